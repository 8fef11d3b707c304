/**
 * The worker's side: answers requests, one after the other. Knows nothing of the kind of thread it runs in, nor of how thinking is done.
 * What goes wrong in it without being foreseen goes to the thread, which ends by it.
 */
import {
  compile,
  error,
  isDecided,
  legalMoves,
  ok,
  outcome,
  type Position,
  type Problem,
  playUnchecked,
  type Result,
  type Ruleset,
  writeUci,
} from '@hippodrome/rules';
import type { MoveCount } from '../backend/backend.js';
import { signalsFor } from '../backend/signals.js';
import { RecordReader } from '../record/reading.js';
import type { Signals } from '../search/budget.js';
import type { Reply, Request } from '../transport/protocol.js';
import type { MakeMind, Mind } from './mind.js';
import type { Meeting } from './team.js';

/** What a worker can do. */
export interface Abilities {
  readonly makeMind: MakeMind;
  /** Helps another worker for ever. */
  readonly help?: (meeting: Meeting, thread: number) => Promise<void>;
}

type Send = (reply: Reply) => void;
type Asked<Type extends Request['type']> = Extract<Request, { type: Type }>;

/** What a worker knows once it has been told the game. */
interface Loaded {
  readonly rules: Ruleset;
  readonly reader: RecordReader;
  readonly mind: Mind;
  readonly signals: SharedArrayBuffer | undefined;
}

/** @returns what to do with each request; resolves when it has been answered */
export function serve(send: Send, { makeMind, help }: Abilities): (request: Request) => Promise<void> {
  let loaded: Loaded | undefined;
  let queue = Promise.resolve();
  return (request) => {
    queue = queue.then(() => answer(request)).catch(endThread);
    return queue;
  };

  async function answer(request: Request): Promise<void> {
    if (request.type === 'load') {
      loaded = (await load(request, makeMind, send)) ?? loaded;
    } else if (request.type === 'new-game') {
      loaded?.mind.forget();
    } else if (request.type === 'help') {
      await help?.(request.meeting, request.thread);
    } else if (loaded === undefined) {
      send(refusal(request.id, error('engine/not-started', 'the worker has not been told which game to play')));
    } else if (request.type === 'think') {
      think(loaded, request, send);
    } else {
      await count(loaded, request, send);
    }
  }
}

async function load({ spec, settings, signals }: Asked<'load'>, makeMind: MakeMind, send: Send) {
  const made = await makeFor(compile(spec), (rules) => makeMind(rules, settings));
  if (!made.ok) {
    send({ type: 'refused', problems: made.problems });
    return undefined;
  }
  const [rules, mind] = made.value;
  send({ type: 'ready', ...(mind.meeting !== undefined && { meeting: mind.meeting }) });
  return { rules, reader: new RecordReader(rules), mind, signals };
}

async function makeFor(
  rules: Result<Ruleset>,
  make: (rules: Ruleset) => Promise<Result<Mind>>,
): Promise<Result<readonly [Ruleset, Mind]>> {
  if (!rules.ok) return rules;
  const mind = await make(rules.value);
  return mind.ok ? ok([rules.value, mind.value] as const) : mind;
}

function think({ reader, mind, signals }: Loaded, { id, question }: Asked<'think'>, send: Send): void {
  const reading = reader.read(question.record);
  if (!reading.ok) {
    send({ type: 'refused', id, problems: reading.problems });
  } else if (!isToMove(reading.value.position)) {
    send(refusal(id, error('engine/game-over', 'nobody is to move: the game is over')));
  } else {
    const listeners = {
      thought: (thought: Extract<Reply, { type: 'thought' }>['thought']) => send({ type: 'iteration', id, thought }),
      rootMove: (rootMove: Extract<Reply, { type: 'root-move' }>['rootMove']) =>
        send({ type: 'root-move', id, rootMove }),
    };
    send({ type: 'thought', id, thought: mind.think(reading.value, question, listeners, heard(signals, id)) });
  }
}

/** Whether the side to move has a move, and no side has won. A game that is merely drawn is thought about all the same. */
function isToMove(position: Position): boolean {
  const end = outcome(position);
  return legalMoves(position).length > 0 && (end === undefined || end.winner === null);
}

async function count(
  { rules, reader, mind, signals }: Loaded,
  { id, record, depth }: Asked<'perft'>,
  send: Send,
): Promise<void> {
  const reading = reader.read(record);
  if (reading.ok) {
    const { position } = reading.value;
    const counts = await countMoves(rules, position, (after) => mind.count(after, depth - 1, heard(signals, id)));
    send({ type: 'counted', id, ...(counts !== undefined && { counts }) });
  } else {
    send({ type: 'refused', id, problems: reading.problems });
  }
}

async function countMoves(
  rules: Ruleset,
  position: Position,
  countBelow: (after: Position) => Promise<number | undefined>,
): Promise<readonly MoveCount[] | undefined> {
  const counts: MoveCount[] = [];
  for (const move of isDecided(position) ? [] : legalMoves(position)) {
    const nodes = await countBelow(playUnchecked(position, move));
    if (nodes === undefined) return undefined;
    counts.push({ move: writeUci(rules, move), nodes });
  }
  return counts;
}

function heard(signals: SharedArrayBuffer | undefined, id: number): Signals | undefined {
  return signals && signalsFor(signals, id);
}

function refusal(id: number, problem: Problem): Reply {
  return { type: 'refused', id, problems: [problem] };
}

/** Rejections do not end every kind of thread; exceptions do. */
function endThread(reason: unknown): void {
  queueMicrotask(() => {
    throw reason;
  });
}
