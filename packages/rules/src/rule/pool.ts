/**
 * The pool of captured pieces: a captured piece waits for its owner, who promotes only to a piece that waits, which then
 * leaves the pool. With nothing to promote to, the last rank is closed to pieces that would have to promote; they attack it
 * all the same.
 */
import { z } from 'zod';
import { COLOURS } from '../colour.js';
import { colourOf, EMPTY, kindOf, type PieceCode } from '../position/placement.js';
import { stateOf } from '../position/states.js';
import { error, ok, type Problem, type Result, unlessErrors } from '../result.js';
import type { Frame } from './frame.js';
import type { RuleModule, StateHooks } from './rule.js';

const schema = z.union([z.literal('none'), z.strictObject({ except: z.array(z.string()).optional() })], {
  error: 'pool is none or { except: [<pieces that never enter it>] }',
});
type Option = z.infer<typeof schema>;

/** How many wait, by piece code of their owner's colour; absent means none. */
export type Pool = ReadonlyMap<PieceCode, number>;

const EMPTY_POOL: Pool = new Map();

export const pool: RuleModule<Option, Pool> = {
  key: 'pool',
  schema,
  needs: ['promotion'],
  mapPieces: (option, map) =>
    option === 'none' || option.except === undefined ? option : { ...option, except: option.except.map(map) },
  compile(option, frame) {
    if (option === 'none') return ok(undefined);
    const except = option.except ?? [];
    const enters = (code: PieceCode): boolean => {
      const kind = frame.kinds[kindOf(code)];
      return kind !== undefined && !kind.royal && !except.includes(kind.name);
    };
    const state = poolState(frame, enters);
    return ok({
      state,
      forbids: (move, _position, waiting) =>
        move.type === 'step' && move.promotion !== EMPTY && (waiting.get(move.promotion) ?? 0) === 0,
      facts: [{ fact: 'pool', enters, waiting: (position) => stateOf(position, state) }],
      sentences: [
        {
          code: 'rule/pool',
          message: `Captured pieces${except.length > 0 ? ` (but no ${except.join(', no ')})` : ''} wait in a pool for their owner, who may promote only to one of them; it leaves the pool. Without a piece to promote to, the last rank may not be entered by a move that would have to promote, though check is given there.`,
          values: { form: except.length > 0 ? 'except' : 'all', pieces: except },
        },
      ],
    });
  },
};

function poolState(frame: Frame, enters: (code: PieceCode) => boolean): StateHooks<Pool> {
  const letters = lettersInOrder(frame);
  const write = (waiting: Pool): string =>
    letters.map(([letter, code]) => letter.repeat(waiting.get(code) ?? 0)).join('');
  return {
    field: 'holdings',
    start: EMPTY_POOL,
    empty: EMPTY_POOL,
    next(waiting, move, before) {
      if (move.type !== 'step') return waiting;
      const captured = move.captures.map((square) => before.placement[square] as PieceCode).filter(enters);
      if (captured.length === 0 && move.promotion === EMPTY) return waiting;
      const next = new Map(waiting);
      for (const code of captured) next.set(code, (next.get(code) ?? 0) + 1);
      if (move.promotion !== EMPTY) takeOne(next, move.promotion);
      return next;
    },
    write,
    read: (text) => readPool(frame, enters, text),
    signature: write,
  };
}

function takeOne(waiting: Map<PieceCode, number>, code: PieceCode): void {
  const left = (waiting.get(code) ?? 0) - 1;
  if (left > 0) waiting.set(code, left);
  else waiting.delete(code);
}

/** FEN letters with their codes: capitals first, each alphabetically. */
function lettersInOrder(frame: Frame): readonly (readonly [string, PieceCode])[] {
  const kinds = [...frame.kinds].sort((a, b) => (a.letter < b.letter ? -1 : 1));
  return COLOURS.flatMap((colour) =>
    kinds.map((kind) => [colour === 'white' ? kind.letter : kind.letter.toLowerCase(), kind[colour]] as const),
  );
}

function readPool(frame: Frame, enters: (code: PieceCode) => boolean, text: string): Result<Pool> {
  const codes = new Map(lettersInOrder(frame));
  const problems: Problem[] = [];
  const waiting = new Map<PieceCode, number>();
  [...text].forEach((letter, i) => {
    const code = codes.get(letter);
    const column = i + 1;
    if (code === undefined) {
      const values = { form: 'letter', letter };
      problems.push(error('fen/bad-holdings', `"${letter}" is not a piece of this game`, { column, values }));
    } else if (!enters(code)) {
      const values = { form: 'never', piece: frame.kinds[kindOf(code)]?.name ?? '', side: colourOf(code) };
      const message = `a ${values.piece} (${values.side}) never waits in the pool`;
      problems.push(error('fen/bad-holdings', message, { column, values }));
    } else {
      waiting.set(code, (waiting.get(code) ?? 0) + 1);
    }
  });
  return unlessErrors(problems, () => waiting);
}
