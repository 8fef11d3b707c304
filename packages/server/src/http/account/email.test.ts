/** Addresses, and mails that bring a new password. */
import { beforeEach, describe, expect, test } from 'vitest';
import { BASE_URL, MINUTE } from '../../account/world.test-helper.js';
import { type ApiWorld, createApiWorld, type Member, PASSWORD, refusal } from '../api-world.test-helper.js';

let world: ApiWorld;
beforeEach(async () => {
  world = await createApiWorld();
});

describe('mail', () => {
  const confirmed = async (name: string, email: string): Promise<Member> => {
    const one = await world.signedUp(name);
    expect((await one.send('PUT', '/v1/account/email', { email })).status).toBe(202);
    expect(world.mails.at(-1)).toMatchObject({ to: email, subject: 'Your address on Hippodrome' });
    const token = await world.mailedToken();
    expect((await world.browser().send('POST', '/v1/account/email/confirm', { token })).status).toBe(200);
    expect((await one.get('/v1/account')).body.account).toMatchObject({ email, isEmailConfirmed: true });
    world.mails.length = 0;
    return one;
  };
  const forget = (who: string) => world.browser().send('POST', '/v1/account/password/forgotten', { who });

  test('a lost password is replaced once with what the mail brings, and all sessions end', async () => {
    const ann = await confirmed('Ann', 'ann@example.org');
    expect(await forget('ANN@example.ORG')).toMatchObject({ status: 202, body: { done: true } });
    const token = await world.mailedToken();
    expect(world.mails).toHaveLength(1);
    expect(world.mails[0]?.text).toContain(`${BASE_URL}/#/account/reset?token=${token}\n`);
    const other = world.browser();
    const reset = { token, password: 'mare & foal' };
    expect(await other.send('POST', '/v1/account/password/reset', { ...reset, password: 'short' })).toMatchObject(
      refusal(400, 'account/password-length'),
    );
    expect(await other.send('POST', '/v1/account/password/reset', reset)).toMatchObject({
      status: 200,
      body: { account: { id: ann.id } },
    });
    expect((await other.get('/v1/account')).body.account.name).toBe('Ann');
    expect((await ann.get('/v1/account')).body.account).toBeNull();
    const again = await world.browser().send('POST', '/v1/account/password/reset', reset);
    expect(again).toMatchObject(refusal(400, 'account/useless-token'));
  });

  test('the link is useless after an hour, after a new password, and after another address', async () => {
    const ann = await confirmed('Ann', 'ann@example.org');
    const asked = async () => {
      world.mails.length = 0;
      await forget('Ann');
      return world.mailedToken();
    };
    const reset = async (token: string) =>
      (await world.browser().send('POST', '/v1/account/password/reset', { token, password: 'mare & foal' })).status;
    const [old] = [await asked(), world.pass(60 * MINUTE)];
    expect(await reset(old)).toBe(400);
    const beforePassword = await asked();
    await ann.send('POST', '/v1/account/sign-in', { name: 'Ann', password: PASSWORD });
    await ann.send('PUT', '/v1/account/password', { password: PASSWORD });
    expect(await reset(beforePassword)).toBe(400);
    const beforeAddress = await asked();
    await ann.send('DELETE', '/v1/account/email');
    expect(await reset(beforeAddress)).toBe(400);
    expect((await ann.get('/v1/account')).body.account).toMatchObject({ email: null, isEmailConfirmed: false });
  });

  test('nobody learns whether there is such an account, and an address that nobody confirmed gets nothing', async () => {
    const ann = await world.signedUp('Ann');
    await ann.send('PUT', '/v1/account/email', { email: 'wrong@example.org' });
    const count = world.mails.length;
    const answers = [
      await forget('Ann'),
      await forget('wrong@example.org'),
      await forget('Nobody1'),
      await forget('x@y.example'),
    ];
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(answers.map(({ body }) => body)).toEqual(Array(4).fill({ done: true }));
    expect(world.mails).toHaveLength(count);
  });

  test('one address gets three mails an hour', async () => {
    await confirmed('Ann', 'ann@example.org');
    for (let number = 0; number < 5; number++) expect((await forget('Ann')).status).toBe(202);
    await new Promise((resolve) => setTimeout(resolve, 5));
    // The first of the three asked for the address.
    expect(world.mails).toHaveLength(2);
  });

  test('where no mail is sent that is said', async () => {
    world = await createApiWorld({ canMail: false });
    const ann = await world.signedUp('Ann');
    expect(await forget('Ann')).toMatchObject(refusal(404, 'account/no-mail'));
    const set = await ann.send('PUT', '/v1/account/email', { email: 'ann@example.org' });
    expect(set).toMatchObject(refusal(404, 'account/no-mail'));
  });

  test.each(['ann', 'ann@', 'a\r\nBcc: x@y.example@z.example', `${'a'.repeat(250)}@b.example`, 'ann@example.org\0'])(
    '%j is no address',
    async (email) => {
      const ann = await world.signedUp('Ann');
      expect(await ann.send('PUT', '/v1/account/email', { email })).toMatchObject(refusal(400, 'request/invalid'));
      expect(world.mails).toEqual([]);
    },
  );
});
