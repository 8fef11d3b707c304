/**
 * The starting array: as many ranks as the board has, each as wide, made of the pieces' letters; its holes are the board's.
 * Everything is reported at its column.
 */

import { COLOURS } from '../colour.js';
import { quote } from '../notation/text.js';
import { splitPlacement } from '../position/placement-text.js';
import type { Place } from '../result.js';
import { error, type Problem } from '../result.js';
import { type Extent, nameOfSquare } from './board.js';
import type { PieceSpec } from './spec.js';

/** An array as far as it could be read. */
export interface StartingArray {
  readonly text: string;
  /** Numbers of the squares written as `*`. */
  readonly holes: readonly number[];
  /** Letters as written: capitals are White's. */
  readonly letters: ReadonlySet<string>;
  /** Whether it fills the board. */
  readonly fits: boolean;
}

/** Where the array was written: the place of its nth character (from 0). */
export type PlaceOfCharacter = (index: number) => Place;

/**
 * Codes: `document/setup-fields`, `document/setup-ranks`, `document/setup-width`, `document/setup-sign`,
 * `document/setup-number`.
 */
export function readArray(
  written: string,
  { files, ranks }: Extent,
  place: PlaceOfCharacter,
): { readonly array: StartingArray; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const text = /^\S*/.exec(written)?.[0] ?? '';
  if (text !== written) {
    const message = 'setup is the placement alone, without spaces; who moves first is said in engine.first';
    problems.push(error('document/setup-fields', message, place(text.length)));
  }
  const rows = splitPlacement(text);
  if (rows.length !== ranks) {
    const message = `the setup has ${rows.length} ranks, the board ${ranks}`;
    problems.push(error('document/setup-ranks', message, place((rows[ranks]?.column ?? 1) - 1)));
  }
  const holes: number[] = [];
  const letters = new Set<string>();
  let fits = rows.length === ranks;
  const common = commonWidth(rows);
  if (common !== undefined && common !== files) {
    fits = false;
    const message = `every rank of the setup is ${common} wide, the board has ${files} files`;
    problems.push(error('document/setup-width', message, place(0)));
  }
  rows.forEach(({ tokens, width, column }, fromTop) => {
    const rank = rows.length - fromTop;
    if (width !== files && common === undefined) {
      fits = false;
      const message = `rank ${rank} of the setup is ${width} wide, the board has ${files} files`;
      problems.push(error('document/setup-width', message, place(column - 1)));
    }
    let file = 0;
    for (const token of tokens) {
      const where = place(token.column - 1);
      if (token.type === 'letter') letters.add(token.letter);
      if (token.type === 'hole') holes.push((rank - 1) * files + file);
      if (token.type === 'gap' && text[token.column - 1] === '0') {
        problems.push(
          error('document/setup-number', 'numbers of empty squares do not begin with 0: leave it out', where),
        );
      }
      if (token.type === 'unknown') {
        const message = `${quote(token.text)} means nothing here: write letters of pieces, numbers of empty squares, * for holes`;
        problems.push(error('document/setup-sign', message, where));
      }
      file += token.type === 'gap' ? token.count : 1;
    }
  });
  return { array: { text, holes: holes.sort((a, b) => a - b), letters, fits }, problems };
}

/** The width of all ranks, when they are at one. */
function commonWidth([first, ...others]: readonly { readonly width: number }[]): number | undefined {
  return others.every(({ width }) => width === first?.width) ? first?.width : undefined;
}

/** Whether the holes of an array that fits are those that the topology lists. Codes: `document/holes-disagree`. */
export function checkHoles(
  { text, holes }: StartingArray,
  { files, ranks }: Extent,
  stated: readonly number[],
  place: PlaceOfCharacter,
): readonly Problem[] {
  const report = (square: number, message: string): Problem =>
    error('document/holes-disagree', message, place(characterOf(text, square, files, ranks)));
  const surplus = holes
    .filter((square) => !stated.includes(square))
    .map((square) => report(square, `${nameOfSquare(square, files)} is a hole here, but not in topology.holes`));
  const lacking = stated
    .filter((square) => !holes.includes(square))
    .map((square) => report(square, `${nameOfSquare(square, files)} is a hole in topology.holes: write * for it here`));
  return [...surplus, ...lacking];
}

/** Index of the character that stands for a square. */
function characterOf(text: string, square: number, files: number, ranks: number): number {
  let left = square % files;
  for (const token of splitPlacement(text)[ranks - 1 - Math.floor(square / files)]?.tokens ?? []) {
    left -= token.type === 'gap' ? token.count : 1;
    if (left < 0) return token.column - 1;
  }
  return 0;
}

/** Letters that no piece has, at each place where they stand. Codes: `document/unknown-letter`. */
export function checkLetters(text: string, pieces: readonly PieceSpec[], place: PlaceOfCharacter): readonly Problem[] {
  const known = new Set(pieces.map(({ letter }) => letter));
  const list = pieces.map(({ letter, name }) => `${letter} (${name})`).join(', ');
  return splitPlacement(text)
    .flatMap(({ tokens }) => tokens)
    .flatMap((token) => {
      if (token.type !== 'letter' || known.has(token.letter.toUpperCase())) return [];
      const message = `no piece has the letter ${token.letter}; the letters are ${list}: add the piece to engine.pieces`;
      return [error('document/unknown-letter', message, place(token.column - 1))];
    });
}

/** Each side needs a royal, for check and mate to be about. Codes: `document/no-royal`. */
export function checkRoyals(
  { letters }: StartingArray,
  pieces: readonly PieceSpec[],
  place: Place,
): readonly Problem[] {
  const royals = pieces.filter(({ royal }) => royal);
  if (royals.length === 0) {
    return [
      error('document/no-royal', 'no piece is royal: say royal: true of the one that check and mate are about', place),
    ];
  }
  const missing = COLOURS.filter(
    (colour) => !royals.some(({ letter }) => letters.has(colour === 'white' ? letter : letter.toLowerCase())),
  );
  const names = royals.map(({ name }) => name).join(' or ');
  return missing.map((colour) => error('document/no-royal', `${colour} has no ${names} in the setup`, place));
}
