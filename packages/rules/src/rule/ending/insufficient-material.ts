/** Insufficient material: one side has only royals and the other no more than a document says can never mate. */
import { EMPTY, kindOf, type PieceCode } from '../../position/placement.js';
import type { Position } from '../../position/position.js';
import type { PieceKind } from '../frame.js';
import type { Ending } from '../rule.js';

/** @param harmless kinds of which a single one cannot mate a bare royal; undefined stands for nothing at all */
export function insufficientMaterial(harmless: readonly (PieceKind | undefined)[]): Ending {
  const allowed = harmless.map((kind) => kind?.index ?? NOTHING);
  return {
    rule: 'insufficient-material',
    fact: { fact: 'insufficient-material', kinds: harmless.map((kind) => kind?.index) },
    decide: ({ position }) =>
      allowed.includes(loneKind(position)) ? { winner: null, rule: 'insufficient-material' } : undefined,
  };
}

const NOTHING = -1;
const MORE = -2;

/** Kind of the only piece that is not royal; NOTHING when there is none, MORE when there are several. */
function loneKind({ rules, placement }: Position): number {
  let found = NOTHING;
  for (const value of placement) {
    const kind = kindOf(value as PieceCode);
    if (value === EMPTY || rules.kinds[kind]?.royal === true) continue;
    if (found !== NOTHING) return MORE;
    found = kind;
  }
  return found;
}
