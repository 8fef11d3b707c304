/**
 * `parseFen`: anything a FEN can say, as a `Setup`; whether it is a legal position is for `setUp` to judge. All problems are
 * found at once, each with its column. Fields that belong to rules are read by their owners; what these drop because the board
 * contradicts it is reported here as warnings, and dropped again by `setUp`.
 */
import { FIELDS, type Field, type Setup } from '../../position/setup.js';
import { error, fail, type Problem, type Result, unlessErrors } from '../../result.js';
import type { Ruleset } from '../../rule/ruleset.js';
import { inTextOrder, quote, type Token, words } from '../text.js';
import { fieldOwner, saying, sortFields } from './fields.js';
import { readPlacement } from './read-placement.js';

/** Far above what the largest board with everything on it needs. */
export const LONGEST_FEN = 1024;

/** What a game says that is offered a field for which it has no rule. */
const ABSENT: Readonly<
  Record<Field, { readonly code: `fen/${string}`; readonly thing: string; readonly advice: string }>
> = {
  holdings: { code: 'fen/no-holdings', thing: 'no pieces in hand', advice: 'leave out the brackets' },
  castling: { code: 'fen/no-castling', thing: 'no castling', advice: 'write "-"' },
  'en-passant': { code: 'fen/no-en-passant', thing: 'no en passant', advice: 'write "-"' },
  checks: { code: 'fen/no-checks', thing: 'no count of checks', advice: 'leave it out' },
  phase: { code: 'fen/no-phases', thing: 'no phases', advice: 'end with the move number' },
};

/**
 * Reads a FEN of the game.
 *
 * Codes: `fen/empty`, `fen/too-long`, `fen/bad-holdings`, `fen/no-holdings`, `fen/no-castling`, `fen/no-en-passant`,
 * `fen/no-checks`, `fen/no-phases`; those of `readPlacement` and `sortFields`; those of the rules that own fields.
 */
export function parseFen(rules: Ruleset, fen: string): Result<Setup> {
  if (fen.length > LONGEST_FEN) {
    const message = `a FEN has at most ${LONGEST_FEN} characters, this one ${fen.length}`;
    const values = { most: LONGEST_FEN, length: fen.length };
    return fail(error('fen/too-long', message, { line: 1, column: LONGEST_FEN + 1, values }));
  }
  const problems: Problem[] = [];
  const parts = cut(fen, problems);
  if (parts.placement.text === '') problems.push(error('fen/empty', 'the placement is missing', { column: 1 }));
  const { placement, problems: misplaced } = readPlacement(rules, parts.placement);
  if (parts.placement.text !== '') problems.push(...misplaced);
  const { sideToMove, halfmoveClock, fullmoveNumber, owned } = sortFields(rules, parts.rest, problems);
  const fields = { ...saying({ holdings: parts.holdings }), ...owned };
  const setup: Setup = { placement, sideToMove, halfmoveClock, fullmoveNumber, fields };
  const boardIsSound = problems.every(({ severity }) => severity === 'warning');
  for (const found of fieldProblems(rules, setup)) {
    if (boardIsSound || found.severity === 'error') problems.push(found);
  }
  const located = problems.map((problem) => ({ ...problem, line: 1 }));
  return unlessErrors(inTextOrder(located), () => setup);
}

/** What the owners of the fields have to say to them; warnings make sense only when the placement is as it was meant. */
function fieldProblems(rules: Ruleset, { placement, sideToMove, fields }: Setup): readonly Problem[] {
  return FIELDS.flatMap((field): readonly Problem[] => {
    const token = fields[field];
    if (token === undefined) return [];
    const { text, column = 1 } = token;
    const owner = fieldOwner(rules, field);
    if (owner === undefined) {
      const { code, thing, advice } = ABSENT[field];
      const message = `${rules.spec.title} has ${thing}: ${advice} instead of ${quote(text)}`;
      return [error(code, message, { column, values: { game: rules.spec.title, written: quote(text) } })];
    }
    const read = owner.hooks.state.read(text, { placement, sideToMove });
    return (read.ok ? read.warnings : read.problems).map((problem) => ({
      ...problem,
      column: (problem.column ?? 1) + column - 1,
    }));
  });
}

interface FenParts {
  readonly placement: Token;
  /** What stands between the brackets. */
  readonly holdings: Token | undefined;
  readonly rest: readonly Token[];
}

/** Cuts off placement and holdings; the bracket may be set apart by white space. */
function cut(fen: string, problems: Problem[]): FenParts {
  const [, space = '', board = '', gap = '', bracketed = ''] = /^(\s*)([^\s[]*)(\s*)(\[[^\]]*\]?)?/.exec(fen) ?? [];
  const placement: Token = { text: board, column: space.length + 1 };
  const start = space.length + board.length + gap.length;
  if (bracketed === '') return { placement, holdings: undefined, rest: words(fen.slice(start), start + 1) };

  const isClosed = bracketed.endsWith(']');
  const inside = isClosed ? bracketed.slice(1, -1) : (/^\[\S*/.exec(bracketed)?.[0] ?? '').slice(1);
  const end = start + inside.length + (isClosed ? 2 : 1);
  if (!isClosed) {
    problems.push(
      error('fen/bad-holdings', 'the bracket "[" is not closed by "]"', {
        column: start + 1,
        values: { form: 'unclosed' },
      }),
    );
  }
  const trailing = /^\S*/.exec(fen.slice(end))?.[0] ?? '';
  if (trailing !== '') {
    const message = `white space is missing between "]" and ${quote(trailing)}`;
    const values = { form: 'space', written: quote(trailing) };
    problems.push(error('fen/bad-holdings', message, { column: end + 1, values }));
  }
  return { placement, holdings: { text: inside, column: start + 2 }, rest: words(fen.slice(end), end + 1) };
}
