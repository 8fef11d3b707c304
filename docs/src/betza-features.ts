/**
 * Everything that the Betza dialects can say, feature by feature, for the table of what each needs and who plays it. Whether
 * Hippodrome plays a feature is not written here: the table asks the parser. What other programs make of it was found by running
 * XBoard's interpreter and Fairy-Stockfish on such strings; what the Interactive Diagram makes of it is what its author documents.
 */

/** How a dialect says the same: in the same way, in another spelling, or not at all, in which case the letters may be skipped in silence. */
export type Spelling = 'same' | 'no' | { readonly as: string } | { readonly note: string };

export interface BetzaFeature {
  /** The sign or signs in question, as they stand in the text. */
  readonly signs: string;
  /** A move that needs it, in the dialect of the Interactive Diagram or, failing that, of XBoard. */
  readonly example: string;
  readonly meaning: string;
  /** Part of the core on which all dialects agree, and so must be played. */
  readonly core?: true;
  readonly xbetza: Spelling;
  readonly xboard: Spelling;
  readonly fairy: Spelling;
}

const EVERYWHERE = { core: true, xbetza: 'same', xboard: 'same', fairy: 'same' } as const;
const NOT_FAIRY = { xbetza: 'same', xboard: 'same', fairy: 'no' } as const;
const DIAGRAM_ONLY = { xbetza: 'same', xboard: 'no', fairy: 'no' } as const;
const XBOARD_ONLY = { xbetza: { note: 'not documented' }, xboard: 'same', fairy: 'no' } as const;
const DISPUTED = { note: 'reads it differently' } as const;

const ATOMS: readonly BetzaFeature[] = [
  { signs: 'W F D N A', example: 'N', meaning: 'leaps of one and two squares', ...EVERYWHERE },
  { signs: 'H C Z G', example: 'C', meaning: 'leaps of three squares', ...EVERYWHERE },
  { signs: 'K', example: 'K', meaning: 'W and F', ...EVERYWHERE },
  { signs: 'R B Q', example: 'Q', meaning: 'slides of any length', ...EVERYWHERE },
  { signs: 'J L', example: 'L', meaning: 'camel or zebra', xbetza: 'no', xboard: DISPUTED, fairy: DISPUTED },
  {
    signs: 'X Y',
    example: 'FX',
    meaning: 'behind an atom: a longer leap, here the giraffe (1,4)',
    ...DIAGRAM_ONLY,
  },
  {
    signs: 'O',
    example: 'isO2',
    meaning: 'castling, by exactly so many squares, with the piece at the end of the rank',
    ...NOT_FAIRY,
    fairy: { note: 'writes O2; an option of the game' },
  },
];

const RANGES: readonly BetzaFeature[] = [
  { signs: '1–9', example: 'R4', meaning: 'at most so many steps of a slide', ...EVERYWHERE },
  { signs: '10 …', example: 'B10', meaning: 'the same, two digits', ...NOT_FAIRY, fairy: { note: 'reads one digit' } },
  { signs: 'NN', example: 'NN', meaning: 'a rider: the leap again and again', ...EVERYWHERE, xboard: { as: 'N0' } },
  { signs: 'CC ZZ AA …', example: 'CC', meaning: 'riders of other leaps', ...NOT_FAIRY, xboard: { as: 'C0' } },
  { signs: 'A7', example: 'A7', meaning: 'a rider of at most so many leaps', ...NOT_FAIRY },
  { signs: '*', example: 'W*', meaning: 'as many steps as lead to the middle of the board', ...DIAGRAM_ONLY },
];

const DIRECTIONS: readonly BetzaFeature[] = [
  { signs: 'f b l r', example: 'fR', meaning: 'some directions only', ...EVERYWHERE },
  { signs: 'v s', example: 'vR', meaning: 'forward and backward; left and right', ...EVERYWHERE },
  { signs: 'ff fs fh …', example: 'fsN', meaning: 'a choice among the leaps of an oblique atom', ...EVERYWHERE },
  { signs: 'h', example: 'hrN', meaning: 'half of the leaps of an oblique atom, turning one way', ...EVERYWHERE },
  { signs: 'f … on K, Q', example: 'fK', meaning: 'one direction of eight', ...NOT_FAIRY, fairy: DISPUTED },
];

