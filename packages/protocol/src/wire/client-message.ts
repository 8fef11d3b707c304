/**
 * What a client says over its live connection: one JSON object a message. A server reads these from strangers, so each is checked field
 * by field; what is not said here is refused.
 */
import { error, fail, ok, type Result } from '@hippodrome/rules';
import { z } from 'zod';
import { PLAIN_WISHES } from '../game/event.js';

/** The longest message in bytes that a server takes. */
export const MOST_BYTES = 4096;
/** Room for the longest move there is, with its promotion or the squares of a castling. */
const LONGEST_MOVE = 24;

const name = z.string().regex(/^[\w-]{1,24}$/);
const wish = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('move'), ply: z.int().min(0).max(1e6), uci: z.string().max(LONGEST_MOVE) }),
  z.strictObject({ type: z.enum(PLAIN_WISHES) }),
]);

const clientMessage = z.discriminatedUnion('t', [
  /** Send the events of a game after that number, now and as they come. 0 asks for all. */
  z.strictObject({ t: z.literal('watch'), game: name, after: z.int().min(0).max(1e7) }),
  z.strictObject({ t: z.literal('leave'), game: name }),
  /** Sent again until it is answered; `id` names it, so that it happens once. */
  z.strictObject({ t: z.literal('do'), game: name, id: name, wish }),
  z.strictObject({ t: z.literal('ping'), id: name }),
]);

export type ClientMessage = z.infer<typeof clientMessage>;

/** Problems: `wire/too-long`, `wire/not-json`, `wire/malformed`. */
export function readClientMessage(text: string): Result<ClientMessage> {
  if (text.length > MOST_BYTES) return fail(error('wire/too-long', `a message has at most ${MOST_BYTES} bytes`));
  const value = parseJson(text);
  if (value === undefined) return fail(error('wire/not-json', 'a message is one JSON object'));
  const { success, data, error: refusal } = clientMessage.safeParse(value);
  if (success) return ok(data);
  const [issue] = refusal.issues;
  const where = issue?.path.join('.') || 'message';
  return fail(error('wire/malformed', `${where}: ${issue?.message ?? 'not as described'}`));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
