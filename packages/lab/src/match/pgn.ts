/** A game of a match as PGN: what each engine thought and how long it took stand in comments. */
import {
  type Evaluation,
  type MoveComment,
  mainLine,
  ok,
  type Position,
  type Result,
  resultOf,
  treeOfMoves,
  writePgn,
} from '@hippodrome/rules';
import type { GameRecord, MoveRecord, Reason } from './record.js';
import { readMoves } from './replay.js';
import { pairOf } from './schedule.js';
import { type TimeControl, writeTimeControl } from './time-control.js';

/** What all games of the match share. */
export interface PgnFrame {
  readonly start: Position;
  readonly event: string;
  readonly controls: readonly [TimeControl, TimeControl];
}

/** The words that PGN knows for an end; the others are normal ones. */
const TERMINATIONS: ReadonlyMap<Reason, string> = new Map([
  ['adjudicated-win', 'adjudication'],
  ['adjudicated-draw', 'adjudication'],
  ['frozen', 'adjudication'],
  ['too-long', 'adjudication'],
  ['timeout', 'time forfeit'],
  ['late', 'abandoned'],
  ['crash', 'abandoned'],
  ['illegal-move', 'rules infraction'],
]);

/** Codes: those of `readMoves`. */
export function writeGame(frame: PgnFrame, record: GameRecord): Result<string> {
  const { start } = frame;
  const moves = readMoves(start, record);
  if (!moves.ok) return moves;
  const tree = treeOfMoves(start, moves.value);
  let { sideToMove: mover } = start;
  mainLine(tree).forEach((node, i) => {
    const comment = commentOf(record, i, mover === 'white' ? 1 : -1);
    if (comment !== undefined) node.comments.push(comment);
    mover = mover === 'white' ? 'black' : 'white';
  });
  // The rule does not show in the moves where it is not mate.
  mainLine(tree)
    .at(-1)
    ?.comments.push({ text: endInWords(record), commands: [] });
  const result = resultOf({ winner: record.winner, rule: 'agreement' });
  return ok(writePgn({ tags: tagsOf(frame, record), tree, result }));
}

function tagsOf({ event, controls }: PgnFrame, record: GameRecord): ReadonlyMap<string, string> {
  const { game, white, names, reason, moves, date } = record;
  const [first, second] = controls.map(writeTimeControl) as [string, string];
  return new Map([
    ['Event', event],
    ['Site', 'hippodrome match'],
    ['Date', date],
    ['Round', `${pairOf(game)}.${game % 2 === 1 ? 1 : 2}`],
    ['White', names[white]],
    ['Black', names[1 - white] as string],
    ['PlyCount', String(moves.length)],
    ['Termination', TERMINATIONS.get(reason) ?? 'normal'],
    ...(first === second
      ? ([['TimeControl', first]] as const)
      : ([
          ['WhiteTimeControl', white === 0 ? first : second],
          ['BlackTimeControl', white === 0 ? second : first],
        ] as const)),
  ]);
}

/** @param sign 1 when White has moved: engines speak for their own side, PGN for White */
function commentOf({ opening, moves }: GameRecord, index: number, sign: 1 | -1): MoveComment | undefined {
  const { score, depth, elapsed, clock } = moves[index] as MoveRecord;
  if (index < opening) return index === opening - 1 ? { text: 'opening', commands: [] } : undefined;
  return {
    text: '',
    commands: [],
    ...(score !== undefined && { evaluation: evaluationOf(score, depth, sign) }),
    ...(clock !== undefined && { clock }),
    ...(elapsed !== undefined && { elapsed }),
  };
}

function evaluationOf(score: NonNullable<MoveRecord['score']>, depth: number | undefined, sign: 1 | -1): Evaluation {
  // Adding zero makes the -0 of a negated zero the zero it is.
  const forWhite = 'cp' in score ? { cp: sign * score.cp + 0 } : { mate: sign * score.mate + 0 };
  return depth === undefined ? forWhite : { ...forWhite, depth };
}

function endInWords({ reason, fault, names }: GameRecord): string {
  return fault === undefined ? reason : `${reason}: ${names[fault.by]}: ${fault.message}`;
}