const MODES: readonly BetzaFeature[] = [
  { signs: 'm', example: 'mR', meaning: 'moves without capturing', ...EVERYWHERE },
  { signs: 'c', example: 'cR', meaning: 'captures only', ...EVERYWHERE },
  { signs: 'i', example: 'imR2', meaning: 'from its square in the starting array only', ...EVERYWHERE },
  { signs: 'e', example: 'fceF', meaning: 'takes en passant', ...NOT_FAIRY, fairy: { note: 'a rule of the game' } },
  { signs: 'n', example: 'nA', meaning: 'lame: barred by a piece half way', ...EVERYWHERE },
  { signs: 'n on H, Z, C', example: 'nZ', meaning: 'the same on longer leaps', ...NOT_FAIRY, fairy: DISPUTED },
  {
    signs: 'nDD',
    example: 'nDD',
    meaning: 'a rider each stride of which can be barred',
    ...NOT_FAIRY,
    xboard: { as: 'nD0' },
  },
  { signs: 'p', example: 'mRcpR', meaning: 'over one piece and on: cannons', ...EVERYWHERE },
  { signs: 'g', example: 'gQ', meaning: 'over one piece and down right behind: grasshoppers', ...EVERYWHERE },
  {
    signs: 'p g with leaps',
    example: 'gNN',
    meaning: 'hoppers along lines of leaps',
    ...NOT_FAIRY,
    xboard: { as: 'gN0' },
  },
  { signs: 'd', example: 'mcdK', meaning: "captures pieces of one's own", ...NOT_FAIRY },
  { signs: 'j', example: 'jR', meaning: 'leaps over the square beside it', ...NOT_FAIRY },
  { signs: 'jj …', example: 'jjR', meaning: 'leaps over as many squares as there are letters', ...XBOARD_ONLY },
  { signs: 'j on leaps', example: 'jD', meaning: 'needs a piece half way', ...NOT_FAIRY },
  { signs: 'o', example: 'oR', meaning: 'runs round the board as round a cylinder', ...NOT_FAIRY },
  { signs: 't', example: 'tR', meaning: 'may not take a king', ...XBOARD_ONLY },
  { signs: 'y', example: 'FyafsF', meaning: 'changes between leaper and slider on the way', ...NOT_FAIRY },
  { signs: 'z', example: 'zB', meaning: 'a crooked ride, to and fro', ...DIAGRAM_ONLY },
  { signs: 'z on N, C', example: 'zNN', meaning: 'the same with oblique leaps', ...DIAGRAM_ONLY },
  { signs: 'q', example: 'qN', meaning: 'a ride in a circle: the rose', ...DIAGRAM_ONLY },
  { signs: 'q on Q, R, B', example: 'qQ', meaning: 'the same with slides', ...DIAGRAM_ONLY },
  { signs: 'u', example: 'uK', meaning: 'puts a captured piece down again', ...DIAGRAM_ONLY },
  { signs: 'x', example: 'mNxaN', meaning: 'lends moves to other pieces', ...DIAGRAM_ONLY },
  { signs: 'pp', example: 'ppR', meaning: 'over any number of pieces', ...DIAGRAM_ONLY },
  {
    signs: 'ii',
    example: 'iifmnD',
    meaning: 'a first move from the row ahead of its own',
    ...XBOARD_ONLY,
  },
  { signs: 'nn', example: 'fmnnD', meaning: 'a double step from any square, open to en passant', ...DIAGRAM_ONLY },
];

const LEGS: readonly BetzaFeature[] = [
  { signs: 'a', example: 'afsW', meaning: 'a second leg: mao, moa, moo', ...NOT_FAIRY },
  { signs: 'a on slides', example: 'RasR', meaning: 'a turn behind a slide: the hook mover', ...NOT_FAIRY },
  { signs: 'a on N, C', example: 'NafN', meaning: 'legs behind an oblique leap', ...NOT_FAIRY, xboard: DISPUTED },
  { signs: 'c … a', example: 'fcafmF', meaning: 'captures on the way: checkers, locusts', ...NOT_FAIRY },
  { signs: 'd … a', example: 'dafW', meaning: "captures of one's own on the way", ...NOT_FAIRY },
  { signs: 'p … a', example: 'fpafW', meaning: 'a piece to leap on the way; with t an own one', ...NOT_FAIRY },
  { signs: 'a … p', example: 'afpR', meaning: 'a hop in the last leg', ...NOT_FAIRY },
  {
    signs: 'c … a i',
    example: 'caibR',
    meaning: 'a leg as long as the slide before it: captures without moving',
    ...NOT_FAIRY,
  },
  {
    signs: 'a z, a q',
    example: 'afsafzK',
    meaning: 'a turn to the other side than the last one, or to the same',
    ...DIAGRAM_ONLY,
  },
  { signs: 'c … a e', example: 'cafeW', meaning: 'a capture en passant after another capture', ...NOT_FAIRY },
  { signs: '[ ? ]', example: '[F?R]', meaning: 'legs in brackets, which may end early: the griffon', ...DIAGRAM_ONLY },
  { signs: '[ - ]', example: '[W-F?fsR]', meaning: 'legs in brackets, all of them made; two or more', ...DIAGRAM_ONLY },
  { signs: '[N …]', example: '[N?R]', meaning: 'an oblique leap in brackets with another atom', ...DIAGRAM_ONLY },
  { signs: '( )3', example: '(paf)3R', meaning: 'legs that may be repeated, so often at the most', ...DIAGRAM_ONLY },
  {
    signs: '( )',
    example: 'afs(afzafz)W',
    meaning: 'the same without limit, where every time is like the one before',
    ...DIAGRAM_ONLY,
  },
  {
    signs: '( ) that branches',
    example: '(afs)W',
    meaning: 'the same where it may go on in several ways',
    ...DIAGRAM_ONLY,
  },
];

/** By the part of the notation, in the order of the table. */
export const BETZA_FEATURES: Readonly<Record<string, readonly BetzaFeature[]>> = {
  Atoms: ATOMS,
  Ranges: RANGES,
  Directions: DIRECTIONS,
  'What a move may do': MODES,
  'Moves of several legs': LEGS,
};
