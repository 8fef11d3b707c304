/** Results as XBoard reads them: `1-0 {White mates}`. */
import type { Outcome, OutcomeRule } from '@hippodrome/rules';

const BY_RULE: Readonly<Partial<Record<OutcomeRule, string>>> = {
  checkmate: 'checkmate',
  stalemate: 'stalemate',
  extinction: 'the last piece of its kind is gone',
  'bare-king': 'bare king',
  'check-count': 'number of checks',
  goal: 'goal reached',
  repetition: 'repetition',
  'move-rule': 'move rule',
  'insufficient-material': 'insufficient material',
};

export function resultLine({ winner, rule }: Outcome): string {
  const sign = winner === null ? '1/2-1/2' : winner === 'white' ? '1-0' : '0-1';
  const why = BY_RULE[rule] ?? rule;
  const comment = winner === null ? `Draw: ${why}` : `${winner === 'white' ? 'White' : 'Black'} wins: ${why}`;
  return `${sign} {${comment}}`;
}
