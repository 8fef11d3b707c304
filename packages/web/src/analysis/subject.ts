/** What an analysis is about: a game being played, a tree of moves. It asks for no more than this. */
import type { GameRecord } from '@hippodrome/engine';
import type { Move, Position, Ruleset } from '@hippodrome/rules';

export interface AnalysisSubject {
  readonly rules: Ruleset;
  /** The position to think about. */
  readonly gamePosition: Position;
  /** How the game came there, as an engine is told of it. */
  recordShown(): GameRecord;
  /** Whether somebody else has to think first. */
  readonly mustRest: boolean;
  /** Whether a player is being helped against an opponent who is not. */
  readonly isUnfair: boolean;
  /** The line that the board shows in place of the game. */
  readonly variation: Variation | undefined;
  /** A move of a line was chosen. */
  showVariation(steps: readonly VariationStep[], at: number): void;
}

/** A move of a line that was thought of, shown on the board in place of the game. */
export interface Variation {
  readonly steps: readonly VariationStep[];
  /** Which of them was made last. */
  readonly at: number;
}

export interface VariationStep {
  readonly move: Move;
  readonly san: string;
  readonly after: Position;
}
