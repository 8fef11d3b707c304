/** The rule `timeout`: whether running out of time loses even against a side that has nothing to win with. */
import { z } from 'zod';
import { opposite } from '../colour.js';
import { ok } from '../result.js';
import { isBare } from './ending/bare-king.js';
import type { RuleModule } from './rule.js';

const schema = z.strictObject({ 'bare-king': z.enum(['draw', 'loss']) });
type Option = z.infer<typeof schema>;

export const timeout: RuleModule<Option> = {
  key: 'timeout',
  schema,
  compile(option) {
    if (option['bare-king'] === 'loss') return ok(undefined);
    return ok({
      drawsOnTime: ({ rules, placement }, flagged) => isBare(rules, placement, opposite(flagged)),
      facts: [],
      sentences: [{ code: 'rule/timeout', message: 'A player who runs out of time against a bare king draws.' }],
    });
  },
};
