/** A game between two people over the program as it is started: it outlasts a kill -9, and nobody loses or repeats a move. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type GameEvent, LiveClient, type Socket } from '@hippodrome/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { exitCode, freePort, ready, start, temporaryFolder } from './process.js';

/** Somebody with a browser: a cookie, and a live connection that opens when there is a game. */
async function guest(address: string) {
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: { Origin: address, 'Content-Type': 'application/json', ...(cookie !== '' && { Cookie: cookie }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return (await answer.json()) as Record<string, string>;
  };
  let cookie = '';
  await ask('POST', '/account/guest', {});
  const sit = (game: string) => {
    const headers = { Cookie: cookie, Origin: address };
    const open = () => new WebSocket(`${address.replace('http', 'ws')}/api/v1/live`, { headers });
    const client = new LiveClient({ open: () => open() as unknown as Socket });
    onTestFinished(() => client.close());
    const heard: string[] = [];
    client.watch(game, { event: (event, number) => heard.push(`${number} ${nameOf(event)}`) });
    const move = (uci: string, ply: number) => client.wish(game, { type: 'move', ply, uci });
    return { heard, move, resign: () => client.wish(game, { type: 'resign' }) };
  };
  return { ask, sit };
}

const nameOf = (event: GameEvent): string => (event.type === 'move' ? event.uci : event.type);

test('two people play by link; the server is killed in mid-game, and they go on', async () => {
  const environment = { PORT: String(await freePort()), HIPPODROME_DATA: temporaryFolder() };
  let server = start(environment);
  const address = await ready(server.child);
  const [anna, bela, carl] = [await guest(address), await guest(address), await guest(address)];
  const control = { kind: 'fischer', initial: 600_000, increment: 0 };
  const offer = await anna.ask('POST', '/challenges', { variant: 'nightrider', control, side: 'white' });
  const { game = '' } = await bela.ask('POST', `/challenges/${offer.id}/accept`, {});
  const [white, black, guests] = [anna.sit(game), bela.sit(game), carl.sit(game)];
  expect(await white.move('e2e4', 0)).toMatchObject({ ok: true, value: 1 });
  expect(await black.move('e7e5', 1)).toMatchObject({ ok: true, value: 2 });

  const moved = white.move('f2f4', 2);
  server.child.kill('SIGKILL');
  await exitCode(server.child);
  await sleep(200);
  server = start(environment);
  await ready(server.child);
  expect(await moved).toMatchObject({ ok: true, value: 3 });
  expect(await black.move('f2f4', 3)).toMatchObject({ ok: false });
  expect(await black.resign()).toMatchObject({ ok: true, value: 4 });
  for (const { heard } of [white, black, guests]) {
    await vi.waitFor(() => expect(heard).toEqual(['1 e2e4', '2 e7e5', '3 f2f4', '4 resign']));
  }
  expect(await carl.ask('GET', `/games/${game}`)).toMatchObject({
    moves: ['e2e4', 'e7e5', 'f2f4'],
    outcome: { winner: 'white', rule: 'resignation' },
  });
});
