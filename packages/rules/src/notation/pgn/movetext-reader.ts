/**
 * The move text of one game becomes a tree. Every move is looked up in its position; behind one that cannot be played the rest
 * of its line is kept unread, and reading goes on with the line around it.
 */
import { isDecided } from '../../position/end.js';
import type { Move } from '../../position/move.js';
import { playUnchecked } from '../../position/play.js';
import type { Position } from '../../position/position.js';
import { aboutPart, error, type Problem, type Result, warning } from '../../result.js';
import { parseSan } from '../san/index.js';
import { counted, quote } from '../text.js';
import { parseUci } from '../uci/index.js';
import type { PgnBudget } from './budget.js';
import {
  createFrame,
  createVariation,
  endLine,
  type Frame,
  giveUp,
  keep,
  type UnreadTail,
  type Variation,
} from './frame.js';
import type { GameResult } from './game-result.js';
import { readComment } from './read-comment.js';
import type { Report } from './start.js';
import { placeOf, type Token, type TokenOf } from './token.js';
import { createMoveNode, type MoveTree } from './tree.js';

export class MovetextReader {
  readonly #budget: PgnBudget;
  readonly #report: Report;
  readonly #main: Frame;
  /** Variations that are open, the outermost first. */
  readonly #variations: Variation[] = [];
  #lookedUp = 0;
  #toldDecided = false;
  /** A result inside a variation, while nothing follows it. */
  #stray: TokenOf<'result'> | undefined;
  #result: GameResult | undefined;

  /** @param tree receives what is read */
  constructor(tree: MoveTree, budget: PgnBudget, report: Report) {
    this.#budget = budget;
    this.#report = report;
    this.#main = createFrame({ node: tree, position: tree.start });
  }

  /** Undefined until the game's result is read. */
  get result(): GameResult | undefined {
    return this.#result;
  }

  /**
   * Takes the next token, none of them a tag and none behind the result.
   *
   * Codes: `pgn/unexpected-text`, `pgn/unopened-variation`, `pgn/misplaced-variation`, `pgn/empty-variation`, `pgn/misplaced-nag`,
   * `pgn/bad-nag`, `pgn/result-in-variation`, `pgn/too-many-moves`, `pgn/too-deep`, `pgn/after-the-end`; those
   * of `parseSan`, `parseUci` and `readComment`.
   */
  read(token: Token): void {
    this.#checkStray();
    const frame = this.#frame;
    if (frame.unread !== undefined) this.#keep(frame.unread, token);
    else if (frame.at.position === undefined) this.#keep(giveUp(frame, token), token);
    else this.#readIn(frame, frame.at.position, token);
  }

  /** Codes: `pgn/unclosed-variation`. */
  end(): void {
    for (const variation of this.#variations.toReversed()) {
      endLine(variation);
      const message = 'the game ends inside the variation that begins here';
      this.#report(error('pgn/unclosed-variation', message, placeOf(variation.opened)));
    }
    endLine(this.#main);
    if (this.#variations.length > 0) this.#result ??= this.#stray?.result;
  }

  get #frame(): Frame {
    return this.#variations.at(-1) ?? this.#main;
  }

  #readIn(frame: Frame, position: Position, token: Token): void {
    switch (token.type) {
      case 'symbol':
        this.#move(frame, position, token);
        break;
      case 'number':
        frame.isBeforeMove = true;
        break;
      case 'comment':
        this.#comment(frame, token);
        break;
      case 'nag':
        this.#nag(frame, token);
        break;
      case 'open':
        this.#open(frame, token);
        break;
      case 'close':
        this.#close(token);
        break;
      case 'result':
        this.#end(token);
        break;
      case 'bad-tag':
        this.#unexpected(token);
        break;
      case 'tag':
      case 'filler':
        break;
    }
  }

