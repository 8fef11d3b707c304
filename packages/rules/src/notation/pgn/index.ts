export {
  commandsAt,
  evaluationAt,
  setCommand,
  setEvaluation,
  setWords,
  toggleNag,
  wordsAt,
} from './annotate.js';
export { PGN_BUDGET, type PgnBudget } from './budget.js';
export type { CommentCommand, CommentMeasures, MoveComment } from './comment.js';
export {
  addMove,
  deleteLine,
  demoteLine,
  isOnMainLine,
  makeMainLine,
  promoteLine,
  type TreePath,
  type Undo,
  undoAll,
} from './edit.js';
export { GAME_RESULTS, type GameResult, resultOf } from './game-result.js';
export { type Evaluation, writeEvaluation, writeTime } from './measures.js';
export { signOf } from './nags.js';
export { parsePgn, parsePgnStream } from './parse.js';
export { type PgnGame, SEVEN_TAGS } from './pgn-game.js';
export type { PgnOptions } from './reader.js';
export {
  createMoveNode,
  createMoveTree,
  type MoveNode,
  type MoveTree,
  mainLine,
  type TreeNode,
  treeOfMoves,
  type Unread,
} from './tree.js';
export { type PgnVariants, variantsNamed } from './variants.js';
export { type PgnWriteOptions, writePgn } from './write.js';
