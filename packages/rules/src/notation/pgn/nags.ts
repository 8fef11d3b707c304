/** Signs behind moves and their numbers (numeric annotation glyphs). */

/** Those that are written right behind a move. */
export const MOVE_SIGNS: ReadonlyMap<string, number> = new Map([
  ['!', 1],
  ['?', 2],
  ['!!', 3],
  ['??', 4],
  ['!?', 5],
  ['?!', 6],
]);

/** Those that stand apart, as books print them. */
const POSITION_SIGNS: ReadonlyMap<string, number> = new Map([
  ['□', 7],
  ['=', 10],
  ['∞', 13],
  ['⩲', 14],
  ['+=', 14],
  ['⩱', 15],
  ['=+', 15],
  ['±', 16],
  ['+/-', 16],
  ['∓', 17],
  ['-/+', 17],
  ['+-', 18],
  ['-+', 19],
]);

/** The largest number that the standard has room for. */
export const LARGEST_NAG = 255;

/** The number of a sign: `!?`, `±`, `$14`; undefined when it is none. */
export function nagOf(sign: string): number | undefined {
  if (sign.startsWith('$'))
    return /^\$\d{1,3}$/.test(sign) && Number(sign.slice(1)) <= LARGEST_NAG ? Number(sign.slice(1)) : undefined;
  // `!!!` says no more than `!!`.
  return (
    MOVE_SIGNS.get(sign) ??
    POSITION_SIGNS.get(sign) ??
    (/^[!?]+$/.test(sign) ? MOVE_SIGNS.get(sign.slice(0, 2)) : undefined)
  );
}

/** The sign of a number as books print it; undefined where the number has none that is read. */
export function signOf(nag: number): string | undefined {
  for (const signs of [MOVE_SIGNS, POSITION_SIGNS]) for (const [sign, number] of signs) if (number === nag) return sign;
  return undefined;
}
