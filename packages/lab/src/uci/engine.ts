/** An engine that speaks UCI: the conversation, command by command. What its moves mean is for others to say. */
import { didYouMean, error, fail, ok, type Result } from '@hippodrome/rules';
import { type Command, EngineProcess, type Heard } from './child.js';
import { type Info, readInfo } from './info.js';
import { EngineOptions, readOption } from './options.js';

/** What became of `go`. */
export type Reply =
  | { readonly type: 'bestmove'; readonly line: string; readonly info: Info; readonly elapsed: number }
  | { readonly type: 'late' }
  | { readonly type: 'ended'; readonly how: string };

/** Milliseconds that an engine may take to start, to get ready, and to say a move when it is told to stop. */
const PATIENCE = { start: 60_000, ready: 60_000, stop: 1000, quit: 1000 } as const;

/** The option that says which game is played. */
const VARIANT_OPTION = 'UCI_Variant';
/** In place of an engine's name for a game: the engine is not told. */
export const UNTOLD = '-';

export class UciEngine {
  readonly #process: EngineProcess;
  readonly #options = new EngineOptions();
  #name = '';

  private constructor(command: Command) {
    this.#process = new EngineProcess(command);
  }

  /**
   * Starts the program, sets its options and the game.
   * @param variant what the engine calls the game, or UNTOLD
   *
   * Codes: `engine/failed`, `engine/unknown-option`, `engine/unknown-variant`.
   */
  static async start(
    command: Command,
    options: ReadonlyMap<string, string>,
    variant: string,
  ): Promise<Result<UciEngine>> {
    const engine = new UciEngine(command);
    const prepared = await engine.#prepare(command.program, options, variant);
    if (prepared.ok) return ok(engine);
    await engine.kill();
    return prepared;
  }

  /** What it calls itself; empty when it does not. */
  get name(): string {
    return this.#name;
  }

  get isAlive(): boolean {
    return this.#process.ended === undefined;
  }

  /** Codes: `engine/failed`. */
  async newGame(): Promise<Result<undefined>> {
    this.#process.send('ucinewgame');
    return this.#becomeReady();
  }

  /**
   * @param position the arguments of `position`
   * @param limits the arguments of `go`
   * @param deadline milliseconds after which an answer does not count
   */
  async go(position: string, limits: string, deadline: number): Promise<Reply> {
    let info: Info = {};
    this.#process.send(`position ${position}`);
    const start = performance.now();
    this.#process.send(`go ${limits}`);
    const heard = await this.#process.listen((line) => {
      info = readInfo(info, line);
      return isBestMove(line);
    }, deadline);
    if (heard.type === 'ended') return heard;
    if (heard.type === 'silence') {
      await this.#stop();
      return { type: 'late' };
    }
    const elapsed = heard.at - start;
    return elapsed > deadline ? { type: 'late' } : { type: 'bestmove', line: heard.line.trim(), info, elapsed };
  }

  async quit(): Promise<void> {
    this.#process.send('quit');
    await this.#process.leave(PATIENCE.quit);
  }

  async kill(): Promise<void> {
    await this.#process.kill();
  }

  async #prepare(program: string, options: ReadonlyMap<string, string>, variant: string): Promise<Result<undefined>> {
    const introduced = await this.#introduce(program);
    if (!introduced.ok) return introduced;
    const unknown = [...options.keys()].find((name) => this.#options.get(name) === undefined);
    if (unknown !== undefined) {
      const hint = didYouMean(unknown, this.#options.names);
      return fail(error('engine/unknown-option', `${program} has no option "${unknown}"${hint}`));
    }
    for (const [name, value] of options) this.#setOption(name, value);
    const told = variant === UNTOLD ? ok(undefined) : await this.#tellVariant(program, variant);
    return told.ok ? this.#becomeReady() : told;
  }

  async #introduce(program: string): Promise<Result<undefined>> {
    this.#process.send('uci');
    const heard = await this.#process.listen((line) => {
      const option = readOption(line);
      if (option !== undefined) this.#options.add(option);
      this.#name = /^\s*id\s+name\s+(.+)$/.exec(line)?.[1]?.trim() ?? this.#name;
      return line.trim() === 'uciok';
    }, PATIENCE.start);
    return heard.type === 'line' ? ok(undefined) : failed(`${program} cannot be used: it does not say "uciok"`, heard);
  }

  /** An engine does not complain about a game that it does not know: it would play another one. */
  async #tellVariant(program: string, variant: string): Promise<Result<undefined>> {
    // Which games it knows may depend on options, such as a file of definitions.
    if (!this.#knowsVariant(variant)) {
      const again = await this.#introduce(program);
      if (!again.ok) return again;
    }
    const option = this.#options.get(VARIANT_OPTION);
    if (option === undefined) {
      const message = `${program} has no option ${VARIANT_OPTION}; if it plays this game and no other, say variant.SLUG=${UNTOLD}`;
      return fail(error('engine/unknown-variant', message));
    }
    if (!this.#knowsVariant(variant)) {
      const message = `${program} does not know the game "${variant}"${didYouMean(variant, option.values)}; variant.SLUG=NAME says what it calls a game`;
      return fail(error('engine/unknown-variant', message));
    }
    this.#setOption(option.name, variant);
    return ok(undefined);
  }

  /** Where the values are not listed, any may be one. */
  #knowsVariant(variant: string): boolean {
    const option = this.#options.get(VARIANT_OPTION);
    return option !== undefined && (option.type !== 'combo' || option.values.includes(variant));
  }

  #setOption(name: string, value: string): void {
    const isButton = this.#options.get(name)?.type === 'button';
    this.#process.send(isButton ? `setoption name ${name}` : `setoption name ${name} value ${value}`);
  }

  async #becomeReady(): Promise<Result<undefined>> {
    this.#process.send('isready');
    const heard = await this.#process.listen((line) => line.trim() === 'readyok', PATIENCE.ready);
    return heard.type === 'line' ? ok(undefined) : failed('the engine does not say "readyok"', heard);
  }

  /** After this no move of the search that was cut short can be taken for one of the next. */
  async #stop(): Promise<void> {
    this.#process.send('stop');
    const heard = await this.#process.listen(isBestMove, PATIENCE.stop);
    if (heard.type !== 'line') await this.#process.kill();
  }
}

function isBestMove(line: string): boolean {
  return /^\s*bestmove\b/.test(line);
}

function failed(what: string, heard: Heard): Result<never> {
  const why = heard.type === 'ended' ? `it has ended: ${heard.how}` : `no word from it for ${PATIENCE.start / 1000} s`;
  return fail(error('engine/failed', `${what} (${why})`));
}
