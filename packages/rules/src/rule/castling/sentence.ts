/** Castling in words, for the rule sheet. */
import { kindOf } from '../../position/placement.js';
import type { Statement } from '../../result.js';
import type { Frame } from '../frame.js';
import type { Terms } from './option.js';
import type { Pair } from './pairs.js';

/** A pair and how far its king may go; as far as there is room when it leaps. */
export interface Reach {
  readonly pair: Pair;
  readonly distances: readonly number[];
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

export function castlingSentence(frame: Frame, terms: Terms, reaches: readonly Reach[]): Statement {
  const pairs = reaches.map(({ pair }) => pair);
  const kings = namesOf(frame, pairs, ({ kingCode }) => kindOf(kingCode));
  const rooks = namesOf(frame, pairs, ({ rookCode }) => kindOf(rookCode));
  const [king, rook] = [either(kings), either(rooks)];
  const values = { pieces: kings, others: rooks };
  if (terms.style === 'leap') {
    const message = `Castling: an unmoved ${king} that is not in check leaps along its rank to any empty, unattacked square between it and an unmoved ${rook}, whatever stands or aims between; the ${rook} leaps to the square the ${king} left.`;
    return { code: 'rule/castling', message, values: { ...values, form: 'leap' } };
  }
  const ways = waysOf(reaches, rook);
  const landing = landingOf(reaches, king);
  const message = `Castling: an unmoved ${king} that is not in check moves ${ways.map((way) => way.message).join(', or ')}, over empty squares, without crossing or reaching an attacked one; the ${rook} goes to ${landing.message}.`;
  return { code: 'rule/castling', message, values: { ...values, form: 'orthodox', ways, landing: [landing] } };
}

function waysOf(reaches: readonly Reach[], rook: string): readonly Statement[] {
  const towards = (wing: Pair['wing']): readonly number[] => {
    const all = reaches.filter(({ pair }) => pair.wing === wing).flatMap(({ distances }) => distances);
    return [...new Set(all)].sort((a, b) => a - b);
  };
  const way = (form: 'both' | 'higher' | 'lower', distances: readonly number[], partner: string): Statement => {
    const side = form === 'both' ? '' : ` on the side of the ${form} files`;
    const message = `${squares(distances)} towards ${partner}${side}`;
    return { code: 'rule/castling-way', message, values: { form, squares: distances.map(String) } };
  };
  const [left, right] = [towards('left'), towards('right')];
  const partner = `an unmoved ${rook}`;
  if (left.length === 0) return [way('higher', right, partner)];
  if (right.length === 0) return [way('lower', left, partner)];
  if (String(left) === String(right)) return [way('both', left, partner)];
  return [way('higher', right, partner), way('lower', left, 'one')];
}

function squares(distances: readonly number[]): string {
  const words = distances.map((distance) => NUMBERS[distance - 1] ?? String(distance));
  return `${either(words)} ${distances.at(-1) === 1 ? 'square' : 'squares'}`;
}

function landingOf(reaches: readonly Reach[], king: string): Statement {
  const all = new Set(reaches.flatMap(({ distances }) => distances));
  const landing = (form: string, message: string): Statement => ({
    code: 'rule/castling-landing',
    message,
    values: { form },
  });
  if (all.size > 1) return landing('beside', `the square beside the ${king}, on its other side`);
  if (all.has(1)) return landing('left', `the square the ${king} left`);
  if (all.has(2)) return landing('crossed', `the square the ${king} crossed`);
  return landing('crossed-last', `the square the ${king} crossed last`);
}

function namesOf(frame: Frame, pairs: readonly Pair[], kind: (pair: Pair) => number): readonly string[] {
  return [...new Set(pairs.map(kind))].map((index) => frame.kinds[index]?.name ?? '');
}

function either(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
