import { beforeEach, describe, expect, test } from 'vitest';
import { MINUTE } from '../../account/world.test-helper.js';
import { type ApiWorld, createApiWorld, refusal } from '../api-world.test-helper.js';

let world: ApiWorld;
beforeEach(async () => {
  world = await createApiWorld();
});

const BLITZ = { kind: 'fischer', initial: 3 * MINUTE, increment: 2000 };
const OFFER = { variant: 'chess', control: BLITZ, side: 'white' };

async function guest() {
  const one = world.browser();
  const { body } = await one.send('POST', '/v1/account/guest', {});
  return Object.assign(one, { id: String(body.account.id) });
}

test('a game by link, from the offer to the board, by two guests', async () => {
  const [anna, bela] = [await guest(), await guest()];
  const { status, body: offer } = await anna.send('POST', '/v1/challenges', OFFER);
  expect([status, offer]).toMatchObject([201, { by: { id: anna.id }, game: null, listed: false, control: BLITZ }]);
  expect(offer.by).not.toHaveProperty('name');
  const seen = await world.browser().send('GET', `/v1/challenges/${offer.id}`);
  expect([seen.status, seen.body]).toEqual([200, offer]);
  const taken = await bela.send('POST', `/v1/challenges/${offer.id}/accept`, {});
  expect(taken.status).toBe(201);
  const { body: game } = await world.browser().send('GET', `/v1/games/${taken.body.game}`);
  expect(game).toMatchObject({
    rules: 'chess',
    players: { white: { id: anna.id }, black: { id: bela.id } },
    moves: [],
    turn: 'white',
    outcome: null,
  });
  for (const one of [anna, bela]) {
    expect((await one.send('GET', '/v1/games')).body.games).toMatchObject([{ id: taken.body.game, ply: 0 }]);
  }
  expect((await anna.send('GET', `/v1/challenges/${offer.id}`)).body.game).toBe(taken.body.game);
});

test('the lobby shows members by name, until the game is taken', async () => {
  const [anna, bela] = [await world.signedUp('Anna'), await guest()];
  const { body: offer } = await anna.send('POST', '/v1/challenges', { ...OFFER, listed: true });
  const lobby = async () => (await bela.send('GET', '/v1/challenges')).body.challenges;
  expect(await lobby()).toMatchObject([{ id: offer.id, by: { id: anna.id, name: 'Anna' } }]);
  await bela.send('POST', `/v1/challenges/${offer.id}/accept`, {});
  expect(await lobby()).toEqual([]);
});

test('a game for one player, who declines it', async () => {
  const [anna, bela, carl] = [await world.signedUp('Anna'), await world.signedUp('Bela'), await guest()];
  const { body: offer } = await anna.send('POST', '/v1/challenges', { ...OFFER, to: 'bela', rated: true });
  expect(offer.to).toBe(bela.id);
  expect(await carl.send('POST', `/v1/challenges/${offer.id}/accept`, {})).toMatchObject(
    refusal(403, 'challenge/not-for-you'),
  );
  expect((await bela.send('DELETE', `/v1/challenges/${offer.id}`)).status).toBe(200);
  expect(await anna.send('GET', `/v1/challenges/${offer.id}`)).toMatchObject(refusal(404, 'challenge/unknown'));
});

describe('what cannot be', () => {
  test('offering or taking without an account', async () => {
    const nobody = world.browser();
    expect(await nobody.send('POST', '/v1/challenges', OFFER)).toMatchObject(refusal(401, 'account/not-signed-in'));
    expect(await nobody.send('POST', '/v1/challenges/x/accept', {})).toMatchObject(
      refusal(401, 'account/not-signed-in'),
    );
    expect(await nobody.send('GET', '/v1/games')).toMatchObject(refusal(401, 'account/not-signed-in'));
  });

  test.each([
    ['a clock that is none', { ...OFFER, control: { kind: 'sand' } }, 400, 'clock/unknown-kind'],
    ['an unknown game', { ...OFFER, variant: 'chest' }, 400, 'rules/unknown'],
    ['a field nobody knows', { ...OFFER, more: 1 }, 400, 'request/invalid'],
    ['a rated game of a guest', { ...OFFER, rated: true }, 403, 'challenge/members-only'],
    ['a player nobody knows', { ...OFFER, to: 'nobody' }, 404, 'account/unknown'],
  ])('offering %s', async (_, offer, status, code) => {
    expect(await (await guest()).send('POST', '/v1/challenges', offer)).toMatchObject(refusal(status, code));
  });

  test('taking one’s own game, one that is taken, or none', async () => {
    const [anna, bela, carl] = [await guest(), await guest(), await guest()];
    const { body: offer } = await anna.send('POST', '/v1/challenges', OFFER);
    const accept = `/v1/challenges/${offer.id}/accept`;
    expect(await anna.send('POST', accept, {})).toMatchObject(refusal(400, 'challenge/yourself'));
    await bela.send('POST', accept, {});
    expect(await carl.send('POST', accept, {})).toMatchObject(refusal(409, 'challenge/gone'));
    expect(await carl.send('POST', '/v1/challenges/none/accept', {})).toMatchObject(refusal(404, 'challenge/unknown'));
    expect(await carl.send('GET', '/v1/games/none')).toMatchObject(refusal(404, 'game/unknown'));
  });
});
