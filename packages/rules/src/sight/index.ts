/** @module What can be seen of a position: who attacks what, what may be lost, where forks are. */
export { attackersOf, type Heat, heatOf, hiddenAttackersOf } from './attackers.js';
export { type Captive, captivesOf } from './captives.js';
export { capturesOn } from './captures.js';
export { awakeningMoves, type DormantCheck, dormantChecksOf, maySuspendCheck } from './dormant-checks.js';
export { DECISIVE, type Exchange, exchangeOn } from './exchange.js';
export { type Fork, forksOf } from './forks.js';
export { asIfToMove } from './turn.js';
export type { Worth } from './worth.js';
