/**
 * Text in, games out. Holds no more than the game being read, and finds the next game behind whatever is wrong with it: a tag
 * pair behind moves, a tag pair at the start of a line behind an empty one even inside a comment that nobody closed, or a move
 * number 1 behind a result.
 */
import { PGN_BUDGET, type PgnBudget } from './budget.js';
import { GameReader } from './game-reader.js';
import { Lexer } from './lexer.js';
import { type Line, LineCutter } from './lines.js';
import type { PgnGame } from './pgn-game.js';
import type { Token } from './token.js';
import type { PgnVariants } from './variants.js';

export interface PgnOptions extends PgnVariants {
  /** Bounds that differ from `PGN_BUDGET`. */
  readonly budget?: Partial<PgnBudget>;
}

export class PgnReader {
  readonly #options: PgnOptions;
  readonly #budget: PgnBudget;
  readonly #lines: LineCutter;
  readonly #lexer: Lexer;
  #game: GameReader | undefined;

  constructor(options: PgnOptions) {
    this.#options = options;
    this.#budget = { ...PGN_BUDGET, ...options.budget };
    this.#lines = new LineCutter(this.#budget.characters + 1);
    this.#lexer = new Lexer(this.#budget.characters);
  }

  /** The games that a chunk of text completes. */
  *push(chunk: string): Generator<PgnGame> {
    for (const line of this.#lines.push(chunk)) yield* this.#line(line);
  }

  /** The last game, once the text has ended. */
  *end(): Generator<PgnGame> {
    for (const line of this.#lines.end()) yield* this.#line(line);
    for (const token of this.#lexer.end()) yield* this.#token(token);
    if (this.#game !== undefined) yield this.#game.finish();
    this.#game = undefined;
  }

  *#line(line: Line): Generator<PgnGame> {
    for (const token of this.#lexer.line(line)) yield* this.#token(token);
    if (!line.cut) return;
    const end = line.offset + line.text.length;
    this.#game?.loseLine({ raw: '…', line: line.number, column: line.text.length + 1, start: end, end });
  }

  *#token(token: Token): Generator<PgnGame> {
    if (this.#game === undefined || beginsAnother(this.#game, token)) {
      if (this.#game !== undefined) yield this.#game.finish();
      this.#game = new GameReader(token, this.#options, this.#budget);
    }
    this.#game.read(token);
  }
}

/** Whether a token belongs to a game behind the one being read. */
function beginsAnother(game: GameReader, token: Token): boolean {
  switch (token.type) {
    case 'tag':
      // Tags without moves: only a tag that the game has already shows that these are another's.
      return game.section !== 'tags' || (token.afterBlank && game.hasTag(token.name));
    case 'bad-tag':
      return token.meant && game.section !== 'tags';
    case 'number':
      return token.number === 1 && game.section === 'ended';
    default:
      return false;
  }
}
