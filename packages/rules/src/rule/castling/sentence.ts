/** Castling in words, for the rule sheet. */
import { kindOf } from '../../position/placement.js';
import type { Frame } from '../frame.js';
import type { Terms } from './option.js';
import type { Pair } from './pairs.js';

/** A pair and how far its king may go; as far as there is room when it leaps. */
export interface Reach {
  readonly pair: Pair;
  readonly distances: readonly number[];
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

export function castlingSentence(frame: Frame, terms: Terms, reaches: readonly Reach[]): string {
  const pairs = reaches.map(({ pair }) => pair);
  const king = namesOf(frame, pairs, ({ kingCode }) => kindOf(kingCode));
  const rook = namesOf(frame, pairs, ({ rookCode }) => kindOf(rookCode));
  if (terms.style === 'leap') {
    return `Castling: an unmoved ${king} that is not in check leaps along its rank to any empty, unattacked square between it and an unmoved ${rook}, whatever stands or aims between; the ${rook} leaps to the square the ${king} left.`;
  }
  return `Castling: an unmoved ${king} that is not in check moves ${distancesInWords(reaches, rook)}, over empty squares, without crossing or reaching an attacked one; the ${rook} goes to ${landing(reaches, king)}.`;
}

function distancesInWords(reaches: readonly Reach[], rook: string): string {
  const towards = (wing: Pair['wing']): readonly number[] => {
    const all = reaches.filter(({ pair }) => pair.wing === wing).flatMap(({ distances }) => distances);
    return [...new Set(all)].sort((a, b) => a - b);
  };
  const [left, right] = [towards('left'), towards('right')];
  const partner = `an unmoved ${rook}`;
  if (left.length === 0) return `${squares(right)} towards ${partner} on the side of the higher files`;
  if (right.length === 0) return `${squares(left)} towards ${partner} on the side of the lower files`;
  if (String(left) === String(right)) return `${squares(left)} towards ${partner}`;
  return `${squares(right)} towards ${partner} on the side of the higher files, or ${squares(left)} towards one on the side of the lower files`;
}

function squares(distances: readonly number[]): string {
  const words = distances.map((distance) => NUMBERS[distance - 1] ?? String(distance));
  return `${either(words)} ${distances.at(-1) === 1 ? 'square' : 'squares'}`;
}

function landing(reaches: readonly Reach[], king: string): string {
  const all = new Set(reaches.flatMap(({ distances }) => distances));
  if (all.size > 1) return `the square beside the ${king}, on its other side`;
  if (all.has(1)) return `the square the ${king} left`;
  return `the square the ${king} crossed${all.has(2) ? '' : ' last'}`;
}

function namesOf(frame: Frame, pairs: readonly Pair[], kind: (pair: Pair) => number): string {
  return either([...new Set(pairs.map(kind))].map((index) => frame.kinds[index]?.name ?? ''));
}

function either(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
