/**
 * UCI as a state machine: lines go in, lines come out; the engine, the games and the way out are handed in. Nothing that comes in
 * makes it fall over, and whatever goes out is a well-formed line: complaints are `info string`s.
 *
 * Commands are carried out one after the other. Those that concern a search under way (`stop`, `ponderhit`) and `quit` do not wait;
 * `isready` waits for what was said before it, but never for a search. A search that would go on for ever ends when a command
 * arrives that needs the engine; one that has limits is waited for, so that commands can be read from a file.
 */
import { didYouMean, type Position, type Problem, type Result, type Ruleset, writeFen } from '@hippodrome/rules';
import type { Settings } from '../backend/backend.js';
import { runBench } from '../bench/bench.js';
import { levelFor } from '../level/elo.js';
import type { ProtocolHost, ProtocolSession } from '../protocol/session.js';
import { describeProblem, oneLine, quoted, wholeNumber, wordsOf } from '../protocol/text.js';
import { type Reading, RecordReader } from '../record/reading.js';
import { describePosition } from './describe-position.js';
import { readGoCommand } from './go-command.js';
import { declareOptions, readSetOption, type UciOptions, usualOptions } from './options.js';
import { readPositionCommand } from './position-command.js';
import { UciSearch } from './search.js';

/** The game that positions are read for. */
interface Chosen {
  readonly variant: string;
  readonly rules: Ruleset;
  readonly reader: RecordReader;
}

const DEEPEST_BENCH = 20;

export function createUciSession(host: ProtocolHost): ProtocolSession {
  return new UciSession(host);
}

class UciSession implements ProtocolSession {
  readonly left: Promise<void>;
  readonly #host: ProtocolHost;
  #leave: () => void = () => {};
  #options: UciOptions;
  #chosen: Chosen | undefined;
  /** Undefined when the last position could not be read: better no move than one for another position. */
  #reading: Reading | undefined;
  /** What the engine has been told to play, with which settings. */
  #loaded: ({ readonly rules: Ruleset } & Settings) | undefined;
  #queue: Promise<void> = Promise.resolve();
  #search: UciSearch | undefined;
  #bench: AbortController | undefined;
  /** Searches that have been asked for, and how many of them are to be stopped. */
  #asked = 0;
  #stopped = 0;

