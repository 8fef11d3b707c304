/** What is known of the whole game: the score at each ply of the main line, how good each move was, and how it ended. */
import {
  commandsAt,
  type Evaluation,
  evaluationAt,
  type MoveNode,
  type Outcome,
  outcome,
  type Position,
  parseUci,
  type TreeNode,
  writeSan,
  writeUci,
} from '@hippodrome/rules';
import { type Verdict, verdictOf, verdictOn } from '../analysis/verdict.js';
import { type Judgement, judge } from './judgement.js';
import { numberText, plyLabel } from './move-number.js';

/** The command in comments that names the move which the survey would have played next, as coordinates. */
export const BEST = 'best';

export interface GraphPoint {
  readonly ply: number;
  /** Undefined for the start. */
  readonly node: MoveNode | undefined;
  /** `12.Nd5`; empty for the start. */
  readonly move: string;
  /** Undefined where nobody has looked. */
  readonly verdict: Verdict | undefined;
  readonly judgement: Judgement | undefined;
  /** The better move, where there was one. */
  readonly better: string | undefined;
}

/** @param positions that of the root, then the one behind each of the nodes */
export function reportOf(
  root: TreeNode,
  line: readonly MoveNode[],
  positions: readonly Position[],
): readonly GraphPoint[] {
  const last = positions.at(-1);
  const end = last && outcome(last);
  return positions.map((position, ply): GraphPoint => {
    const node = line[ply - 1];
    const over = ply === positions.length - 1 ? end : undefined;
    const evaluation = over === undefined ? evaluationAt(node ?? root) : evaluationOf(over);
    const verdict =
      over === undefined ? evaluation && verdictOn({ score: evaluation, ending: undefined }) : verdictOf(over);
    const before = positions[ply - 1];
    if (node === undefined || before === undefined) {
      return { ply, node, move: '', verdict, judgement: undefined, better: undefined };
    }
    const parent = line[ply - 2] ?? root;
    const [best] = commandsAt(parent, BEST);
    const isBest = best === writeUci(position.rules, node.move);
    const judgement = judge(before.sideToMove, evaluationAt(parent), evaluation, isBest);
    const move = numberText(plyLabel(positions[0] ?? position, ply - 1)) + node.san;
    return { ply, node, move, verdict, judgement, better: judgement && best && sanOf(before, best) };
  });
}

function sanOf(position: Position, uci: string): string | undefined {
  const move = parseUci(position, uci);
  return move.ok ? writeSan(position, move.value) : undefined;
}

/** A game that is over needs nobody to look. */
function evaluationOf({ winner }: Outcome): Evaluation {
  if (winner === null) return { cp: 0 };
  return { mate: winner === 'white' ? 1 : -1 };
}
