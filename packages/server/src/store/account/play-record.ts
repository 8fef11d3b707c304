/** What accounts need to know of games, from the tables of games. */
import type { PlayRecord } from '../../account/play-record.js';
import type { Database } from '../database.js';
import type { Cursor, GameStore, StoredGame } from '../game-store.js';

const AT_ONCE = 100;

/** @param ratings what is known of an account's ratings; they are kept elsewhere */
export function createPlayRecord({ reads }: Database, games: GameStore, ratings: PlayRecord['ratings']): PlayRecord {
  const countOf = async (side: 'white' | 'black', account: string) =>
    reads
      .selectFrom('game')
      .select(({ fn }) => [fn.countAll<number>().as('games'), fn.count<number>('finished_at').as('finished')])
      .where(side, '=', account)
      .executeTakeFirstOrThrow();

  return {
    ratings,

    async counts(account) {
      const [white, black] = await Promise.all([countOf('white', account), countOf('black', account)]);
      const finished = Number(white.finished) + Number(black.finished);
      return { finished, running: Number(white.games) + Number(black.games) - finished };
    },

    async games(account) {
      const all: unknown[] = [];
      let after: Cursor | null = null;
      do {
        const page: Awaited<ReturnType<GameStore['gamesOf']>> = await games.gamesOf(account, AT_ONCE, after);
        for (const game of page.games) all.push({ ...withoutOpponent(game, account), log: await games.log(game.id) });
        after = page.next;
      } while (after !== null);
      return all;
    },
  };
}

/** Which side was the account's. Who the other was is the other's. */
function withoutOpponent({ players, ...game }: StoredGame, account: string): object {
  const { white } = players;
  return { ...game, side: white.kind === 'account' && white.account === account ? 'white' : 'black' };
}
