/** How players are shown: members by their names, guests without, computers by their level. All of a list are looked up at once. */
import type { PlayerInfo } from '@hippodrome/protocol';
import type { ByColour } from '@hippodrome/rules';
import type { AccountStore } from '../../account/account-store.js';
import type { Player } from '../../store/game-store.js';

/** How an account is shown. */
export type Introduction = (account: string) => PlayerInfo;

export type Introduce = (accounts: readonly string[]) => Promise<Introduction>;

export function introducer(store: Pick<AccountStore, 'accounts'>): Introduce {
  return async (ids) => {
    const known = await store.accounts(ids);
    return (id) => {
      const name = known.get(id)?.name;
      return { id, ...(name !== undefined && { name }) };
    };
  };
}

/** The accounts that play in any of these games. */
export function accountsIn(games: readonly ByColour<Player>[]): readonly string[] {
  return games
    .flatMap(({ white, black }) => [white, black])
    .flatMap((player) => (player.kind === 'account' ? [player.account] : []));
}

export function seatPlayers({ white, black }: ByColour<Player>, introduction: Introduction): ByColour<PlayerInfo> {
  const show = (player: Player): PlayerInfo =>
    player.kind === 'account' ? introduction(player.account) : { id: 'computer', level: player.level };
  return { white: show(white), black: show(black) };
}
