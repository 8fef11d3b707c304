/** How the pieces move: the tables of leaps, lines, hops, paths and steps, and where attacks come from. */
import type { PieceCode, Problem, Ruleset, Square } from '@hippodrome/rules';
import { MAX_CODE_LINES, MAX_PATHS, QUIET, TAKE } from '../layout.js';
import { groupBy } from './group-by.js';
import { Groups, type Slot } from './groups.js';
import type { Image } from './image.js';
import type { Lines } from './lines.js';
import { type LineMotion, type Motion, type Motions, motionsOf } from './motions.js';
import { writeSteps } from './steps.js';
import { unsupported } from './unsupported.js';

/** @returns what cannot be played */
export function writePieces(image: Image, rules: Ruleset, lines: Lines): readonly Problem[] {
  const problems: Problem[] = [];
  const paths = new Paths(image);
  const groups = new Groups(image, lines, rules.board);
  for (const kind of rules.kinds) {
    for (const code of [kind.white, kind.black]) {
      const motions = motionsOf(rules, code);
      problems.push(...motions.shortcomings.map((what) => unsupported(what, kind.name)));
      if (motions.lines.length + motions.hops.length > MAX_CODE_LINES) problems.push(unsupported('lines', kind.name));
      else writePiece(image, rules, code, motions, lines, groups, paths);
    }
  }
  groups.write(image);
  if (lines.isFull) problems.push(unsupported('lines'));
  if (paths.isFull) problems.push(unsupported('paths'));
  return problems.filter(({ message }, i) => problems.findIndex((other) => other.message === message) === i);
}

function writePiece(
  image: Image,
  rules: Ruleset,
  code: PieceCode,
  motions: Motions,
  lines: Lines,
  groups: Groups,
  paths: Paths,
): void {
  const leaps = motions.single.filter(({ over }) => over.length === 0);
  const walks = motions.single.filter(({ over }) => over.length > 0);
  const kind = rules.kinds.find(({ white, black }) => code === white || code === black);
  const withoutHurdle = [...motions.lines, ...motions.single];
  image.code(code, 'ROYAL', Number(kind?.royal));
  // A hopper goes to the squares before its second piece and takes that piece: two sets, even if it does both.
  image.code(
    code,
    'PLAIN',
    Number(motions.hops.length === 0 && withoutHurdle.every(({ quiet, take }) => quiet && take)),
  );
  writeLeaps(image, code, leaps);
  writeLines(image, rules, code, motions.lines, lines, groups);
  writeHops(image, rules, code, motions.hops, lines);
  writePaths(image, code, walks, paths);
  writeSteps(image, rules, code, motions);
  image.code(code, 'PASSANT', Number(motions.passant.length > 0));
  for (const { from, to } of motions.passant) image.add(image.table('FROM_PASSANT', code, to), from);
}

function writeLeaps(image: Image, code: PieceCode, leaps: readonly Motion[]): void {
  image.code(code, 'LEAPS', Number(leaps.length > 0));
  image.code(code, 'TAKES_LEAPING', Number(leaps.some(({ take }) => take)));
  for (const { from, to, quiet, take } of leaps) {
    if (quiet) image.add(image.table('LEAP_QUIET', code, from), to);
    if (!take) continue;
    image.add(image.table('LEAP_TAKE', code, from), to);
    addSource(image, 'FROM_LEAP', code, from, to);
  }
}

function writeLines(
  image: Image,
  rules: Ruleset,
  code: PieceCode,
  ridden: readonly LineMotion[],
  lines: Lines,
  groups: Groups,
): void {
  const { loose, grouped, groups: shared } = groups.share(slotsOf(ridden, lines));
  const slots = [...loose, ...grouped];
  image.code(code, 'LINES', slots.length);
  image.code(code, 'LOOSE_LINES', loose.length);
  image.code(code, 'TAKES_LOOSE', Number(loose.some(({ use }) => (use & TAKE) !== 0)));
  image.code(code, 'GROUPS', shared.length);
  shared.forEach(({ group, use }, i) => {
    const at = image.at('CODE_GROUPS') + (code * MAX_CODE_LINES + i) * image.at('CODE_LINE_SIZE');
    image.u8(at, group);
    image.u8(at + 1, use);
  });
  image.code(code, 'TAKES_LINES', Number(ridden.some(({ take }) => take)));
  writeSlots(image, image.at('CODE_LINES'), code, slots);
  for (const { vector } of ridden.filter(({ take }) => take)) {
    const { line, isUp } = lines.of(vector);
    for (const from of rules.board.squares) {
      for (const to of lines.squares(line, from, isUp)) addSource(image, 'FROM_LINE', code, from, to);
    }
  }
}

