/** Puzzles as the page knows them: what its files of puzzles hold, one file a game. `packages/lab` makes them. */
import {
  expectOk,
  type Move,
  type Position,
  parseFen,
  parseUci,
  playUnchecked,
  type Ruleset,
  setUp,
} from '@hippodrome/rules';

export interface Puzzle {
  /** The game's slug and five more characters: `nightrider-k3f9a`. */
  readonly id: string;
  /** The solver is to move. */
  readonly fen: string;
  /** The coordinate move that led there. */
  readonly last: string;
  /** Coordinate moves in turn, the solver's first and last. */
  readonly moves: readonly string[];
  readonly themes: readonly string[];
  readonly rating: number;
  readonly made: {
    readonly seed: number;
    readonly game: number;
    readonly ply: number;
    readonly nodes: readonly number[];
  };
}

/** What is known of a game's puzzles before they are fetched. */
export interface PuzzleSummary {
  readonly game: string;
  readonly count: number;
  /** How many puzzles have a theme. */
  readonly themes: Readonly<Record<string, number>>;
}

export interface Step {
  readonly before: Position;
  readonly move: Move;
  readonly after: Position;
}

/** A puzzle with its positions. */
export interface Opened {
  readonly puzzle: Puzzle;
  readonly start: Position;
  readonly solution: readonly Step[];
}

/** Throws when the puzzle is not of the game: the files are held to their games by a test. */
export function openPuzzle(rules: Ruleset, puzzle: Puzzle): Opened {
  const start = expectOk(setUp(rules, expectOk(parseFen(rules, puzzle.fen))));
  let before = start;
  const solution = puzzle.moves.map((text) => {
    const move = expectOk(parseUci(before, text));
    const step = { before, move, after: playUnchecked(before, move) };
    before = step.after;
    return step;
  });
  return { puzzle, start, solution };
}

/** The slug in the name of a puzzle; undefined when the text is no such name. */
export function gameOf(id: string): string | undefined {
  return /^(.+)-[0-9a-z]{5}$/.exec(id)?.[1];
}
