/**
 * How fast legal moves are counted, against Fairy-Stockfish compiled for this machine, in the games that it can be told. Node counts are
 * compared before anything is timed: both count the same.
 *
 * Arguments: `--core specialised|generic|reference`, `--rounds N`, `--only ROW`. Environment: `FAIRY_STOCKFISH`, and `FAIRY_STOCKFISH_LARGE` for a
 * build for large boards.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPosition, writeFen } from '@hippodrome/rules';
import { CORES, type CoreName, counterOf } from './support/counters.js';
import { duel } from './support/duel.js';
import { FairyStockfish } from './support/fairy-stockfish.js';
import { definitionOf } from './support/fairy-stockfish-definition.js';
import { report } from './support/report.js';
import { positionOf, rulesOf } from './support/shipped.js';

interface Row {
  readonly name: string;
  readonly game: string;
  /** The start when missing. */
  readonly fen?: string;
  readonly depth: number;
  /** Where the anchor's definition is another one; up to this depth that makes no difference. */
  readonly differs?: string;
}

const ROWS: readonly Row[] = [
  { name: 'nightrider_start', game: 'nightrider', depth: 6 },
  {
    name: 'nightrider_middlegame',
    game: 'nightrider',
    fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    depth: 5,
  },
  {
    name: 'wide_nightrider_without_castling',
    game: 'wide-nightrider',
    fen: 'rnbfcqkcfbnr/pppppppppppp/12/12/12/12/12/12/PPPPPPPPPPPP/RNBFCQKCFBNR w - - 0 1',
    depth: 5,
    differs: 'castling by leaps cannot be told: the rights are left out of the position',
  },
  {
    name: 'cavalier_start',
    game: 'cavalier',
    depth: 4,
    differs: 'promotion by the square cannot be told: there any piece on every square, which shows from depth 5 on',
  },
  {
    name: 'grand_cavalier_start',
    game: 'grand-cavalier',
    depth: 4,
    differs: 'the pool of captured pieces is told as a limit to the numbers at the start',
  },
];

/** The reference implementation is written to be read: it is given no more plies than this. */
const REFERENCE_DEPTH = 3;
const DEFAULT_CORE: CoreName = 'specialised';
const ROUNDS = 7;
const SMALL_BOARD = 8;

const { core, rounds, rows } = readArguments();
const folder = mkdtempSync(join(tmpdir(), 'hippodrome-bench-'));
const results: Record<string, number | string> = {
  core,
  processor: cpus()[0]?.model ?? 'unknown',
  processors: cpus().length,
};
try {
  for (const row of rows) Object.assign(results, await measure(row));
} finally {
  rmSync(folder, { recursive: true });
}
report(results);

async function measure(row: Row): Promise<Readonly<Record<string, number | string>>> {
  const rules = rulesOf(row.game);
  const position = row.fen === undefined ? startPosition(rules) : positionOf(row.game, row.fen);
  const depth = core === 'reference' ? Math.min(row.depth, REFERENCE_DEPTH) : row.depth;
  const program = programFor(Math.max(rules.board.files, rules.board.ranks));
  if (program === undefined) return { [`${row.name}_skipped`]: 'no program to compare with' };
  const count = await counterOf(core, position);
  const section = `hippodrome-${row.game}`;
  const definitions = join(folder, `${row.game}.ini`);
  writeFileSync(definitions, definitionOf(rules, section));
  const anchor = await FairyStockfish.start(program, definitions);
  try {
    await anchor.set(section, position);
    const nodes = count(depth);
    const theirs = await anchor.perft(depth);
    if (nodes !== theirs) throw new Error(`${row.name}: ${nodes} nodes by us, ${theirs} by Fairy-Stockfish`);
    const {
      ours,
      theirs: anchors,
      load,
    } = await duel(
      () => count(depth),
      () => anchor.perft(depth),
      rounds,
    );
    return withPrefix(row.name, {
      fen: writeFen(position),
      depth,
      nodes,
      nodes_per_second: Math.round(nodes / ours),
      fairy_stockfish_nodes_per_second: Math.round(nodes / anchors),
      times_as_fast: Math.round((100 * anchors) / ours) / 100,
      rounds,
      load_before: load[0],
      load_after: load[1],
      definition: row.differs ?? 'the same',
    });
  } finally {
    await anchor.close();
  }
}

/** The fastest build that can hold the board. */
function programFor(size: number): string | undefined {
  const { FAIRY_STOCKFISH: small, FAIRY_STOCKFISH_LARGE: large } = process.env;
  return (size > SMALL_BOARD ? undefined : small) ?? large;
}

function withPrefix(prefix: string, fields: Readonly<Record<string, number | string>>) {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [`${prefix}_${key}`, value]));
}

function readArguments(): { core: CoreName; rounds: number; rows: readonly Row[] } {
  const { values } = parseArgs({
    options: {
      core: { type: 'string', default: DEFAULT_CORE },
      rounds: { type: 'string', default: String(ROUNDS) },
      only: { type: 'string' },
      json: { type: 'boolean' },
    },
  });
  const named = CORES.find((name) => name === values.core);
  const only = ROWS.filter(({ name }) => values.only === undefined || name === values.only);
  const times = Number(values.rounds);
  if (named === undefined) throw new Error(`there is no core "${values.core}": ${CORES.join(', ')}`);
  if (only.length === 0)
    throw new Error(`there is no row "${values.only}": ${ROWS.map(({ name }) => name).join(', ')}`);
  if (!Number.isSafeInteger(times) || times < 1) throw new Error(`--rounds ${values.rounds} is no number of rounds`);
  if (programFor(SMALL_BOARD) === undefined)
    throw new Error('FAIRY_STOCKFISH and FAIRY_STOCKFISH_LARGE say where the programs to compare with are');
  return { core: named, rounds: times, rows: only };
}
