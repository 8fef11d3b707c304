/** @module The whole of the rules: documents, positions, games and notations. */
export * from './betza/index.js';
export * from './board/index.js';
export * from './clock/index.js';
export * from './colour.js';
export * from './dictionary/index.js';
export * from './document/index.js';
export * from './game/index.js';
export * from './movement/index.js';
export * from './notation/index.js';
export * from './position/index.js';
export * from './result.js';
export { compile } from './rule/compile.js';
export type { CastlingWay, Memory, PhaseFact, PromotionChoice, RuleFact } from './rule/fact.js';
export type { Frame, PieceKind } from './rule/frame.js';
export type { BoundRule, Ending, RuleHooks, RuleModule } from './rule/rule.js';
export type { Ruleset } from './rule/ruleset.js';
export * from './sight/index.js';
export { didYouMean, nearest } from './suggest.js';
