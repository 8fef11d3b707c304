/** How players are shown: members by their names, guests without, computers by their level. */
import type { PlayerInfo } from '@hippodrome/protocol';
import type { ByColour } from '@hippodrome/rules';
import type { AccountStore } from '../../account/account-store.js';
import type { Player } from '../../store/game-store.js';

type Introduce = (account: string) => Promise<PlayerInfo>;

export function introducer(store: Pick<AccountStore, 'account'>): Introduce {
  return async (id) => {
    const account = await store.account(id);
    return { id, ...(account?.name !== undefined && { name: account.name }) };
  };
}

export async function seated(players: ByColour<Player>, introduce: Introduce): Promise<ByColour<PlayerInfo>> {
  const show = (player: Player): Promise<PlayerInfo> =>
    player.kind === 'account' ? introduce(player.account) : Promise.resolve({ id: 'computer', level: player.level });
  const [white, black] = await Promise.all([show(players.white), show(players.black)]);
  return { white, black };
}
