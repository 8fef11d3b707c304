/** What the engine thinks, as `info` lines. */
import type { RootMove, Thought, ThoughtLine } from '../backend/backend.js';
import type { Score } from '../search/score.js';

export function thoughtLines(thought: Thought): readonly string[] {
  return thought.lines.map((line, index) => lineOf(thought, line, index + 1));
}

function lineOf(thought: Thought, { score, bound, depth, moves }: ThoughtLine, number: number): string {
  const { nodes, hashFull } = thought;
  const milliseconds = Math.round(thought.milliseconds);
  return [
    `info depth ${depth} seldepth ${Math.max(depth, thought.selectiveDepth)} multipv ${number}`,
    `score ${scoreText(score)}${bound === undefined ? '' : ` ${bound}bound`}`,
    `nodes ${nodes} nps ${perSecond(nodes, thought.milliseconds)} hashfull ${hashFull} time ${milliseconds}`,
    `pv ${moves.join(' ')}`,
  ].join(' ');
}

export function rootMoveLine({ move, number, depth, nodes, milliseconds }: RootMove): string {
  const time = `nodes ${nodes} time ${Math.round(milliseconds)}`;
  return `info depth ${depth} currmove ${move} currmovenumber ${number} ${time}`;
}

/** `cp 31`, or `mate 4`: moves until the game is won, by mate or by any other end; negative when it is lost. */
export function scoreText(score: Score): string {
  return 'mate' in score ? `mate ${score.mate}` : `cp ${Math.round(score.cp)}`;
}

export function perSecond(nodes: number, milliseconds: number): number {
  return milliseconds <= 0 ? 0 : Math.round((nodes / milliseconds) * 1000);
}