function writeHops(image: Image, rules: Ruleset, code: PieceCode, hopped: readonly LineMotion[], lines: Lines): void {
  const slots = slotsOf(hopped, lines);
  image.code(code, 'HOPS', slots.length);
  writeSlots(image, image.at('CODE_HOPS'), code, slots);
  for (const { vector } of hopped.filter(({ take }) => take)) {
    const { line, isUp } = lines.of(vector);
    for (const from of rules.board.squares) {
      // The hurdle stands between.
      for (const to of lines.squares(line, from, isUp).slice(1)) addSource(image, 'FROM_HOP', code, from, to);
    }
  }
}

/** The two directions of a line share a slot where they are used alike. */
function slotsOf(motions: readonly LineMotion[], lines: Lines): readonly Slot[] {
  const slots: Slot[] = [];
  for (const { vector, quiet, take } of motions) {
    const { line, isUp } = lines.of(vector);
    const use = (quiet ? QUIET : 0) | (take ? TAKE : 0);
    const way = isUp ? 2 : 1;
    const known = slots.find((slot) => slot.line === line && slot.use === use);
    if (known === undefined) slots.push({ line, use, ways: way });
    else known.ways |= way;
  }
  return slots;
}

function writeSlots(image: Image, table: number, code: PieceCode, slots: readonly Slot[]): void {
  slots.forEach(({ line, use, ways }, i) => {
    const at = table + (code * MAX_CODE_LINES + i) * image.at('CODE_LINE_SIZE');
    image.u8(at, line.index);
    image.u8(at + 1, use);
    image.u8(at + 2, ways);
  });
}

/** Notes in a table from where a code attacks a square. */
function addSource(image: Image, table: string, code: PieceCode, from: Square, to: Square): void {
  image.add(image.table(table, code, to), from);
  image.add(image.table('FROM_ANY', code, to), from);
}

/** Records of paths, in the order written. */
class Paths {
  readonly #image: Image;
  #count = 0;

  constructor(image: Image) {
    this.#image = image;
  }

  get isFull(): boolean {
    return this.#count > MAX_PATHS;
  }

  get count(): number {
    return this.#count;
  }

  add(over: readonly Square[], quiet: readonly Square[], take: readonly Square[]): void {
    const at = this.#image.at('PATHS') + this.#count++ * this.#image.at('PATH_SIZE');
    if (this.isFull) return;
    const mask = this.#image.at('MASK');
    this.#image.addAll(at, over);
    this.#image.addAll(at + mask, quiet);
    this.#image.addAll(at + 2 * mask, take);
  }
}

/** One record for all squares that the same squares must be empty for. */
function writePaths(image: Image, code: PieceCode, walks: readonly Motion[], paths: Paths): void {
  image.code(code, 'PATHS', Number(walks.length > 0));
  image.code(code, 'TAKES_PATHS', Number(walks.some(({ take }) => take)));
  const byStart = groupBy(walks, ({ from }) => from);
  for (const [from, ofStart] of byStart) {
    const groups = groupBy(ofStart, ({ over }) => over.join());
    const index = image.at('PATH_INDEX') + (code * image.at('SQUARES') + from) * 4;
    image.u16(index, paths.count);
    image.u16(index + 2, groups.size);
    for (const group of groups.values()) {
      const [first] = group;
      if (first === undefined) continue;
      const ends = (of: 'quiet' | 'take'): readonly Square[] => group.filter((walk) => walk[of]).map(({ to }) => to);
      paths.add(first.over, ends('quiet'), ends('take'));
    }
  }
  for (const { from, to, take } of walks) if (take) addSource(image, 'FROM_PATH', code, from, to);
}
