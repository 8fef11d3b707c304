/** The rule `wins`: the ordered list of ways to win outright. */
import { z } from 'zod';
import { error, type Problem, type Statement, unlessErrors } from '../result.js';
import { bareKing } from './ending/bare-king.js';
import { type ChecksLeft, checkCount } from './ending/check-count.js';
import { checkmate } from './ending/checkmate.js';
import { extinction } from './ending/extinction.js';
import type { Ending, RuleModule } from './rule.js';

const MOST_CHECKS = 99;

const entry = z.union(
  [
    z.enum(['checkmate', 'bare-king']),
    z.strictObject({ extinct: z.string() }),
    z.strictObject({ 'bare-king': z.strictObject({ reply: z.boolean() }) }),
    z.strictObject({ checks: z.int().min(1).max(MOST_CHECKS) }),
  ],
  {
    error:
      'a way to win is checkmate, bare-king, { extinct: <piece> }, { checks: 3 } or { bare-king: { reply: true } }',
  },
);
const schema = z
  .array(entry)
  .refine((ways) => ways.filter((way) => typeof way === 'object' && 'checks' in way).length <= 1, {
    error: 'checks can be counted once only',
  });
type Option = z.infer<typeof schema>;
type Entry = z.infer<typeof entry>;

export const wins: RuleModule<Option, ChecksLeft> = {
  key: 'wins',
  schema,
  mapPieces: (option, map) =>
    option.map((way) => (typeof way === 'object' && 'extinct' in way ? { extinct: map(way.extinct) } : way)),
  demands: (option) => ({
    standing: option.flatMap((way) => (typeof way === 'object' && 'extinct' in way ? [way.extinct] : [])),
  }),
  compile(option, frame) {
    const problems: Problem[] = [];
    const counts = option.flatMap((way) =>
      typeof way === 'object' && 'checks' in way ? [checkCount(way.checks)] : [],
    );
    const endings = option.map((way): Ending => {
      if (way === 'checkmate') return checkmate;
      if (way === 'bare-king') return bareKing(false);
      if ('bare-king' in way) return bareKing(way['bare-king'].reply);
      if ('checks' in way) return (counts[0] as (typeof counts)[number]).ending;
      const kind = frame.kindNamed(way.extinct);
      if (kind !== undefined) return extinction(kind);
      problems.push(error('rules/unknown-piece', `wins names "${way.extinct}", which is not in the game`));
      return checkmate;
    });
    const state = counts[0]?.state;
    return unlessErrors(problems, () => ({
      endings,
      ...(state !== undefined && { state }),
      facts: [],
      sentences: option.map(sentenceOf),
    }));
  },
};

function sentenceOf(way: Entry): Statement {
  if (way === 'checkmate') {
    const message = 'A player whose royal piece is attacked and who has no legal move is checkmated and has lost.';
    return { code: 'rule/checkmate', message };
  }
  if (way === 'bare-king') return bareKingSentence(false);
  if ('extinct' in way) {
    const message = `A player who has no ${way.extinct} left has lost.`;
    return { code: 'rule/extinct', message, values: { piece: way.extinct } };
  }
  if ('checks' in way) {
    const message =
      way.checks === 1
        ? 'A player who gives check has won.'
        : `A player who has given check ${way.checks} times has won.`;
    return { code: 'rule/checks', message, values: { count: way.checks } };
  }
  return bareKingSentence(way['bare-king'].reply);
}

function bareKingSentence(reply: boolean): Statement {
  const message = 'A player left with nothing but the king has lost';
  const unless = ', unless the very next move does the same to the opponent: then the game is drawn';
  return reply
    ? { code: 'rule/bare-king', message: `${message}${unless}.`, values: { form: 'reply' } }
    : { code: 'rule/bare-king', message: `${message}.`, values: { form: 'at-once' } };
}
