/** What every router of games is made with. */
import type { AccountContext } from '../../account/context.js';
import type { Challenges } from '../../challenge/challenges.js';
import type { Hall } from '../../play/hall.js';
import type { GameStore } from '../../store/game-store.js';
import type { Introduce } from './introduce.js';

export interface GameParts {
  readonly accounts: AccountContext;
  readonly challenges: Challenges;
  readonly games: GameStore;
  readonly hall: Hall;
  readonly introduce: Introduce;
}
