/**
 * The static evaluation: material and its placing from tables, pressure on vital material, a little royal safety. One walk over
 * the board, because most positions that a search visits are evaluated and nothing else.
 */
import {
  type Colour,
  EMPTY,
  kindOf,
  type PieceCode,
  type Placement,
  type Position,
  type Square,
} from '@hippodrome/rules';
import type { PieceValues } from './piece-values.js';
import { createRoyalSafety } from './royal-safety.js';
import { createSquareTables } from './square-tables.js';
import { findVitalGroups, isLastOfGroup, pressureOn } from './vital-material.js';

/** It is worth a little to be on move. */
const TEMPO = 10;
/** Share of the material at the start below which a side is hunted rather than hunting. */
const BARE = 0.15;

export interface Evaluator {
  /** Centipawns from the view of the side to move. Says nothing of ends: whoever asks has looked for them. */
  evaluate(position: Position): number;
  readonly values: PieceValues;
  /** Whether capturing the piece would end the game by what is left. */
  wouldEnd(placement: Placement, victim: PieceCode): boolean;
}

/** @param root where the search begins; what the rules say there of promotion and vital material holds for the whole search */
export function createEvaluator(root: Position): Evaluator {
  const { board, kinds } = root.rules;
  const { squares } = board;
  const { values, worth, size } = createSquareTables(root);
  const safety = createRoyalSafety(board);
  const groups = findVitalGroups(root);
  const isRoyal = Uint8Array.from(values, (_, code) => (kinds[kindOf(code as PieceCode)]?.royal === true ? 1 : 0));
  const counts = new Uint16Array(values.length);
  const fullMaterial = Math.max(1, startingMaterial(root, values));
  const material = new Float64Array(2);
  const royals = new Int32Array(2);

  return { evaluate, values, wouldEnd: (placement, victim) => isLastOfGroup(groups, placement, victim) };

  function evaluate({ placement, sideToMove }: Position): number {
    const score = count(placement) + vitalScore() + royalScore(placement);
    return Math.round(sideToMove === 'white' ? score : -score) + TEMPO;
  }

  /** Material and placing, White's minus Black's. Leaves behind what the other terms need. */
  function count(placement: Placement): number {
    let score = 0;
    counts.fill(0);
    material.fill(0);
    royals.fill(-1);
    for (let i = 0; i < squares.length; i++) {
      const square = squares[i] as Square;
      const code = placement[square] as number;
      if (code === EMPTY) continue;
      counts[code] = (counts[code] as number) + 1;
      const side = code & 1;
      if (isRoyal[code] === 1) {
        royals[side] = square;
        continue;
      }
      material[side] = (material[side] as number) + (values[code] as number);
      const value = worth[code * size + square] as number;
      score += side === 0 ? value : -value;
    }
    return score;
  }

  function vitalScore(): number {
    let score = 0;
    for (const { side, codes } of groups) {
      let left = 0;
      for (const code of codes) left += counts[code] as number;
      score += side === 'white' ? -pressureOn(left) : pressureOn(left);
    }
    return score;
  }

  function royalScore(placement: Placement): number {
    return royalScoreOf(placement, 'white') - royalScoreOf(placement, 'black');
  }

  function royalScoreOf(placement: Placement, colour: Colour): number {
    const side = colour === 'white' ? 0 : 1;
    const royal = royals[side] as number;
    if (royal < 0) return 0;
    const danger = Math.min(1, (material[1 - side] as number) / fullMaterial);
    const enemy = royals[1 - side] as number;
    const hunts = danger < BARE && enemy >= 0 && (material[side] as number) > (material[1 - side] as number);
    return (
      safety.score(placement, royal as Square, colour, danger) +
      (hunts ? safety.pursuit(royal as Square, enemy as Square) : 0)
    );
  }
}

/** What a side has at the start of the game, in centipawns. */
function startingMaterial({ rules }: Position, values: PieceValues): number {
  let sum = 0;
  for (const code of rules.start) sum += values[code] as number;
  return sum / 2;
}
