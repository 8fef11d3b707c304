/**
 * Makes `packages/core/fixtures/mates.json`: positions in which the side to move can force a win in two to four moves and no sooner, from
 * positions of few pieces that a seed decides, in the six games on horseback, proved by trying everything. `npm run bench -- mates [SEED]` makes the same file again, and
 * reports how many nodes the search needs to find each.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCore, createSearcher, type Searcher, unpack } from '@hippodrome/core';
import {
  COLOURS,
  type Colour,
  expectOk,
  outcome,
  type PieceCode,
  type PieceKind,
  type Position,
  type Ruleset,
  type Square,
  setUp,
  type Vector,
  writeFen,
  writeUci,
} from '@hippodrome/rules';
import { ForcedWins } from './support/forced-win.js';
import { report } from './support/report.js';
import { positionOf, rulesOf } from './support/shipped.js';
import { median } from './support/statistics.js';

interface Mate {
  readonly variant: string;
  readonly fen: string;
  readonly moves: number;
  /** Every first move that wins as soon. */
  readonly first: readonly string[];
}

const FILE = fileURLToPath(new URL('../../packages/core/fixtures/mates.json', import.meta.url));
const USUAL_SEED = 2026;
/** How many positions of a game, by the moves that the win takes; long ones where it does not take too long to find them. */
const WANTED: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  nightrider: { 2: 3, 3: 3, 4: 3 },
  'wide-nightrider': { 2: 5, 3: 4 },
  cavalier: { 2: 3, 3: 4, 4: 1 },
  'grand-cavalier': { 2: 4, 3: 4 },
  knights: { 2: 4, 3: 4 },
  'spider-rider': { 2: 4, 3: 4 },
};
/** Moves that may be made to prove or refute one position. */
const BUDGET = 400_000;
const DIRECTIONS: readonly Vector[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const MOST_NODES = 5_000_000;

type Random = (below: number) => number;

const seed = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? USUAL_SEED);
const mates: Mate[] = [];
for (const slug of Object.keys(WANTED)) mates.push(...(await matesOf(slug)));
const lines = mates.map((mate) => `    ${JSON.stringify(mate)}`).join(',\n');
writeFileSync(
  FILE,
  `{\n  "command": "npm run bench -- mates ${seed}",\n  "seed": ${seed},\n  "positions": [\n${lines}\n  ]\n}\n`,
);
const nodes = await Promise.all(mates.map(nodesFor));
report({ positions: mates.length, median_nodes: median(nodes), most_nodes: Math.max(...nodes) });

async function matesOf(slug: string): Promise<readonly Mate[]> {
  const rules = rulesOf(slug);
  const wins = new ForcedWins(expectOk(await createCore(rules)));
  const left: Record<number, number> = { ...WANTED[slug] };
  const random = createRandom(seed);
  const found: Mate[] = [];
  const longestLeft = (): number =>
    Math.max(
      0,
      ...Object.keys(left)
        .map(Number)
        .filter((moves) => (left[moves] ?? 0) > 0),
    );
  for (let longest = longestLeft(); longest > 0; longest = longestLeft()) {
    const position = randomPosition(rules, random);
    if (position === undefined) continue;
    const win = wins.find(position, longest, BUDGET);
    if (win === undefined || (left[win.moves] ?? 0) === 0) continue;
    left[win.moves] = (left[win.moves] ?? 0) - 1;
    const first = win.first.map((move) => writeUci(rules, unpack(position, move)));
    found.push({ variant: slug, fen: writeFen(position), moves: win.moves, first });
  }
  return found.sort((a, b) => a.moves - b.moves);
}

/** Few pieces, the winner's more than the loser's, whose king is at the edge; undefined where the rules do not allow what came out. */
function randomPosition(rules: Ruleset, random: Random): Position | undefined {
  const { board, kinds } = rules;
  const winner = COLOURS[random(2)] as Colour;
  const loser = winner === 'white' ? 'black' : 'white';
  const royals = kinds.filter(({ royal }) => royal);
  const others = kinds.filter(({ royal }) => !royal);
  const placement = new Uint8Array(rules.start.length);
  const free = [...board.squares];
  const put = (code: PieceCode, among = free): void => {
    const square = among[random(among.length)] as Square;
    free.splice(free.indexOf(square), 1);
    placement[square] = code;
  };
  const isAtEdge = (square: Square): boolean => DIRECTIONS.some((vector) => board.step(square, vector) === undefined);
  for (const royal of royals) {
    put(royal[loser], free.filter(isAtEdge));
    put(royal[winner]);
  }
  // Each kind that a side must not be without, and some more.
  const vital = others.filter(({ index }) => isVital(rules, index));
  const some = (count: number): PieceKind[] =>
    Array.from({ length: count }, () => others[random(others.length)] as PieceKind);
  for (const kind of [...vital, ...some(2 + random(2))]) put(kind[winner]);
  for (const kind of [...vital, ...some(1 + random(2))]) put(kind[loser]);
  const setup = { placement, sideToMove: winner, halfmoveClock: 0, fullmoveNumber: 40, fields: {} };
  const position = setUp(rules, setup);
  return position.ok && outcome(position.value) === undefined ? position.value : undefined;
}

/** Whether a side without such a piece has lost. */
function isVital({ endings }: Ruleset, kind: number): boolean {
  return endings.some(({ fact }) => fact?.fact === 'extinction' && fact.kind === kind);
}

function createRandom(start: number): Random {
  let state = start >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

/** Nodes until the search knows the win; as many as it may have when it does not come to know it. */
async function nodesFor({ variant, fen, moves }: Mate): Promise<number> {
  const searcher: Searcher = expectOk(await createSearcher(rulesOf(variant)));
  searcher.start(positionOf(variant, fen));
  let spent = MOST_NODES;
  searcher.search({ nodes: MOST_NODES }, ({ nodes, lines: [best] }) => {
    if (best === undefined || !('mate' in best.score) || best.score.mate !== moves) return;
    spent = nodes;
    searcher.stop();
  });
  return spent;
}
