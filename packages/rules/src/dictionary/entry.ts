/**
 * What the dictionary says of a piece. Names follow the commonest use in the literature of chess variants; where a name belongs to
 * several pieces, each of them has it as an alias, and whoever looks it up is asked which one is meant.
 */
export interface DictionaryEntry {
  /** Small letters, digits and single hyphens, as documents write names. Unique. */
  readonly name: string;
  /** Other names, written in the same way; another entry may have the same one. */
  readonly aliases: readonly string[];
  /** How it moves, in the `xbetza` dialect. */
  readonly betza: string;
  /** One line on what it is, without a full stop. */
  readonly about: string;
  /** Capital letters that stand for it in FEN and SAN, each with where that is so. */
  readonly letters: readonly UsualLetter[];
  /** Name of its picture, when there is one that no other piece of the dictionary has: otherwise a disc with its letter is drawn. */
  readonly picture?: string;
}

export interface UsualLetter {
  readonly letter: string;
  readonly tradition: Tradition;
}

/** Where a letter is in use, by a short name: the source that says so. */
export const TRADITIONS = {
  chess: 'the PGN standard, which FEN is part of',
  problems: 'chess problemists, who write S for the knight and so have N free',
  xboard: 'XBoard and WinBoard, the letters of their piece tables',
  capablanca: 'Capablanca Chess, in the pairing of letters that XBoard uses',
  grand: 'Grand Chess (Christian Freeling, 1984)',
  seirawan: 'Seirawan Chess (Yasser Seirawan and Bruce Harper, 2007)',
  omega: 'Omega Chess (Daniel MacDonald, 1992)',
  gross: 'Gross Chess (Fergus Duniho, 2009)',
  terachess: 'Terachess (Jean-Louis Cazaux), as an Interactive Diagram',
  armies: 'Chess with Different Armies (Ralph Betza, 1979), as Fairy-Max writes it',
  shogi: 'Western notation of shogi',
  minishogi: 'Fairy-Stockfish, for promoted pieces of minishogi',
  xiangqi: 'Western notation of xiangqi',
  makruk: 'XBoard and Fairy-Stockfish, for makruk',
  shatranj: 'XBoard, for shatranj',
  hoppelpoppel: 'Fairy-Stockfish, for Hoppel-Poppel',
  newzealand: 'Fairy-Stockfish, for New Zealand Chess',
  knightmate: 'Knightmate (Bruce Zimov, 1972), in XBoard',
  fairymax: 'Fairy-Max, in the list of pieces of its own file of games',
  hippodrome: 'the games that come with Hippodrome',
} as const;

export type Tradition = keyof typeof TRADITIONS;

/** `letters('chess N', 'problems S')`: the letter behind its tradition. */
export function letters(...uses: readonly `${Tradition} ${string}`[]): readonly UsualLetter[] {
  return uses.map((use) => {
    const [tradition, letter] = use.split(' ') as [Tradition, string];
    return { letter, tradition };
  });
}
