/**
 * Bodies are JSON, of a bounded size. Another type is refused, since forms of other sites can send those without asking; broken JSON is
 * refused with the place where it breaks.
 */
import { error } from '@hippodrome/rules';
import { bodyLimit } from 'hono/body-limit';
import { every } from 'hono/combine';
import { createMiddleware } from 'hono/factory';
import { refuse } from './problem.js';

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** @param most bytes */
export function jsonBody(most: number) {
  const limit = bodyLimit({
    maxSize: most,
    onError: (context) => refuse(context, [error('request/too-large', `at most ${most} bytes`)]),
  });
  return every(limit, parsed);
}

const parsed = createMiddleware(async (context, next) => {
  if (context.req.raw.body === null) return next();
  const text = await context.req.text();
  if (text === '') return next();
  if (!JSON_TYPE.test(context.req.header('Content-Type') ?? '')) {
    return refuse(context, [error('request/not-json', 'say Content-Type: application/json, and send JSON')]);
  }
  const problem = jsonProblem(text);
  return problem === undefined ? next() : refuse(context, [problem]);
});

function jsonProblem(text: string) {
  try {
    JSON.parse(text);
    return undefined;
  } catch (reason) {
    return error('request/malformed', 'this is not JSON', placeIn(text, String(reason)));
  }
}

/** The place that V8 names as a position; the end when it names none. */
function placeIn(text: string, reason: string): { line: number; column: number } {
  const position = /at position (\d+)/.exec(reason)?.[1];
  const lines = text.slice(0, position === undefined ? undefined : Number(position)).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
