/** The core as the making of puzzles asks it: so many nodes for a position, the best lines, and nothing remembered from before. */
import { createSearcher, type PackedMove, type Score, type Searcher, unpack } from '@hippodrome/core';
import { type Move, ok, type Position, type Result, type Ruleset } from '@hippodrome/rules';

/** A first move and what it comes to, for the side that makes it. */
export interface Judged {
  readonly move: Move;
  readonly score: Score;
}

export interface Judge {
  /** The best first, no more than asked for; none when there is no legal move. The same for the same arguments. */
  best(position: Position, nodes: number, lines: number): readonly Judged[];
  /** Centipawns for the side to move, without looking ahead. */
  evaluate(position: Position): number;
}

/** Problems are those of the core. @param hashBytes another size is another search: what is forgotten differs */
export async function createJudge(rules: Ruleset, hashBytes: number): Promise<Result<Judge>> {
  const made = await createSearcher(rules, { hashBytes });
  return made.ok ? ok(judgeBy(made.value)) : made;
}

function judgeBy(searcher: Searcher): Judge {
  return {
    best(position, nodes, lines) {
      searcher.clear();
      searcher.start(position);
      const report = searcher.search({ nodes, lines });
      return report.lines.map(({ score, moves: [first] }) => ({
        move: unpack(position, first as PackedMove),
        score,
      }));
    },
    evaluate(position) {
      searcher.start(position);
      return searcher.evaluate();
    },
  };
}
