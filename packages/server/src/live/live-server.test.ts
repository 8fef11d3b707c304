import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { knock, type LivePlace, sitDown, Town } from '../../test-support/live-place.js';

let town: Town;
let place: LivePlace;
const clients: { close(): void }[] = [];
let games = 0;

beforeAll(() => {
  town = new Town();
});
beforeEach(async () => {
  place = await town.open();
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await place.close();
  if (place.reported.length > 0) throw new AggregateError(place.reported, 'the server reported');
});
afterAll(() => town.close());

const sit = (account: string, game: string, at = place) => {
  const seat = sitDown(at.port, account, game);
  clients.push(seat.client);
  return seat;
};
const freshGame = async (): Promise<string> => {
  const id = `game${games++}`;
  await town.game(id);
  return id;
};

/** What ends a connection: its code, or the status with which it was not opened. */
function end(socket: WebSocket): Promise<number> {
  clients.push(socket);
  return new Promise((resolve) => {
    socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode));
    socket.on('close', resolve);
    socket.on('error', () => undefined);
  });
}

/** Says something as soon as the line is open, and hears the answers. */
function say(text: string | Buffer, account = 'white') {
  const socket = knock(place.port, account);
  const answers: { t: string; code?: string }[] = [];
  socket.on('open', () => socket.send(text));
  socket.on('message', (data) => answers.push(JSON.parse((data as Buffer).toString())));
  return { ended: end(socket), answers };
}

describe('two players and somebody who looks on', () => {
  it('hear each move once, in order', async () => {
    const game = await freshGame();
    const [white, black, guest] = [sit('white', game), sit('black', game), sit('guest', game)];
    expect(await white.move('e2e4', 0)).toBe(1);
    expect(await black.move('e7e5', 1)).toBe(2);
    for (const { heard } of [white, black, guest]) {
      await vi.waitFor(() => expect(heard).toEqual(['1 e2e4', '2 e7e5']));
    }
    const late = sit('guest', game);
    await vi.waitFor(() => expect(late.heard).toEqual(['1 e2e4', '2 e7e5']));
  });

  it('are refused what is not theirs to do', async () => {
    const game = await freshGame();
    const [white, black, guest] = [sit('white', game), sit('black', game), sit('guest', game)];
    expect(await black.move('e2e4', 0)).toBe('game/not-your-turn');
    expect(await guest.move('e2e4', 0)).toBe('game/not-yours');
    expect(await white.move('e2e5', 0)).toMatch(/^(?:uci|move)\//);
    expect(await white.move('e7e5', 1)).toBe('game/stale');
    const nowhere = sit('white', 'nowhere');
    expect(await nowhere.move('e2e4', 0)).toBe('game/unknown');
    await vi.waitFor(() => expect(nowhere.refused).toEqual(['game/unknown']));
  });

  it('know of each other who is there', async () => {
    const game = await freshGame();
    const white = sit('white', game);
    await vi.waitFor(() => expect(white.presence.at(-1)).toMatchObject({ away: { black: expect.any(Number) } }));
    const [black] = [sit('black', game), sit('guest', game), sit('guest', game)];
    await vi.waitFor(() => expect(white.presence.at(-1)).toEqual({ away: {}, spectators: 2 }));
    black.client.close();
    await vi.waitFor(() => expect(white.presence.at(-1)?.away.black).toBeGreaterThan(Date.now() - 60_000));
  });
});

it('after a restart everybody goes on by themselves, and nothing is lost or repeated', async () => {
  const game = await freshGame();
  const [white, black] = [sit('white', game), sit('black', game)];
  expect(await white.move('e2e4', 0)).toBe(1);
  const { port } = place;
  await place.close();
  const moved = black.move('e7e5', 1);
  place = await town.open(port);
  expect(await moved).toBe(2);
  expect(await white.move('d2d4', 2)).toBe(3);
  for (const { heard } of [white, black]) {
    await vi.waitFor(() => expect(heard).toEqual(['1 e2e4', '2 e7e5', '3 d2d4']));
  }
});

it('players of one game may be with different processes', async () => {
  const game = await freshGame();
  const other = await town.open();
  const [white, black] = [sit('white', game), sit('black', game, other)];
  expect(await white.move('e2e4', 0)).toBe(1);
  await vi.waitFor(() => expect(black.heard).toEqual(['1 e2e4']));
  expect(await black.move('e7e5', 1)).toBe(2);
  await vi.waitFor(() => expect(white.heard).toEqual(['1 e2e4', '2 e7e5']));
  await other.close();
  expect(other.reported).toEqual([]);
});

describe('a connection', () => {
  it.each([
    ['without an account', undefined, {}, 401],
    ['from a page of another place', 'white', { Origin: 'https://example.org' }, 403],
    ['from nowhere', 'white', { Origin: 'null' }, 403],
  ])('%s is not opened', async (_, account, headers, status) => {
    expect(await end(knock(place.port, account, headers))).toBe(status);
  });

  it('from a page of this server is', async () => {
    const { port } = place;
    const socket = knock(port, 'white', { Origin: `http://127.0.0.1:${port}` });
    clients.push(socket);
    await vi.waitFor(() => expect(socket.readyState).toBe(socket.OPEN));
  });

  it.each(['', 'rubbish', '{}', '{"t":"do"}', '{"t":"watch","game":"../x","after":0}'])(
    'answers %j with what is wrong, and goes on',
    async (text) => {
      const { answers } = say(text);
      await vi.waitFor(() =>
        expect(answers.at(-1)).toMatchObject({ t: 'refused', code: expect.stringMatching(/^wire\//) }),
      );
    },
  );

  it('ends when a message is not text, or far too long', async () => {
    expect(await say(Buffer.from([1, 2, 3])).ended).toBe(1003);
    expect(await say(' '.repeat(10_000)).ended).toBe(1009);
  });

  it('ends when it says too much', async () => {
    const socket = knock(place.port, 'white');
    socket.on('open', () => {
      for (let i = 0; i < 400; i++) socket.send('{"t":"ping","id":"p"}');
    });
    expect(await end(socket)).toBe(1008);
  });
});
