/** What somebody pasted or dropped: the games of a PGN, or one position as FEN. */
import {
  createMoveTree,
  error,
  fail,
  ok,
  type PgnGame,
  type Problem,
  parseFen,
  parsePgn,
  type Result,
  type Ruleset,
  setUp,
} from '@hippodrome/rules';
import { type KnownGames, variantsIn } from '../library/variants-in.js';

export interface ReadText {
  readonly kind: 'pgn' | 'fen';
  /** The first ones, where there are very many. */
  readonly games: readonly PgnGame[];
  /** Whether there are more games than were read. */
  readonly isCut: boolean;
}

/** Games that are listed to choose from; a collection is for the library. */
const MOST_GAMES = 300;
/** Characters; longer files are not opened on a board. */
export const LONGEST_TEXT = 20 * 1024 * 1024;
/** Milliseconds of reading after which the page may draw. */
const SLICE = 12;

/** A FEN begins with ranks, which no PGN does. */
export const FEN = /^[^\s[{(;%]*\/[^\s[{(]*(\s|$|\[)/;

/**
 * Problems of games travel with the games; those here are of the text as a whole, and of a FEN.
 *
 * Codes: `study/nothing`, `study/too-long`, `study/unfetched`, `study/which-game`; those of `parseFen` and `setUp` for a FEN.
 * @param here the game of the board that the text was given to: that of FENs, and of PGNs that name none; undefined where no game is
 * chosen
 */
export async function readText(text: string, here: Ruleset | undefined, games: KnownGames): Promise<Result<ReadText>> {
  const trimmed = text.trim();
  if (trimmed === '')
    return fail(error('study/nothing', 'there is nothing to read: paste a PGN or a FEN', { line: 1, column: 1 }));
  if (text.length > LONGEST_TEXT) {
    const message = `the text has ${text.length} characters, and ${LONGEST_TEXT} is the most`;
    const values = { length: text.length, most: LONGEST_TEXT };
    return fail(error('study/too-long', message, { line: 1, column: 1, values }));
  }
  if (!FEN.test(trimmed)) return readPgn(text, here, games);
  if (here !== undefined) return readFen(text, here);
  return fail(
    error('study/which-game', 'a FEN does not say which game it is of: choose the game first', { line: 1, column: 1 }),
  );
}

function readFen(text: string, here: Ruleset): Result<ReadText> {
  const before = text.length - text.trimStart().length;
  const line = text.slice(0, before).split('\n').length;
  const shift = before - (text.lastIndexOf('\n', before - 1) + 1);
  const setup = parseFen(here, text.trim().replace(/\s+/g, ' '));
  const position = setup.ok ? setUp(here, setup.value) : setup;
  const place = (problem: Problem): Problem => ({ ...problem, line, column: (problem.column ?? 1) + shift });
  if (!position.ok) return { ok: false, problems: position.problems.map(place) };
  const warnings = [...(setup.ok ? setup.warnings : []), ...position.warnings].map(place);
  const tree = createMoveTree(position.value);
  return ok(
    { kind: 'fen', games: [{ tags: new Map(), tree, result: '*', problems: warnings, line }], isCut: false },
    warnings,
  );
}

async function readPgn(text: string, here: Ruleset | undefined, known: KnownGames): Promise<Result<ReadText>> {
  const variants = await variantsIn(text, known, here?.spec.slug).catch(() => undefined);
  if (variants === undefined) {
    return fail(
      error('study/unfetched', 'the rules of a game in this text could not be loaded: are you offline?', {
        line: 1,
        column: 1,
      }),
    );
  }
  const games: PgnGame[] = [];
  let since = performance.now();
  for (const game of parsePgn(text, variants)) {
    if (games.length === MOST_GAMES) return ok({ kind: 'pgn', games, isCut: true });
    games.push(game);
    if (performance.now() - since < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
  return ok({ kind: 'pgn', games, isCut: false });
}
