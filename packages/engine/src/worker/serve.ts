/** The worker's side: answers requests, one after the other. Knows nothing of the kind of thread it runs in. */
import {
  compile,
  error,
  isDecided,
  legalMoves,
  type Move,
  type Position,
  type Problem,
  parseUci,
  perftWithin,
  playUnchecked,
  type Ruleset,
  type Budget as Work,
  writeUci,
} from '@hippodrome/rules';
import { type Analysis, analyse } from '../analyse.js';
import type { MoveCount, Question, Thought } from '../backend/backend.js';
import { signalsFor } from '../backend/signals.js';
import { type Reading, RecordReader } from '../record/reading.js';
import type { Signals } from '../search/budget.js';
import { TranspositionTable } from '../search/transposition-table.js';
import type { Reply, Request } from '../transport/protocol.js';
import { thoughtOf } from './thought.js';

type Send = (reply: Reply) => void;
type Asked<Type extends Request['type']> = Extract<Request, { type: Type }>;

/** What a worker knows once it has been told the game. */
interface Loaded {
  readonly rules: Ruleset;
  readonly reader: RecordReader;
  readonly table: TranspositionTable;
  readonly signals: SharedArrayBuffer | undefined;
}

/** Milliseconds after which it is worth telling which move is being searched. */
const LONG = 1000;

/** @returns what to do with each request */
export function serve(send: Send): (request: Request) => void {
  let loaded: Loaded | undefined;
  return (request) => {
    if (request.type === 'load') {
      loaded = load(request, send) ?? loaded;
    } else if (request.type === 'new-game') {
      loaded?.table.clear();
    } else if (loaded === undefined) {
      send(refusal(request.id, error('engine/not-started', 'the worker has not been told which game to play')));
    } else if (request.type === 'think') {
      think(loaded, request, send);
    } else {
      count(loaded, request, send);
    }
  };
}

function load({ spec, hash, signals }: Asked<'load'>, send: Send): Loaded | undefined {
  const result = compile(spec);
  if (!result.ok) {
    send({ type: 'refused', problems: result.problems });
    return undefined;
  }
  const rules = result.value;
  const loaded = { rules, reader: new RecordReader(rules), table: TranspositionTable.ofSize(hash), signals };
  send({ type: 'ready' });
  return loaded;
}

function think({ rules, reader, table, signals: buffer }: Loaded, { id, question }: Asked<'think'>, send: Send): void {
  const reading = reader.read(question.record);
  if (!reading.ok) {
    send({ type: 'refused', id, problems: reading.problems });
    return;
  }
  const { position, history } = reading.value;
  const { limits, level, seed, lines, pondering } = question;
  const among = amongOf(reading.value, question);
  const thought = (analysis: Analysis): Thought => thoughtOf(rules, analysis);
  const analysis = analyse(position, history, {
    limits,
    table,
    ...(level !== undefined && { level }),
    ...(seed !== undefined && { seed }),
    ...(lines !== undefined && { lines }),
    ...(pondering !== undefined && { pondering }),
    ...(among !== undefined && { among }),
    ...(buffer !== undefined && { signals: signalsFor(buffer, id) }),
    onIteration: (found) => send({ type: 'iteration', id, thought: thought(found) }),
    onRootMove(move, number, depth, nodes, milliseconds) {
      if (milliseconds < LONG) return;
      const rootMove = { move: writeUci(rules, move), number, depth, nodes, milliseconds };
      send({ type: 'root-move', id, rootMove });
    },
  });
  if (analysis === undefined) send(refusal(id, error('engine/game-over', 'nobody is to move: the game is over')));
  else send({ type: 'thought', id, thought: thought(analysis) });
}

/** The moves to choose among; undefined for all. */
function amongOf({ position }: Reading, { among }: Question): readonly Move[] | undefined {
  const moves = among?.map((text) => parseUci(position, text)).flatMap((move) => (move.ok ? [move.value] : []));
  return moves?.length === 0 ? undefined : moves;
}

function count({ rules, reader, signals: buffer }: Loaded, { id, record, depth }: Asked<'perft'>, send: Send): void {
  const reading = reader.read(record);
  if (reading.ok) {
    const counts = countMoves(rules, reading.value.position, depth, untilStopped(buffer && signalsFor(buffer, id)));
    send({ type: 'counted', id, ...(counts !== undefined && { counts }) });
  } else {
    send({ type: 'refused', id, problems: reading.problems });
  }
}

function countMoves(rules: Ruleset, position: Position, depth: number, budget: Work): readonly MoveCount[] | undefined {
  const counts: MoveCount[] = [];
  for (const move of isDecided(position) ? [] : legalMoves(position)) {
    const nodes = perftWithin(playUnchecked(position, move), depth - 1, budget);
    if (nodes === undefined) return undefined;
    counts.push({ move: writeUci(rules, move), nodes });
  }
  return counts;
}

/** A budget of work that lasts until somebody says stop. */
function untilStopped(signals: Signals | undefined): Work {
  return {
    get left() {
      return signals?.stopped() === true ? 0 : Number.POSITIVE_INFINITY;
    },
    set left(_) {
      // What has been done does not count.
    },
  };
}

function refusal(id: number, problem: Problem): Reply {
  return { type: 'refused', id, problems: [problem] };
}
