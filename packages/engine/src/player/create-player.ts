/** A computer player in a worker: reads and checks on this side, thinks on the other. */
import {
  type Colour,
  compile,
  error,
  fail,
  type Game,
  ok,
  parseUci,
  type Result,
  type Ruleset,
  writeUci,
} from '@hippodrome/rules';
import { chooseMove } from '../choose-move.js';
import { type Level, limitsOf } from '../level.js';
import type { Limits } from '../search/budget.js';
import type { StartWorker } from '../transport/transport.js';
import { scoreFor, wantsDraw } from './draw-offer.js';
import { historyOf, readRecord, refuseIfOver } from './game-record.js';
import type { Answer, CreatePlayer, Player, PlayerOptions } from './player.js';
import type { GameRecord, Task, Thought } from './protocol.js';
import { WorkerLink } from './worker-link.js';

/** The best level thinks about hints and draw offers. */
const HINT_LIMITS: Limits = limitsOf(3);
const DRAW_LIMITS: Limits = { milliseconds: 500 };
/** For a question that is stopped before the first iteration: a look at the position that takes no time to speak of. */
const AT_ONCE: Limits = { nodes: 100 };

/** Where workers run is all that differs between environments. */
export function playerMaker(start: StartWorker): CreatePlayer {
  return async (options) => {
    const { variant } = options;
    const rules: Result<Ruleset> = 'spec' in variant ? ok(variant) : compile(variant);
    if (!rules.ok) return rules;
    const player = new WorkerPlayer(rules.value, options, new WorkerLink(rules.value.spec, start));
    return player.start();
  };
}

class WorkerPlayer implements Player {
  readonly level: Level;
  readonly #rules: Ruleset;
  readonly #seed: number;
  readonly #link: WorkerLink;

  constructor(rules: Ruleset, { level, seed }: PlayerOptions, link: WorkerLink) {
    this.level = level;
    this.#rules = rules;
    this.#seed = seed ?? Math.floor(Math.random() * 2 ** 32);
    this.#link = link;
  }

  async start(): Promise<Result<Player>> {
    const result = await this.#link.start();
    if (!result.ok) this.#link.close();
    return result.ok ? ok(this) : result;
  }

  choose(record: GameRecord, limits = limitsOf(this.level)): Promise<Result<Answer>> {
    return this.#ask(record, (game) => ({ limits, level: this.level, seed: this.#seed + game.plies.length }));
  }

  hint(record: GameRecord, limits = HINT_LIMITS): Promise<Result<Answer>> {
    return this.#ask(record, () => ({ limits, seed: 0 }));
  }

  async acceptsDraw(record: GameRecord, side: Colour): Promise<Result<boolean>> {
    const game = readRecord(this.#rules, record);
    if (!game.ok) return game;
    if (game.value.frozen) return ok(true);
    const answer = await this.#ask(record, () => ({ limits: DRAW_LIMITS, seed: 0 }));
    return answer.ok ? ok(wantsDraw(game.value, scoreFor(side, game.value, answer.value.score))) : answer;
  }

  stop(): void {
    this.#link.stop();
  }

  close(): void {
    this.#link.close();
  }

  async #ask(record: GameRecord, taskFor: (game: Game) => Task): Promise<Result<Answer>> {
    const game = readRecord(this.#rules, record);
    if (!game.ok) return game;
    const over = refuseIfOver(game.value);
    if (!over.ok) return over;
    const result = await this.#link.ask(record, taskFor(game.value));
    if (!result.ok) return result;
    return result.value === undefined ? ok(this.#atOnce(game.value)) : this.#check(game.value, result.value);
  }

  /** The thought as an answer, provided that its move is legal. */
  #check({ position }: Game, { move: text, ...rest }: Thought): Result<Answer> {
    const move = parseUci(position, text);
    return move.ok
      ? ok({ ...rest, move: move.value, text })
      : fail(error('engine/illegal-answer', `the computer player answered with ${text}, which is not legal`));
  }

  #atOnce(game: Game): Answer {
    const choice = chooseMove(game.position, historyOf(game), { limits: AT_ONCE });
    if (choice === undefined) throw new Error('a game that is not over has a move');
    const { move, variation, ...rest } = choice;
    const write = (step: typeof move): string => writeUci(this.#rules, step);
    return { ...rest, move, text: write(move), variation: variation.map(write) };
  }
}
