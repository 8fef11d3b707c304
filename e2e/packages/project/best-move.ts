/** What the project does with the packages: positions are counted by the core, and the engine finds a move. */
import { createCore } from '@hippodrome/core';
import { createEngine, type Thought } from '@hippodrome/engine';
import { compile, expectOk, loadVariant, type Result, startPosition } from '@hippodrome/rules';

/** @returns the nodes at depth 3, and the best move */
export async function bestMove(document: string, parent: string): Promise<string> {
  const rules = expectOk(compile(expectOk(loadVariant(document, () => parent))));
  const core = expectOk(await createCore(rules));
  core.set(startPosition(rules));
  const engine = createEngine();
  try {
    expectOk(await engine.load(rules));
    const thought: Result<Thought> = await engine.think({ moves: [] }, { limits: { depth: 3 } });
    return `${core.kind} ${core.perft(3)} ${expectOk(thought).lines[0]?.moves[0]}`;
  } finally {
    engine.close();
  }
}
