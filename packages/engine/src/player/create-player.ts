/** A computer player: reads and checks on this side, thinks on the other side of a backend. */
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
} from '@hippodrome/rules';
import type { Backend, Question, Thought } from '../backend/backend.js';
import { type BackendKinds, chooseKind, settingsFor } from '../backend/choose-backend.js';
import { thinkAtOnce } from '../backend/think-at-once.js';
import { type Level, limitsOf } from '../level.js';
import { type GameRecord, historyOf, readRecord, refuseIfOver } from '../record/game-record.js';
import type { Limits } from '../search/budget.js';
import { scoreFor, wantsDraw } from './draw-offer.js';
import type { Answer, CreatePlayer, Player, PlayerOptions } from './player.js';

/** The best level thinks about hints and draw offers. */
const HINT_LIMITS: Limits = limitsOf(3);
const DRAW_LIMITS: Limits = { milliseconds: 500 };

type HowToThink = Omit<Question, 'record'>;

/** What thinks is all that differs between environments. */
export function playerMaker(kinds: BackendKinds): CreatePlayer {
  return async (options) => {
    const { variant } = options;
    const rules: Result<Ruleset> = 'spec' in variant ? ok(variant) : compile(variant);
    if (!rules.ok) return rules;
    const kind = chooseKind(kinds, rules.value);
    const backend = kind.start();
    const loaded = await backend.load(rules.value.spec, settingsFor(kind, {}));
    if (!loaded.ok) backend.close();
    return loaded.ok ? ok(new BackendPlayer(rules.value, options, backend)) : loaded;
  };
}

class BackendPlayer implements Player {
  readonly level: Level;
  readonly #rules: Ruleset;
  readonly #seed: number;
  readonly #backend: Backend;

  constructor(rules: Ruleset, { level, seed }: PlayerOptions, backend: Backend) {
    this.level = level;
    this.#rules = rules;
    this.#seed = seed ?? Math.floor(Math.random() * 2 ** 32);
    this.#backend = backend;
  }

  choose(record: GameRecord, limits = limitsOf(this.level)): Promise<Result<Answer>> {
    return this.#ask(record, (game) => ({ limits, level: this.level, seed: this.#seed + game.plies.length }));
  }

  hint(record: GameRecord, limits = HINT_LIMITS): Promise<Result<Answer>> {
    return this.#ask(record, () => ({ limits }));
  }

  async acceptsDraw(record: GameRecord, side: Colour): Promise<Result<boolean>> {
    const game = readRecord(this.#rules, record);
    if (!game.ok) return game;
    if (game.value.frozen) return ok(true);
    const answer = await this.#ask(record, () => ({ limits: DRAW_LIMITS }));
    const { position } = game.value;
    return answer.ok ? ok(wantsDraw(position, scoreFor(side, position, answer.value.score))) : answer;
  }

  stop(): void {
    this.#backend.stop();
  }

  close(): void {
    this.#backend.close();
  }

  async #ask(record: GameRecord, howTo: (game: Game) => HowToThink): Promise<Result<Answer>> {
    const game = readRecord(this.#rules, record);
    if (!game.ok) return game;
    const over = refuseIfOver(game.value);
    if (!over.ok) return over;
    const result = await this.#backend.think({ record, ...howTo(game.value) });
    if (!result.ok) return result;
    const thought =
      result.value === undefined ? await thinkAtOnce(over.value, historyOf(game.value)) : ok(result.value);
    return thought.ok ? this.#check(game.value, thought.value) : thought;
  }

  /** The thought as an answer, provided that its move is legal. */
  #check({ position }: Game, { lines: [{ score, moves }], depth, nodes }: Thought): Result<Answer> {
    const [text] = moves;
    const move = parseUci(position, text);
    return move.ok
      ? ok({ move: move.value, text, score, depth, nodes, variation: moves })
      : fail(error('engine/illegal-answer', `the computer player answered with ${text}, which is not legal`));
  }
}
