/** Tokens of one game: tags, then moves, then its result. Where one game ends and the next begins is for `reader.ts` to say. */
import { error, warning } from '../../result.js';
import { either, quote } from '../text.js';
import type { PgnBudget } from './budget.js';
import { GAME_RESULTS, type GameResult, parseResult } from './game-result.js';
import { MovetextReader } from './movetext-reader.js';
import { type PgnGame, SEVEN_TAGS } from './pgn-game.js';
import { ProblemList } from './problem-list.js';
import { readComment } from './read-comment.js';
import { type Report, startOf } from './start.js';
import { placeOf, type Token, type TokenOf, type TokenPlace } from './token.js';
import { createMoveTree, type MoveTree } from './tree.js';
import type { PgnVariants } from './variants.js';

/** What stands before the moves. */
const HEAD: readonly Token['type'][] = ['tag', 'bad-tag', 'comment'];

/** Which part of a game is being read. */
export type Section = 'tags' | 'moves' | 'ended';

export class GameReader {
  readonly #variants: PgnVariants;
  readonly #budget: PgnBudget;
  readonly #tags = new Map<string, TokenOf<'tag'>>();
  readonly #tree: MoveTree = createMoveTree(undefined);
  readonly #problems = new ProblemList();
  readonly #report: Report = (problem) => this.#problems.add(problem);
  readonly #first: TokenPlace;
  #last: TokenPlace;
  #movetext: MovetextReader | undefined;
  #section: Section = 'tags';
  #isExhausted = false;
  #toldTags = false;
  #toldTrailing = false;

  /** @param first the game's first token, which `read` is still to be given */
  constructor(first: Token, variants: PgnVariants, budget: PgnBudget) {
    this.#first = first;
    this.#last = first;
    this.#variants = variants;
    this.#budget = budget;
  }

  get section(): Section {
    return this.#section;
  }

  hasTag(name: string): boolean {
    return this.#tags.has(name);
  }

