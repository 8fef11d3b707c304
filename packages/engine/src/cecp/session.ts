/**
 * CECP, XBoard's protocol, version 2, as a state machine: lines go in, lines come out; the engine, the games and the way out are handed
 * in. Commands are carried out one after the other; those that change the game end whatever is being thought, so that nothing that
 * belongs to another position is ever answered. Only `?` and `quit` do not wait.
 */
import { type Colour, opposite, type Result, type Ruleset } from '@hippodrome/rules';
import type { Settings } from '../backend/backend.js';
import { ORTHODOX } from '../protocol/foreign-names.js';
import type { ProtocolHost, ProtocolSession } from '../protocol/session.js';
import { describeProblem, oneLine, quoted, wholeNumber, wordsOf } from '../protocol/text.js';
import { looksLikeMove, toXBoard } from './coordinates.js';
import { featureLines, readOption, USUAL_OPTIONS } from './features.js';
import { cecpName, isKnown, slugOf } from './names.js';
import { resultLine } from './result-line.js';
import { canShow, nearestRules, setupLines } from './setup.js';
import { Table } from './table.js';
import { Thinker } from './thinker.js';
import { readLevel, Timer } from './time-control.js';

const MOST_SECONDS = 100_000;
const MOST_DEPTH = 1000;

export function createCecpSession(host: ProtocolHost): ProtocolSession {
  return new CecpSession(host);
}

/** @param rest everything behind the command's name */
type Handler = (words: readonly string[], rest: string) => void | Promise<void>;

class CecpSession implements ProtocolSession {
  readonly left: Promise<void>;
  readonly #host: ProtocolHost;
  readonly #timer = new Timer();
  readonly #thinker: Thinker;
  #leave: () => void = () => {};
  #table: Table | undefined;
  /** What the engine plays; nothing while it only follows the game. */
  #side: Colour | undefined;
  #analysing = false;
  #ponders = false;
  #options = USUAL_OPTIONS;
  #settings: Partial<Settings> = {};
  /** Whether the opponent is a program, which knows by itself how the game has ended. */
  #againstComputer = false;
  /** Games as XBoard can follow them, so that each is made once. */
  readonly #nearest = new Map<Ruleset, Ruleset>();
  #loaded: { readonly rules: Ruleset; readonly settings: Partial<Settings> } | undefined;
  #queue: Promise<void> = Promise.resolve();

  constructor(host: ProtocolHost) {
    this.#host = host;
    this.left = new Promise((resolve) => (this.#leave = resolve));
    this.#thinker = new Thinker(host.engine, (line) => host.write(line));
  }

  hear(line: string): void {
    const [name, ...words] = wordsOf(line);
    if (name === undefined) return;
    const rest = line.slice(line.indexOf(name) + name.length);
    if (name === '?') this.#thinker.moveNow();
    else if (name === 'quit') this.#quit();
    else this.#queue = this.#queue.then(() => this.#obey(name, words, rest));
  }

  async hangUp(): Promise<void> {
    await this.#queue;
    await this.#thinker.ended;
    await this.#thinker.abandon();
  }

  #quit(): void {
    this.#thinker.silence();
    this.#leave();
  }

  async #obey(name: string, words: readonly string[], rest: string): Promise<void> {
    if (Object.hasOwn(this.#commands, name)) await this.#commands[name]?.(words, rest);
    else if (looksLikeMove(name)) await this.#hearMove(name);
    else this.#refuse('unknown command', name);
  }

  readonly #commands: Readonly<Record<string, Handler>> = {
    xboard: () => {},
    accepted: () => {},
    rejected: () => {},
    random: () => {},
    name: () => {},
    rating: () => {},
    ics: () => {},
    otim: () => {},
    computer: () => {
      this.#againstComputer = true;
    },
    protover: () => this.#introduce(),
    new: () => this.#begin(),
    variant: ([name = '']) => this.#choose(name),
    setboard: (_, rest) => this.#setBoard(rest.trim()),
    usermove: ([word = '']) => this.#hearMove(word),
    force: () => this.#play(undefined),
    go: () => this.#play('mover'),
    playother: () => this.#play('other'),
    white: () => this.#play(undefined),
    black: () => this.#play(undefined),
    undo: () => this.#takeBack(1),
    remove: () => this.#takeBack(2),
    result: () => this.#play(undefined),
    draw: () => this.#considerDraw(),
    analyze: () => this.#analyse(true),
    exit: () => this.#analyse(false),
    '.': () => this.#thinker.tellProgress(),
    level: (words) => {
      const control = readLevel(words);
      if (control === undefined) this.#refuse('not a time control', `level ${words.join(' ')}`);
      else this.#timer.setLevel(control);
    },
    st: ([seconds]) => this.#number('st', seconds, MOST_SECONDS, (value) => this.#timer.setFixed(1000 * value)),
    sd: ([plies]) => this.#number('sd', plies, MOST_DEPTH, (value) => this.#timer.setDepth(Math.max(1, value))),
    time: ([time]) => this.#number('time', time, 2 ** 31, (value) => this.#timer.setRemaining(10 * value)),
    ping: ([number = '']) => this.#host.write(`pong ${oneLine(number)}`.trimEnd()),
    hard: () => {
      this.#ponders = true;
    },
    easy: () => this.#stopPondering(),
    post: () => this.#thinker.setPosting(true),
    nopost: () => this.#thinker.setPosting(false),
    hint: () => this.#hint(),
    bk: () => {
      this.#host.write(' There is no opening book.');
      this.#host.write('');
    },
    memory: ([size]) => this.#set('memory', size, 'hash'),
    cores: ([count]) => this.#set('cores', count, 'threads'),
    option: (_, rest) => {
      const options = readOption(rest);
      if (options === undefined) this.#refuse('no such option, or not a value of it', `option ${rest.trim()}`);
      else this.#options = { ...this.#options, ...options };
    },
  };

  #introduce(): void {
    const { name, library, engine } = this.#host;
    // XBoard waits no longer than two seconds unless it is told that there is more to come, and many games take a while to be read.
    this.#host.write('feature done=0');
    const variants = library.names().filter((slug) => this.#isPlayable(slug));
    const names = variants.map(cecpName);
    const ordered = [...names.filter((each) => each === cecpName(library.usual)), ...names];
    for (const line of featureLines(name, [...new Set(ordered)], engine.capabilities)) this.#host.write(line);
  }

  #isPlayable(slug: string): boolean {
    const rules = this.#host.library.find(slug);
    return isKnown(slug) || (rules.ok && canShow(rules.value));
  }