  constructor(host: ProtocolHost) {
    this.#host = host;
    this.#options = usualOptions(host.engine.capabilities, host.library.usual);
    this.left = new Promise((resolve) => (this.#leave = resolve));
  }

  hear(line: string): void {
    const words = wordsOf(line);
    const at = words.findIndex((word) => Object.hasOwn(this.#commands, word));
    const name = words[at];
    if (name === undefined) {
      if (words.length > 0) this.#say(`unknown command ${quoted(line)}${didYouMean(words[0] ?? '', COMMANDS)}`);
      return;
    }
    // What stands before a command is skipped, as the protocol wants it.
    const rest = line.slice(line.search(new RegExp(`(?<!\\S)${name}(?!\\S)`)) + name.length);
    this.#commands[name as Command](words.slice(at + 1), rest);
  }

  async hangUp(): Promise<void> {
    this.#enqueue(() => this.#idle());
    await this.#queue;
  }

  readonly #commands: Readonly<Record<Command, (words: readonly string[], rest: string) => void>> = {
    uci: () => this.#introduce(),
    debug: () => {},
    isready: () => this.#enqueue(() => this.#getReady()),
    setoption: (_, rest) => this.#enqueue(() => this.#setOption(rest)),
    register: () => {},
    ucinewgame: () => this.#enqueue(() => this.#forget()),
    position: (words) => this.#enqueue(() => this.#setPosition(words)),
    go: (words) => {
      const number = ++this.#asked;
      this.#enqueue(() => this.#go(words, number));
    },
    stop: () => {
      this.#stopped = this.#asked;
      this.#search?.stop();
      this.#bench?.abort();
    },
    ponderhit: () => this.#search?.ponderHit(),
    d: () => this.#enqueue(() => this.#describe()),
    bench: (words) => this.#enqueue(() => this.#runBench(words)),
    quit: () => {
      this.#search?.silence();
      this.#leave();
    },
  };

  #introduce(): void {
    const { engine, library, name, author, write } = this.#host;
    write(`id name ${name}`);
    write(`id author ${author}`);
    for (const line of declareOptions(engine.capabilities, library.names(), library.usual)) write(line);
    write('uciok');
  }

  async #getReady(): Promise<void> {
    // While a search is under way everything is ready that it needs; what has been set since is for the next one.
    if (this.#search === undefined) await this.#load();
    this.#host.write('readyok');
  }

  async #setOption(text: string): Promise<void> {
    const setting = readSetOption(this.#host.engine.capabilities, text);
    if (!setting.ok) this.#complain(setting.problems);
    else if (setting.value.type === 'set') this.#set(setting.value.options);
    else if (setting.value.type === 'read') this.#readDocuments(setting.value.paths);
    else await this.#forget();
  }

  async #forget(): Promise<void> {
    await this.#idle();
    this.#host.engine.newGame();
  }

  #set(options: Partial<UciOptions>): void {
    const { variant } = options;
    if (variant !== undefined && !this.#choose(variant)) return;
    this.#options = { ...this.#options, ...options };
  }

  #readDocuments(paths: readonly string[]): void {
    for (const path of paths) {
      const added = this.#host.library.add(path);
      if (!added.ok) this.#complain(added.problems);
      else this.#say(`variant ${added.value} was read from ${quoted(path)}`);
    }
    // A document may have replaced the game that is being played.
    if (paths.length > 0 && this.#chosen !== undefined) this.#choose(this.#chosen.variant);
  }

  /** Finds the rules of a game; false when it cannot be played, and then nothing changes. */
  #choose(variant: string): boolean {
    const found = this.#host.library.find(variant);
    if (!found.ok) {
      this.#complain(found.problems);
      return false;
    }
    const rules = found.value;
    const { spec, board } = rules;
    this.#chosen = { variant, rules, reader: new RecordReader(rules) };
    const start = this.#chosen.reader.read({ moves: [] });
    this.#reading = start.ok ? start.value : undefined;
    this.#say(
      `variant ${spec.slug} files ${board.files} ranks ${board.ranks} startpos ${start.ok ? writeFen(start.value.position) : ''}`,
    );
    return true;
  }

  /** The game that is being played; undefined only when not even the usual one can be. */
  #game(): Chosen | undefined {
    if (this.#chosen === undefined) this.#choose(this.#options.variant);
    return this.#chosen;
  }

  /** Has the engine know the game, with the settings as they are now. False when it cannot. */
  async #load(): Promise<boolean> {
    const chosen = this.#game();
    if (chosen === undefined) return false;
    const { threads, hash } = this.#options;
    const { rules } = chosen;
    if (this.#loaded?.rules === rules && this.#loaded.threads === threads && this.#loaded.hash === hash) return true;
    await this.#idle();
    const result = await this.#host.engine.load(rules, { threads, hash });
    this.#loaded = result.ok ? { rules, threads, hash } : undefined;
    if (!result.ok) this.#complain(result.problems);
    return result.ok;
  }

  #setPosition(words: readonly string[]): void {
    const game = this.#game();
    if (game === undefined) return;
    const record = readPositionCommand(words);
    const reading: Result<Reading> = record.ok ? game.reader.read(record.value) : record;
    this.#reading = reading.ok ? reading.value : undefined;
    this.#complain(reading.ok ? reading.warnings : reading.problems);
  }

  async #go(words: readonly string[], number: number): Promise<void> {
    await this.#idle();
    const command = readGoCommand(words);
    for (const complaint of command.complaints) this.#say(complaint);
    const isLoaded = await this.#load();
    if (this.#reading === undefined || !isLoaded) {
      this.#say('there is no position to think about');
      if (command.perft === undefined) this.#host.write('bestmove (none)');
      return;
    }
    const { overhead, multiPv, limitStrength, analyseMode, elo } = this.#options;
    const search = new UciSearch(this.#host.engine, this.#reading, (line) => this.#host.write(line));
    search.begin(command, {
      overhead,
      lines: multiPv,
      ...(limitStrength && !analyseMode && { level: levelFor(elo) }),
    });
    this.#search = search;
    if (number <= this.#stopped) search.stop();
    void search.ended.then(() => {
      if (this.#search === search) this.#search = undefined;
    });
  }

  /** Resolves when no search is under way. Ends one that would go on for ever. */
  async #idle(): Promise<void> {
    this.#search?.endIfOpen();
    await this.#search?.ended;
  }

  #describe(): void {
    const position = this.#position();
    if (position === undefined) this.#say('there is no position');
    else for (const line of describePosition(position)) this.#host.write(line);
  }

  #position(): Position | undefined {
    return this.#game() && this.#reading?.position;
  }

  async #runBench(words: readonly string[]): Promise<void> {
    await this.#idle();
    this.#bench = new AbortController();
    const { signal } = this.#bench;
    signal.addEventListener('abort', () => this.#host.engine.stop());
    const { engine, library, write } = this.#host;
    this.#loaded = undefined;
    const depth = wholeNumber(words[0], 1, DEEPEST_BENCH);
    const result = await runBench(engine, library, {
      ...(depth !== undefined && { depth }),
      hear: (text) => this.#say(text),
      signal,
    });
    this.#bench = undefined;
    write(`Total time (ms) : ${Math.round(result.milliseconds)}`);
    write(`Nodes searched  : ${result.nodes}`);
    write(`Nodes/second    : ${result.nodesPerSecond}`);
  }

  #enqueue(command: () => void | Promise<void>): void {
    this.#queue = this.#queue.then(command);
  }

  #complain(problems: readonly Problem[]): void {
    for (const problem of problems) this.#say(`${problem.severity}: ${describeProblem(problem)}`);
  }

  #say(text: string): void {
    this.#host.write(`info string ${oneLine(text)}`);
  }
}

const COMMANDS = [
  'uci',
  'debug',
  'isready',
  'setoption',
  'register',
  'ucinewgame',
  'position',
  'go',
  'stop',
  'ponderhit',
  'd',
  'bench',
  'quit',
] as const;
type Command = (typeof COMMANDS)[number];
