/** The facts that a game's rules state, one by one, in the program. What no case knows is refused. */
import {
  COLOURS,
  colourBit,
  type PieceCode,
  type Problem,
  passedBy,
  type RuleFact,
  type Ruleset,
  type Square,
} from '@hippodrome/rules';
import { factsOf } from '../facts.js';
import { MAX_CASTLINGS, MAX_FILES, MAX_PASSES } from '../layout.js';
import type { Image } from './image.js';
import type { Lines } from './lines.js';
import { unsupported } from './unsupported.js';

const ALL_RIGHTS = 0xff;
const STALEMATES = { draw: 0, loss: 1, win: 2 } as const;
const STALEMATE_COMPARED = 3;
/** Bit of `HARMLESS` that stands for nothing at all. */
const NOTHING = 31;

/** @returns what cannot be played */
export function writeRules(image: Image, rules: Ruleset, lines: Lines): readonly Problem[] {
  const facts = factsOf(rules);
  writeDefaults(image, rules, facts);
  return facts.flatMap((fact) => writeFact(image, rules, lines, fact));
}

/** What holds where no rule says otherwise. */
function writeDefaults(image: Image, rules: Ruleset, facts: readonly RuleFact[]): void {
  image.header('FILES', rules.board.files);
  image.header('KINDS', rules.kinds.length);
  image.header('FIRST', colourBit(rules.first));
  image.header('HAS_ROYAL', Number(rules.kinds.some(({ royal }) => royal)));
  image.header('FACING_LINE', image.at('NONE'));
  image.addAll(image.at('UNIVERSE'), rules.board.squares);
  if (!facts.some(({ fact }) => fact === 'progress')) {
    const letterless = rules.kinds.filter((kind) => kind.letterless).map(({ index }) => index);
    writeProgress(image, rules, { captures: true, promotions: false, kinds: letterless });
  }
}

function writeFact(image: Image, rules: Ruleset, lines: Lines, fact: RuleFact): readonly Problem[] {
  switch (fact.fact) {
    case 'castling':
      return writeCastlings(image, fact.ways);
    case 'en-passant':
      return writePassing(image, rules);
    case 'promotion':
      writePromotions(image, rules, fact.choice);
      break;
    case 'pool':
      image.header('HAS_POOL', 1);
      for (const code of codesOf(rules)) image.code(code, 'POOLED', Number(fact.enters(code)));
      break;
    case 'facing':
      image.header('FACING_LINE', lines.of([0, 1]).line.index);
      break;
    case 'phases':
      image.header('PHASES', fact.phases.length);
      image.header(
        'SUSPENDING',
        bits(fact.phases, ({ suspendsCheck }) => suspendsCheck),
      );
      image.header(
        'BARRING',
        bits(fact.phases, ({ barsFirstCapture }) => barsFirstCapture),
      );
      break;
    case 'checkmate':
      image.header('MATE_WINS', 1);
      break;
    case 'extinction':
      image.header('EXTINCTION', image.readHeader('EXTINCTION') | (1 << fact.kind));
      break;
    case 'bare-king':
      image.header('BARE', fact.reply ? 2 : 1);
      break;
    case 'check-count':
      image.header('CHECKS', fact.checks);
      break;
    case 'stalemate':
      image.header('STALEMATE', STALEMATES[fact.meaning]);
      break;
    case 'stalemate-comparison':
      image.header('STALEMATE', STALEMATE_COMPARED);
      image.header('STALEMATE_KIND', fact.kind);
      break;
    case 'insufficient-material':
      image.header('HAS_HARMLESS', 1);
      image.header(
        'HARMLESS',
        fact.kinds.reduce<number>((set, kind) => set | (1 << (kind ?? NOTHING)), 0),
      );
      break;
    case 'move-rule':
      image.header('MOVE_LIMIT', 2 * fact.moves);
      break;
    case 'progress':
      writeProgress(image, rules, fact);
      break;
    case 'repetition':
      image.header('REPETITION', fact.times);
      break;
  }
  return [];
}

interface Progress {
  readonly captures: boolean;
  readonly promotions: boolean;
  readonly kinds: readonly number[];
}

function writeProgress(image: Image, rules: Ruleset, { captures, promotions, kinds }: Progress): void {
  image.header('TAKING_RESETS', Number(captures));
  image.header('PROMOTING_RESETS', Number(promotions));
  for (const { index, white, black } of rules.kinds) {
    for (const code of [white, black]) image.code(code, 'RESETS', Number(kinds.includes(index)));
  }
}

type Ways = Extract<RuleFact, { fact: 'castling' }>['ways'];