  async #begin(): Promise<void> {
    await this.#thinker.abandon();
    this.#againstComputer = false;
    this.#analysing = false;
    this.#timer.reset();
    this.#side = 'black';
    this.#open(ORTHODOX);
    this.#host.engine.newGame();
  }

  async #choose(name: string): Promise<void> {
    await this.#thinker.abandon();
    const slug = slugOf(name, this.#host.library.names());
    const problem = this.#open(slug);
    if (problem !== undefined) this.#refuse(problem, `variant ${name}`);
    else if (this.#table !== undefined && !isKnown(slug)) {
      for (const line of setupLines(this.#table.rules)) this.#host.write(line);
    }
  }

  /** Begins a game; what is wrong when there is no such game, and then the one that was played goes on. */
  #open(slug: string): string | undefined {
    const found = this.#host.library.find(slug);
    if (!found.ok) return found.problems.map(describeProblem).join('; ');
    const nearest = this.#nearest.get(found.value) ?? nearestRules(found.value);
    this.#nearest.set(found.value, nearest);
    this.#table = new Table(nearest);
    return undefined;
  }

  async #setBoard(fen: string): Promise<void> {
    await this.#thinker.abandon();
    const result = this.#game().setUp(fen);
    if (!result.ok) this.#host.write(`tellusererror Illegal position: ${problemsOf(result)}`);
    else await this.#think();
  }

  async #hearMove(word: string): Promise<void> {
    const table = this.#game();
    const isOwnTurn = this.#side === table.sideToMove && !this.#analysing;
    if (isOwnTurn && this.#thinker.isBusy) {
      this.#refuse('command not legal now', `usermove ${word}`);
      return;
    }
    const move = table.play(word);
    if (!move.ok) {
      this.#host.write(`Illegal move (${oneLine(problemsOf(move))}): ${oneLine(word)}`);
      return;
    }
    this.#announceEnd();
    const last = table.record.moves.at(-1) ?? '';
    if (this.#isToThink(table) && this.#thinker.ponderHit(last, this.#clock())) return;
    await this.#thinker.abandon();
    await this.#think();
  }

  async #play(who: 'mover' | 'other' | undefined): Promise<void> {
    await this.#thinker.abandon();
    this.#analysing = false;
    const { sideToMove } = this.#game();
    this.#side = who === undefined ? undefined : who === 'mover' ? sideToMove : opposite(sideToMove);
    await this.#think();
  }

  async #takeBack(plies: number): Promise<void> {
    await this.#thinker.abandon();
    if (!this.#game().undo(plies)) this.#refuse('command not legal now', plies === 1 ? 'undo' : 'remove');
    await this.#think();
  }

  async #analyse(isOn: boolean): Promise<void> {
    await this.#thinker.abandon();
    this.#analysing = isOn;
    this.#side = undefined;
    await this.#think();
  }

  /** Thinks about what there is to think about: its own move, the opponent's, or any position while analysing. */
  async #think(): Promise<void> {
    const table = this.#game();
    if (!this.#isToThink(table) || !(await this.#load(table.rules))) return;
    if (this.#analysing) this.#thinker.analyse(table, this.#options);
    else this.#thinker.findMove(table, this.#options, this.#timing(), (move) => this.#makeMove(table, move));
  }

  /** A drawn game goes on against a program, which has not claimed the draw; people are told that it is over. */
  #isToThink(table: Table): boolean {
    if (table.isOver) return false;
    if (this.#analysing) return true;
    return this.#side === table.sideToMove && (this.#againstComputer || table.outcome === undefined);
  }

  /** The engine's own move, in our coordinates. */
  #makeMove(table: Table, text: string): void {
    const { position } = table;
    const expected = this.#thinker.expected;
    if (!table.playOurs(text).ok) return;
    this.#host.write(`move ${toXBoard(position, text)}`);
    this.#announceEnd();
    if (this.#ponders && expected !== undefined && !table.isOver) {
      this.#thinker.ponder(table, expected, this.#options, this.#timing(), (move) => this.#makeMove(table, move));
    }
  }

  /**
   * Says how the game has ended. XBoard verifies what programs that play each other claim, by rules of its own, and takes a claim that
   * it does not understand for a lie; but it believes whoever admits to have lost. A draw is offered, then, and not claimed.
   */
  #announceEnd(): void {
    const { outcome } = this.#game();
    if (outcome === undefined || this.#side === undefined) return;
    const isLost = outcome.winner === opposite(this.#side);
    if (!this.#againstComputer || isLost) this.#host.write(resultLine(outcome));
    else if (outcome.winner === null) this.#host.write('offer draw');
  }

  #considerDraw(): void {
    const { outcome } = this.#game();
    const isDrawn = outcome !== undefined && outcome.winner === null;
    if (isDrawn || this.#thinker.wantsDraw(this.#side, this.#game())) this.#host.write('offer draw');
  }

  async #stopPondering(): Promise<void> {
    this.#ponders = false;
    if (this.#thinker.isPondering) await this.#thinker.abandon();
  }

  #hint(): void {
    const { expected } = this.#thinker;
    if (expected !== undefined) this.#host.write(`Hint: ${toXBoard(this.#game().position, expected)}`);
  }

  async #load(rules: Ruleset): Promise<boolean> {
    const settings = this.#settings;
    if (this.#loaded?.rules === rules && this.#loaded.settings === settings) return true;
    const result = await this.#host.engine.load(rules, settings);
    if (!result.ok) this.#host.write(`tellusererror ${problemsOf(result)}`);
    this.#loaded = result.ok ? { rules, settings } : undefined;
    return result.ok;
  }

  /** The game that is being played; to XBoard that is chess as long as it says nothing else. */
  #game(): Table {
    if (this.#table === undefined) this.#open(ORTHODOX);
    if (this.#table === undefined) throw new Error('there is no chess among the games');
    return this.#table;
  }

  #timing() {
    return this.#timer.options(this.#movesMade(), this.#options.overhead);
  }

  #clock() {
    return this.#timer.clock(this.#movesMade(), this.#options.overhead);
  }

  #movesMade(): number {
    return this.#side === undefined ? 0 : this.#game().movesBy(this.#side);
  }

  #set(name: string, word: string | undefined, key: keyof Settings): void {
    this.#number(name, word, 2 ** 20, (value) => {
      this.#settings = { ...this.#settings, [key]: value };
    });
  }

  #number(name: string, word: string | undefined, most: number, use: (value: number) => void): void {
    const value = wholeNumber(word, 0, most);
    if (value === undefined) this.#refuse('a number is needed', `${name} ${word ?? ''}`.trimEnd());
    else use(value);
  }

  #refuse(why: string, command: string): void {
    this.#host.write(oneLine(`Error (${why}): ${quoted(command).slice(1, -1)}`));
  }
}

function problemsOf(result: Result<unknown>): string {
  return result.ok ? '' : oneLine(result.problems.map(describeProblem).join('; '));
}
