/** A computer player: an engine that plays one game, at one level. */
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
import type { Thought } from '../backend/backend.js';
import type { Engine, ThinkOptions } from '../engine/engine.js';
import { type Level, MILLISECONDS } from '../level/level.js';
import { type GameRecord, readRecord, refuseIfOver } from '../record/game-record.js';
import type { Limits } from '../search/budget.js';
import { scoreFor, wantsDraw } from './draw-offer.js';
import type { Answer, CreatePlayer, Player, PlayerOptions } from './player.js';

const HINT_LIMITS: Limits = { milliseconds: MILLISECONDS };
const DRAW_LIMITS: Limits = { milliseconds: 500 };

/** What thinks is all that differs between environments. */
export function playerMaker(createEngine: () => Engine): CreatePlayer {
  return async (options) => {
    const { variant } = options;
    const rules: Result<Ruleset> = 'spec' in variant ? ok(variant) : compile(variant);
    if (!rules.ok) return rules;
    const engine = createEngine();
    const loaded = await engine.load(rules.value);
    if (!loaded.ok) engine.close();
    return loaded.ok ? ok(new EnginePlayer(rules.value, options, engine)) : loaded;
  };
}

class EnginePlayer implements Player {
  readonly level: Level;
  readonly #rules: Ruleset;
  readonly #seed: number;
  readonly #engine: Engine;

  constructor(rules: Ruleset, { level, seed }: PlayerOptions, engine: Engine) {
    this.level = level;
    this.#rules = rules;
    this.#seed = seed ?? Math.floor(Math.random() * 2 ** 32);
    this.#engine = engine;
  }

  choose(record: GameRecord, limits: Limits = {}): Promise<Result<Answer>> {
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
    this.#engine.stop();
  }

  close(): void {
    this.#engine.close();
  }

  async #ask(record: GameRecord, howTo: (game: Game) => ThinkOptions): Promise<Result<Answer>> {
    const game = readRecord(this.#rules, record);
    if (!game.ok) return game;
    const over = refuseIfOver(game.value);
    if (!over.ok) return over;
    const result = await this.#engine.think(record, howTo(game.value));
    return result.ok ? answerOf(game.value, result.value) : result;
  }
}

function answerOf({ position }: Game, { lines: [{ score, moves }], depth, nodes }: Thought): Result<Answer> {
  const [text] = moves;
  const move = parseUci(position, text);
  if (!move.ok)
    return fail(
      error('engine/illegal-answer', `the computer player answered with ${text}, which is not legal`, {
        values: { text },
      }),
    );
  return ok({ move: move.value, text, score, depth, nodes, variation: moves });
}
