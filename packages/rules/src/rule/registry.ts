/**
 * The rules there are. Their order is the order in which their hooks are called and their endings looked at: what wins, then
 * stalemate, then what draws. A new rule is one module and one line here.
 */
import { castling } from './castling/index.js';
import { draws } from './draws.js';
import { enPassant } from './en-passant.js';
import { facing } from './facing.js';
import { phases } from './phases.js';
import { pool } from './pool.js';
import { promotion } from './promotion.js';
import type { AnyRuleModule } from './rule.js';
import { stalemate } from './stalemate.js';
import { timeout } from './timeout.js';
import { wins } from './wins.js';

export const RULE_MODULES = [
  castling,
  enPassant,
  promotion,
  pool,
  facing,
  phases,
  wins,
  stalemate,
  draws,
  timeout,
] as unknown as readonly AnyRuleModule[];
