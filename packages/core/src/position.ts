/** A position of `rules` written into a region of the core's memory, before the core makes everything that follows from it. */
import { colourBit, type Position } from '@hippodrome/rules';
import { factsOf } from './facts.js';
import { type Layout, NONE } from './layout.js';

/** Nothing can be captured en passant. */
const NOTHING_PASSED = -1;

export function writePosition(memory: WebAssembly.Memory, layout: Layout, base: number, position: Position): void {
  const { BOARD = 0, SQUARES = 0, POOL = 0, CODES = 0, FIELDS = 0 } = layout;
  const view = new DataView(memory.buffer);
  const bytes = new Uint8Array(memory.buffer);
  const field = (name: string, value: number): void => {
    view.setInt32(base + FIELDS + (layout[`F_${name}`] ?? 0), value, true);
  };
  bytes.fill(0, base + BOARD, base + BOARD + SQUARES);
  bytes.set(position.placement, base + BOARD);
  bytes.fill(0, base + POOL, base + POOL + CODES);
  field('SIDE', colourBit(position.sideToMove));
  field('HALFMOVE', position.halfmoveClock);
  field('FULLMOVE', position.fullmoveNumber);
  field('RIGHTS', 0);
  field('PASSED', NOTHING_PASSED);
  field('PHASE', 0);
  field('CHECKS_LEFT', 0);
  for (const fact of factsOf(position.rules)) {
    if (fact.fact === 'castling') field('RIGHTS', fact.rights(position));
    if (fact.fact === 'en-passant') field('PASSED', passedAs(fact.passed(position)));
    if (fact.fact === 'phases') field('PHASE', fact.phase(position));
    if (fact.fact === 'check-count') {
      const { white, black } = fact.left(position);
      field('CHECKS_LEFT', white | (black << 8));
    }
    if (fact.fact === 'pool') for (const [code, count] of fact.waiting(position)) bytes[base + POOL + code] = count;
  }
}

/** Bytes 0–2: the squares passed, NONE behind the last; byte 3: where the piece stands that passed them. */
function passedAs({ squares, victim }: { readonly squares: readonly number[]; readonly victim: number }): number {
  if (squares.length === 0) return NOTHING_PASSED;
  const passed = [0, 1, 2].reduce((word, i) => word | ((squares[i] ?? NONE) << (8 * i)), 0);
  return passed | (victim << 24);
}