function writeCastlings(image: Image, ways: Ways): readonly Problem[] {
  if (ways.length > MAX_CASTLINGS) return [unsupported('castlings')];
  const kept = new Uint32Array(image.at('SQUARES')).fill(ALL_RIGHTS);
  image.header('CASTLING_COUNT', ways.length);
  ways.forEach(({ bit, move, empty, safe }, i) => {
    const at = image.at('CASTLINGS') + i * image.at('CASTLING_SIZE');
    const { from, to, rookFrom, rookTo, piece, rook } = move;
    const record = [piece & 1, Math.log2(bit), from, to, rookFrom, rookTo, piece, rook];
    record.forEach((value, field) => {
      image.u8(at + field, value);
    });
    image.addAll(at + 8, empty);
    image.addAll(at + 8 + image.at('MASK'), safe);
    for (const home of [from, rookFrom]) kept[home] = (kept[home] as number) & ~bit;
  });
  kept.forEach((rights, square) => {
    image.i32(image.at('RIGHTS_KEPT') + 4 * square, rights);
  });
  return [];
}

function writePromotions(
  image: Image,
  rules: Ruleset,
  choice: Extract<RuleFact, { fact: 'promotion' }>['choice'],
): void {
  for (const code of codesOf(rules)) {
    for (const square of rules.board.squares) {
      const found = choice(code, square);
      if (found === undefined) continue;
      image.code(code, 'PROMOTES', 1);
      image.add(image.at(found.must ? 'PROMOTES_ON' : 'MAY_PROMOTE_ON') + code * image.at('MASK'), square);
      const kinds = found.codes.reduce((set, chosen) => set | (1 << ((chosen >> 1) - 1)), 0);
      image.i32(image.at('PROMOTION_KINDS') + (code * MAX_FILES + rules.board.file(square)) * 4, kinds);
    }
  }
}

/** The initial moves after which the piece can be captured on what it passed. */
function writePassing(image: Image, rules: Ruleset): readonly Problem[] {
  image.header('HAS_PASSANT', 1);
  const problems: Problem[] = [];
  for (const code of codesOf(rules)) {
    const piece = rules.kinds[(code >> 1) - 1]?.name;
    const passes = new Map<number, { over: readonly number[]; from: Set<Square> }>();
    for (const from of rules.board.squares) {
      for (const ride of rules.rides.from(code, from)) {
        if (!ride.initial || !ride.quiet) continue;
        ride.squares.forEach((to, i) => {
          const over = passedBy(ride, i).map((square) => square - from);
          if (over.length === 0) return;
          const known = passes.get(to - from) ?? { over, from: new Set<Square>() };
          if (known.over.join() !== over.join() || over.length > 3) problems.push(unsupported('passing', piece));
          known.from.add(from);
          passes.set(to - from, known);
        });
      }
    }
    problems.push(...writePasses(image, rules, code, passes, piece));
  }
  return problems;
}

function writePasses(
  image: Image,
  rules: Ruleset,
  code: PieceCode,
  passes: ReadonlyMap<number, { readonly over: readonly number[]; readonly from: ReadonlySet<Square> }>,
  piece: string | undefined,
): readonly Problem[] {
  if (passes.size > MAX_PASSES) return [unsupported('steps', piece)];
  const starts = new Set([...passes.values()].flatMap(({ from }) => [...from]));
  image.code(code, 'PASSES', passes.size);
  image.addAll(image.at('PASSES_FROM') + code * image.at('MASK'), starts);
  [...passes].forEach(([by, { over }], i) => {
    const at = image.at('CODE_PASSES') + (code * MAX_PASSES + i) * image.at('PASS_SIZE');
    [by, ...over].forEach((value, field) => {
      image.i16(at + 2 * field, value);
    });
  });
  return goesUnpassed(rules, code, passes, starts) ? [unsupported('passing', piece)] : [];
}

/** Whether the piece may make one of the moves without passing anything, so that displacement and start do not tell. */
function goesUnpassed(
  rules: Ruleset,
  code: PieceCode,
  passes: ReadonlyMap<number, { readonly from: ReadonlySet<Square> }>,
  starts: ReadonlySet<Square>,
): boolean {
  return [...starts].some((from) =>
    rules.rides.from(code, from).some((ride) =>
      ride.squares.some((to, i) => {
        const isPassing = ride.initial && passedBy(ride, i).length > 0;
        return ride.quiet && !isPassing && passes.get(to - from) !== undefined;
      }),
    ),
  );
}

function codesOf(rules: Ruleset): readonly PieceCode[] {
  return rules.kinds.flatMap((kind) => COLOURS.map((colour) => kind[colour]));
}

/** Bit by place. */
function bits<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.reduce((set, item, i) => (holds(item) ? set | (1 << i) : set), 0);
}
