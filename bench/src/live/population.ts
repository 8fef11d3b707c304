/** Players, their cookies and their games, put into a database before a server begins with it. */
import { expectOk, Game, legalMoves, type Ruleset, startPosition, writeFen, writeUci } from '@hippodrome/rules';
import { createAccountStore, createGameStore, openDatabase, startSession } from '@hippodrome/server';

export interface Population {
  /** The cookie of each player: two to a game, White first, then those who look on. */
  readonly cookies: readonly string[];
  readonly games: readonly string[];
}

interface Wanted {
  /** `DATABASE_URL`, if any. */
  readonly url: string | undefined;
  readonly folder: string;
  readonly people: number;
  readonly games: number;
  readonly slug: string;
  readonly rules: Ruleset;
}

const HOUR = 3_600_000;
/** So many are put in at a time: their writes share their syncs. */
const TOGETHER = 200;

export async function populate({ url, folder, people, games, slug, rules }: Wanted): Promise<Population> {
  const database = expectOk(await openDatabase(url, folder));
  const accounts = createAccountStore(database);
  const store = createGameStore(database);
  const now = Date.now();
  const start = writeFen(startPosition(rules));
  const cookies = await all(people, async (index) => {
    const id = `person${index}`;
    await accounts.addGuest({ id, at: now });
    const { secret } = await startSession(accounts, { id, kind: 'guest' }, { now, agent: 'load' });
    return `hippodrome=${secret}`;
  });
  const ids = await all(games, async (index) => {
    const id = `game${index}`;
    const seat = (which: number) => ({ kind: 'account', account: `person${2 * index + which}` }) as const;
    const game = {
      id,
      variant: slug,
      document: null,
      start,
      control: { kind: 'fischer', initial: HOUR, increment: 0 },
      players: { white: seat(0), black: seat(1) },
      rated: false,
      private: false,
      createdAt: now,
    } as const;
    // What is due is not: the games wait until all sockets are open.
    expectOk(await store.create(game, { ply: 0, turn: 'white', outcome: null, dueAt: null }));
    return id;
  });
  await database.close();
  return { cookies, games: ids };
}

async function all<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let from = 0; from < count; from += TOGETHER) {
    const some = Array.from({ length: Math.min(TOGETHER, count - from) }, (_, i) => make(from + i));
    made.push(...(await Promise.all(some)));
  }
  return made;
}

/** Games at random of at least so many plies, as coordinates. The same ones each time. */
export function longGames(rules: Ruleset, count: number, plies: number): readonly (readonly string[])[] {
  const games: string[][] = [];
  let state = 1;
  const pick = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  while (games.length < count) {
    const game = new Game(rules);
    while (game.outcome === undefined && game.plies.length < plies) {
      const legal = legalMoves(game.position);
      const move = legal[pick(legal.length)];
      if (move === undefined || !game.play(move).ok) break;
    }
    if (game.plies.length >= plies) games.push(game.plies.map(({ before, move }) => writeUci(before.rules, move)));
  }
  return games;
}