  #move(frame: Frame, position: Position, token: Token): void {
    const move = this.#lookUp(position, token);
    if (move === undefined) {
      this.#keep(giveUp(frame, token), token);
      return;
    }
    const node = { ...createMoveNode(position, move), commentsBefore: frame.waiting };
    frame.at.node.children.push(node);
    frame.branch = frame.at;
    frame.last = node;
    frame.at = { node, position: playUnchecked(position, move) };
    frame.waiting = [];
    frame.isBeforeMove = false;
  }

  #lookUp(position: Position, token: Token): Move | undefined {
    this.#lookedUp++;
    if (this.#lookedUp > this.#budget.moves) {
      if (this.#lookedUp === this.#budget.moves + 1) {
        const message = `a game has at most ${this.#budget.moves} moves, variations included: the rest is not read`;
        const values = { most: this.#budget.moves };
        this.#report(error('pgn/too-many-moves', message, { ...placeOf(token), values }));
      }
      return undefined;
    }
    const found = readMove(position, token.raw);
    const number = `${position.fullmoveNumber}${position.sideToMove === 'white' ? '.' : '...'}`;
    for (const problem of found.ok ? found.warnings : found.problems) {
      this.#report(located(problem, token, `${number} ${quote(token.raw)}`));
    }
    if (!found.ok) return undefined;
    this.#checkDecided(position, token);
    return found.value;
  }

  #checkDecided(position: Position, token: Token): void {
    if (this.#toldDecided || !isDecided(position)) return;
    this.#toldDecided = true;
    this.#report(warning('pgn/after-the-end', 'the game was over before this move', placeOf(token)));
  }

  #comment(frame: Frame, token: TokenOf<'comment'>): void {
    const comment = readComment(token, this.#report);
    if (frame.isBeforeMove) frame.waiting.push(comment);
    else frame.at.node.comments.push(comment);
  }

  #nag({ last }: Frame, token: TokenOf<'nag'>): void {
    const { nag, raw } = token;
    const details = { ...placeOf(token), values: { written: quote(raw) } };
    if (nag === undefined) {
      this.#report(warning('pgn/bad-nag', `${quote(raw)} is left out: such signs are $0 to $255`, details));
    } else if (last === undefined) {
      this.#report(warning('pgn/misplaced-nag', `${quote(raw)} is left out: it follows no move`, details));
    } else if (!last.nags.includes(nag)) {
      last.nags.push(nag);
    }
  }

  #open(frame: Frame, token: Token): void {
    const spot = frame.branch;
    const variation = createVariation(spot ?? frame.at, token);
    if (spot === undefined) {
      const message = 'a variation follows the move that it replaces, and there is none: it is not read';
      this.#report(error('pgn/misplaced-variation', message, placeOf(token)));
      giveUp(variation, token);
    } else if (this.#variations.length >= this.#budget.depth) {
      const message = `variations are read ${counted(this.#budget.depth, 'level')} deep: this one is not`;
      const values = { count: this.#budget.depth };
      this.#report(error('pgn/too-deep', message, { ...placeOf(token), values }));
      giveUp(variation, token);
    }
    this.#variations.push(variation);
  }

  #close(token: Token): void {
    const variation = this.#variations.pop();
    if (variation === undefined) {
      this.#report(error('pgn/unopened-variation', 'this ")" closes nothing', placeOf(token)));
      return;
    }
    const around = this.#frame;
    if (variation.last === undefined && variation.unread === undefined) {
      this.#report(warning('pgn/empty-variation', 'this variation has no move', placeOf(variation.opened)));
      // Its comments stay where they are read, not where its first move would have branched off.
      variation.at = around.at;
    }
    endLine(variation);
    around.isBeforeMove = true;
  }

  #end(token: TokenOf<'result'>): void {
    if (this.#variations.length === 0) this.#result = token.result;
    else this.#stray = token;
  }

  #checkStray(): void {
    const token = this.#stray;
    if (token === undefined) return;
    this.#stray = undefined;
    this.#report(warning('pgn/result-in-variation', 'a result inside a variation says nothing', placeOf(token)));
  }

  /** Adds a token to what is kept of a line; looks only for where the line ends, and for what no move text can hold. */
  #keep(tail: UnreadTail, token: Token): void {
    const isLast = tail.depth === 0 && (token.type === 'close' || token.type === 'result');
    if (!isLast) keep(tail, token);
    if (token.type === 'open') tail.depth++;
    else if (token.type === 'close' && !isLast) tail.depth--;
    else if (token.type === 'close') this.#close(token);
    else if (token.type === 'result' && isLast) this.#end(token);
    else if (token.type === 'bad-tag') this.#unexpected(token);
    else if (token.type === 'symbol' && !CAN_BE_MOVE.test(token.raw)) this.#unexpected(token);
  }

  #unexpected(token: Token): void {
    const details = { ...placeOf(token), values: { written: quote(token.raw) } };
    this.#report(error('pgn/unexpected-text', `${quote(token.raw)} is not part of a game`, details));
  }
}

/** Programs have written coordinates into PGN files; nothing in SAN but its long form looks like that. */
const COORDINATES = /^[a-z]\d{1,3}-?[a-z]\d/;

function readMove(position: Position, text: string): Result<Move> {
  const san = parseSan(position, text);
  return san.ok || !COORDINATES.test(text) ? san : parseUci(position, text);
}

/** A move in whatever notation has a letter or digit somewhere, unless it is a pass. */
const CAN_BE_MOVE = /[\p{L}\p{N}]|^--$/u;

/** A problem of a move's text as one of the file. */
function located(problem: Problem, token: Token, move: string): Problem {
  const column = token.column + (problem.column ?? 1) - 1;
  return { ...aboutPart(move, problem), line: token.line, column };
}
