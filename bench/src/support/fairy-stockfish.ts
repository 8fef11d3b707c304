/**
 * Fairy-Stockfish counting for comparison: a program of its own that talks through pipes. It is no part of the project; the environment
 * says where it is.
 */
import { EngineProcess } from '@hippodrome/lab';
import { type Position, writeFen } from '@hippodrome/rules';

/** Nothing that is counted here takes longer. */
const LONGEST = 30 * 60_000;

export class FairyStockfish {
  readonly #process: EngineProcess;

  private constructor(program: string) {
    this.#process = new EngineProcess({ program, args: [] });
  }

  /**
   * Starts it with the games that a file defines. Throws when it is no such program.
   * @param definitions path of the file
   */
  static async start(program: string, definitions: string): Promise<FairyStockfish> {
    const anchor = new FairyStockfish(program);
    await anchor.#ask('uci', /^uciok/);
    for (const [name, value] of [
      ['Threads', '1'],
      ['Use NNUE', 'false'],
      ['VariantPath', definitions],
    ])
      anchor.#process.send(`setoption name ${name} value ${value}`);
    await anchor.#ask('isready', /^readyok/);
    return anchor;
  }

  /** @param game the name of a section of the definitions; a pool in the position is left out: it is none there */
  async set(game: string, position: Position): Promise<void> {
    this.#process.send(`setoption name UCI_Variant value ${game}`);
    this.#process.send(`position fen ${writeFen(position).replace(/\[.*\]/, '')}`);
    await this.#ask('isready', /^readyok/);
  }

  /** Nodes at a depth, counted in bulk at the last ply. */
  async perft(depth: number): Promise<number> {
    const [, nodes] = await this.#ask(`go perft ${depth}`, /^Nodes searched: (\d+)/);
    return Number(nodes);
  }

  async close(): Promise<void> {
    await this.#process.kill();
  }

  async #ask(command: string, answer: RegExp): Promise<RegExpExecArray> {
    let match: RegExpExecArray | null = null;
    this.#process.send(command);
    const heard = await this.#process.listen((line) => {
      match = answer.exec(line);
      return match !== null;
    }, LONGEST);
    if (match === null) throw new Error(`Fairy-Stockfish does not answer "${command}": ${JSON.stringify(heard)}`);
    return match;
  }
}