  /** Takes the game's next token. */
  read(token: Token): void {
    if (this.#section === 'tags' && !HEAD.includes(token.type)) this.#section = 'moves';
    if (this.#section === 'ended') this.#readTrailing(token);
    else this.#readWithin(token);
  }

  #readWithin(token: Token): void {
    if (token.end - this.#first.start > this.#budget.characters) this.#exhaust(token);
    if (this.#isExhausted) return;
    this.#last = token;
    if (token.type === 'comment') this.#checkComment(token);
    if (this.#section === 'tags') this.#readHead(token);
    else this.#readMoves(token);
  }

  /** A line is so long that its end, from a place on, is lost. */
  loseLine(place: TokenPlace): void {
    if (this.#section === 'ended') this.#readTrailing(place);
    else this.#exhaust(place);
  }

  /** The game is longer than it may be, and what follows is not read. Code: `pgn/too-long`. */
  #exhaust(place: TokenPlace): void {
    if (this.#isExhausted) return;
    this.#isExhausted = true;
    const message = `a game has at most ${this.#budget.characters} characters: the rest of this one is not read`;
    const values = { most: this.#budget.characters };
    this.#report(error('pgn/too-long', message, { ...placeOf(place), values }));
  }

  /** Nothing of the game follows. Code: `pgn/missing-tags`. */
  finish(): PgnGame {
    const movetext = this.#startMoves();
    movetext.end();
    const result = this.#settleResult(movetext.result);
    const missing = [...SEVEN_TAGS.keys()].filter((name) => !this.#tags.has(name));
    if (missing.length > 0) {
      const message = `every game should have the ${missing.length > 1 ? 'tags' : 'tag'} ${all(missing)}`;
      const { line, column } = this.#first;
      this.#report(warning('pgn/missing-tags', message, { line, column, values: { tags: missing.join(', ') } }));
    }
    const tags = new Map([...this.#tags].map(([name, { value }]) => [name, value]));
    return { tags, tree: this.#tree, result, problems: this.#problems.inOrder(), line: this.#first.line };
  }

  /** Code: `pgn/unclosed-comment`. */
  #checkComment(token: TokenOf<'comment'>): void {
    if (token.ending === 'closed' || token.ending === 'too-long') return;
    const end = token.ending === 'end' ? 'the text ends' : 'another game begins';
    const details = { ...placeOf(token), values: { form: token.ending === 'end' ? 'end' : 'game' } };
    this.#report(error('pgn/unclosed-comment', `${end} inside the comment that begins here`, details));
  }

  #readHead(token: Token): void {
    if (token.type === 'tag') this.#readTag(token);
    else if (token.type === 'bad-tag') this.#refuseTag(token);
    else if (token.type === 'comment') this.#tree.comments.push(readComment(token, this.#report));
  }

  /** Codes: `pgn/too-many-tags`, `pgn/duplicate-tag`, `pgn/unescaped-quote`. */
  #readTag(token: TokenOf<'tag'>): void {
    const { name } = token;
    if (token.unescaped) {
      const message = `inside a value write \\" for a quotation mark`;
      this.#report(warning('pgn/unescaped-quote', message, { line: token.line, column: token.valueColumn }));
    }
    if (this.#tags.has(name)) {
      const details = { ...placeOf(token), values: { tag: name } };
      this.#report(warning('pgn/duplicate-tag', `the game has a tag ${name} already; the first counts`, details));
    } else if (this.#tags.size < this.#budget.tags) {
      this.#tags.set(name, token);
    } else if (!this.#toldTags) {
      this.#toldTags = true;
      this.#report(
        error('pgn/too-many-tags', `a game has at most ${this.#budget.tags} tags: the rest is left out`, {
          ...placeOf(token),
          values: { most: this.#budget.tags },
        }),
      );
    }
  }

  /** Code: `pgn/malformed-tag`. */
  #refuseTag({ raw, line, badColumn }: TokenOf<'bad-tag'>): void {
    const message = `${quote(raw)} is no tag: write it like [White "Anna"]`;
    this.#report(error('pgn/malformed-tag', message, { line, column: badColumn, values: { written: quote(raw) } }));
  }

  #readMoves(token: Token): void {
    const movetext = this.#startMoves();
    movetext.read(token);
    if (movetext.result !== undefined) this.#section = 'ended';
  }

  #startMoves(): MovetextReader {
    if (this.#movetext !== undefined) return this.#movetext;
    this.#tree.start = startOf(this.#tags, this.#variants, this.#first.line, this.#report);
    this.#movetext = new MovetextReader(this.#tree, this.#budget, this.#report);
    return this.#movetext;
  }

  /** Code: `pgn/text-after-end`. */
  #readTrailing(place: TokenPlace): void {
    if (this.#toldTrailing) return;
    this.#toldTrailing = true;
    const message = `the game has ended: ${quote(place.raw)} and what follows, up to the next game, is not read`;
    const values = { written: quote(place.raw) };
    this.#report(warning('pgn/text-after-end', message, { ...placeOf(place), values }));
  }

  /** What ends the moves counts, else what the tag says. Codes: `pgn/no-result`, `pgn/unknown-result`, `pgn/result-disagrees`. */
  #settleResult(read: GameResult | undefined): GameResult {
    const tag = this.#tags.get('Result');
    const tagged = tag && parseResult(tag.value);
    const place = tag && { line: tag.line, column: tag.valueColumn };
    if (tag !== undefined && tagged === undefined) {
      const message = `${quote(tag.value)} is no result: write ${either(GAME_RESULTS)}`;
      const values = { written: quote(tag.value), results: GAME_RESULTS };
      this.#report(warning('pgn/unknown-result', message, { ...place, values }));
    }
    if (read === undefined) {
      const counts = tagged === undefined ? 'it counts as unfinished' : `it is ${tagged}, as the tag says`;
      const values = tagged === undefined ? { form: 'unfinished' } : { form: 'tagged', result: tagged };
      if (!this.#isExhausted) {
        const details = { ...placeOf(this.#last), values };
        this.#report(warning('pgn/no-result', `no result ends the game: ${counts}`, details));
      }
      return tagged ?? '*';
    }
    if (tagged !== undefined && tagged !== read) {
      const message = `the tag says ${tagged}, but the game ends with ${read}, which counts`;
      const values = { tagged, result: read };
      this.#report(warning('pgn/result-disagrees', message, { ...place, values }));
    }
    return read;
  }
}

function all(names: readonly string[]): string {
  return either(names).replace(/ or ([^ ]*)$/, ' and $1');
}
