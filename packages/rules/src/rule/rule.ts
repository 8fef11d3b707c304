/**
 * One rule, one module. A module owns its key in documents, what may be written there, what it remembers during a game, its FEN
 * field, its part in repetition, its sentences on the rule sheet, and its hooks. The hooks are a closed list: shared code
 * calls them and never asks which rule, let alone which variant, it is dealing with.
 */
import type { z } from 'zod';
import type { Colour } from '../colour.js';
import type { PieceSpec } from '../document/spec.js';
import type { Move } from '../position/move.js';
import type { Outcome, OutcomeRule } from '../position/outcome.js';
import type { Placement } from '../position/placement.js';
import type { Position } from '../position/position.js';
import type { Field } from '../position/setup.js';
import type { Result, Statement } from '../result.js';
import type { RuleFact } from './fact.js';
import type { Frame } from './frame.js';

export interface RuleModule<Option, State = undefined> {
  /** The key under `engine.rules`. */
  readonly key: string;
  /** What may stand there; `none`-like values that switch the rule off included. */
  readonly schema: z.ZodType<Option>;
  /** The option with every piece name replaced; how the loader finds, checks and renames them. */
  mapPieces?(option: Option, map: (name: string) => string): Option;
  /** What the option takes for granted of the setup and of the board; the loader reports what is not there. */
  demands?(option: Option): Demands;
  /** The option of a rule that no document states but that the pieces themselves imply. */
  implied?(frame: Frame): Option | undefined;
  /** How a piece may state the rule itself, by the way it moves; the loader sees to it that it is stated once. */
  readonly inPieces?: PieceTerms;
  /** Keys of other rules without which this one makes no sense. */
  readonly needs?: readonly string[];
  /** Hooks for one game; undefined when the option switches the rule off. */
  compile(option: Option, frame: Frame): Result<RuleHooks<State> | undefined>;
}

export interface PieceTerms {
  isStatedBy(piece: PieceSpec): boolean;
  /** The piece without what states the rule. */
  without(piece: PieceSpec): PieceSpec;
}

export interface Demands {
  /** Kinds of which each side has a piece in the setup. */
  readonly standing?: readonly string[];
  /** Letters of files that the board has. */
  readonly files?: readonly string[];
}

/** The closed list of what a rule may do. `state` is what the rule remembers, see `StateHooks`. */
export interface RuleHooks<State = undefined> {
  readonly state?: StateHooks<State>;
  /** Adds moves that Betza does not describe, legal but for the safety of royals. */
  generate?(position: Position, state: State, emit: (move: Move) => void): void;
  /** Replaces a move by others (promotions); undefined leaves it as it is, an empty list forbids it. */
  replace?(move: Move, position: Position, state: State): readonly Move[] | undefined;
  /** Whether the rule bars a move that would otherwise be legal. */
  forbids?(move: Move, position: Position, state: State): boolean;
  /** Whether nobody is in check while the rule is in this state. */
  suspendsCheck?(state: State): boolean;
  /** The one move of a side that has no other and is not in check; undefined for none. */
  whenStalled?(position: Position, state: State): Move | undefined;
  /** Whether a move counts as progress, setting the half-move clock back to 0. Captures and moves of letterless pieces do when no rule says. */
  resetsClock?(move: Move): boolean;
  /** Whether the game is drawn, not lost, when this side runs out of time. */
  drawsOnTime?(position: Position, flagged: Colour): boolean;
  /** What is wrong with a position that somebody set up. */
  objections?(position: Position): readonly Statement[];
  /** Name of the part of the game in force, when it has one. */
  phase?(state: State): string | undefined;
  /** Ends of the game, in the order in which they are looked at. */
  readonly endings?: readonly Ending[];
  /** What the rule comes to, besides its endings, as data for other implementations. */
  readonly facts: readonly RuleFact[];
  /** The rule in plain words, for the rule sheet. */
  readonly sentences: readonly Statement[];
}

/** What a rule remembers between moves, and how it is written. */
export interface StateHooks<State> {
  /** In the game's starting position. */
  readonly start: State;
  /** After a move; `after` is the placement with the move carried out. */
  next(state: State, move: Move, before: Position, after: Placement): State;
  /** The FEN field that holds it. */
  readonly field: Field;
  /** When the field is absent or says nothing. */
  readonly empty: State;
  write(state: State): string;
  /** All texts that the field may hold besides nothing, where they are few: to choose from. */
  readonly texts?: readonly string[];
  /**
   * Reads a field that says something, for a placement. What contradicts the placement is dropped with a warning; what cannot be read is an error.
   * Columns count from 1 at the field's start.
   */
  read(text: string, board: { placement: Placement; sideToMove: Colour }): Result<State>;
  /** What positions must have in common to count as repeated: equal texts, equal for this rule. */
  signature(state: State, position: Position, legalMoves: readonly Move[]): string;
}

/** A way in which the game ends. */
export interface Ending {
  readonly rule: OutcomeRule;
  /** The ending as data for other implementations. */
  readonly fact: RuleFact;
  /** The facts decide; undefined while the game goes on as far as this ending is concerned. */
  decide(facts: EndingFacts): Outcome | undefined;
  /** Whether it is decided by what stands on the board, or has been counted in its course: such endings stop perft. */
  readonly material?: boolean;
  /** Whether the game is over for a side by what stands on the board, or has been counted, alone: a setup in which both sides have lost is refused. */
  lost?(position: Position, side: Colour): boolean;
}

export interface EndingFacts {
  readonly position: Position;
  readonly inCheck: boolean;
  readonly legalMoves: readonly Move[];
  /** How often the position has occurred, this time included; 1 when no history is known. */
  readonly occurrences: number;
}

/** A rule of a compiled game with its place in `Position.states`. */
export interface BoundRule {
  readonly key: string;
  readonly slot: number;
  readonly hooks: RuleHooks<unknown>;
}

/** A module whose types have been forgotten, as lists of modules hold it. */
export type AnyRuleModule = RuleModule<unknown, unknown>;
