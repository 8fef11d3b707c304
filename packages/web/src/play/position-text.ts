/** A FEN from outside: read, set up, and when it does not do, told where and why. */
import { type Position, type Problem, parseFen, type Result, type Ruleset, setUp } from '@hippodrome/rules';

/** The position of a FEN; problems of reading and of setting up, and warnings about what was dropped, each once. */
export function readPosition(rules: Ruleset, fen: string): Result<Position> {
  const setup = parseFen(rules, fen);
  if (!setup.ok) return setup;
  const position = setUp(rules, setup.value);
  return position.ok ? { ...position, warnings: distinct([...setup.warnings, ...position.warnings]) } : position;
}

/** A problem as it is shown below the text: its marker line, when it has a place. */
export interface ShownProblem {
  readonly problem: Problem;
  /** Spaces up to the column and a caret. */
  readonly caret: string | undefined;
}

export function showProblems(problems: readonly Problem[]): readonly ShownProblem[] {
  return problems.map((problem) => ({
    problem,
    caret: problem.column === undefined ? undefined : `${' '.repeat(problem.column - 1)}^`,
  }));
}

function distinct(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ code, column }) => {
    const key = `${code} ${column}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
