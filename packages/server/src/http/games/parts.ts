/** What every router of games is made with. */
import type { PlayerInfo } from '@hippodrome/protocol';
import type { AccountContext } from '../../account/context.js';
import type { Challenges } from '../../challenge/challenges.js';
import type { Hall } from '../../play/hall.js';
import type { GameStore } from '../../store/game-store.js';

export interface GameParts {
  readonly accounts: AccountContext;
  readonly challenges: Challenges;
  readonly games: GameStore;
  readonly hall: Hall;
  /** How an account is shown. */
  readonly introduce: (account: string) => Promise<PlayerInfo>;
}
