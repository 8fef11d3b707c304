/** What the port promises, for every database that there is. */
import { expectOk, type Result } from '@hippodrome/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiToken, Passkey, Session } from '../../account/account.js';
import type { AccountStore } from '../../account/account-store.js';
import { type Name, readName } from '../../account/name.js';
import type { Report } from '../../account/report.js';
import { newId, newSecret } from '../../account/secret.js';
import type { Ticket } from '../../account/ticket.js';
import type { Database } from '../database.js';
import { createAccountStore } from './account-store.js';

const NOW = 1_800_000_000_000;

/** @param open a database, whatever else may be in it */
export function describeAccountStore(title: string, open: () => Promise<Result<Database>>): void {
  describe(`${title}`, () => {
    let database: Database;
    let store: AccountStore;
    beforeAll(async () => {
      database = expectOk(await open());
      store = createAccountStore(database);
    });
    afterAll(() => database.close());
    people(() => store);
    sessions(() => store);
    tokens(() => store);
    passkeys(() => store);
    tickets(() => store);
    social(() => store);
    erasure(() => store);
  });
}

let names = 0;
const freshName = (): Name => {
  names += 1;
  return expectOk(readName(`Rider-${names}`));
};

async function guest(store: AccountStore): Promise<string> {
  const id = newId();
  await store.addGuest({ id, at: NOW });
  return id;
}

async function member(store: AccountStore): Promise<{ id: string; name: Name }> {
  const id = await guest(store);
  const name = freshName();
  expect(await store.makeMember(id, name)).toBe('done');
  return { id, name };
}

function people(store: () => AccountStore): void {
  test('a guest is found by its id and has no name', async () => {
    const id = await guest(store());
    expect(await store().account(id)).toEqual({
      id,
      kind: 'guest',
      name: undefined,
      role: 'player',
      bio: '',
      email: undefined,
      isEmailConfirmed: false,
      createdAt: NOW,
      closed: undefined,
      deletedAt: undefined,
    });
    expect(await store().account('nobody')).toBeUndefined();
    const other = await guest(store());
    const found = await store().accounts([other, 'nobody', id, id]);
    expect(Object.fromEntries(found)).toEqual({
      [id]: await store().account(id),
      [other]: await store().account(other),
    });
    expect(await store().accounts([])).toEqual(new Map());
  });

  test('a member is the same account, found by any spelling with the same skeleton', async () => {
    const id = await guest(store());
    expect(await store().isNameTaken('zol-lo')).toBe(false);
    expect(await store().makeMember(id, { shown: 'Zo1_l0', skeleton: 'zol-lo' })).toBe('done');
    expect(await store().accountByName('zol-lo')).toMatchObject({ id, kind: 'member', name: 'Zo1_l0', createdAt: NOW });
    expect(await store().isNameTaken('zol-lo')).toBe(true);
    expect(await store().accountByName('zol')).toBeUndefined();
  });

  test('a name goes to one of many who want it at once, and the others stay guests', async () => {
    const name = freshName();
    const ids = await Promise.all(Array.from({ length: 8 }, () => guest(store())));
    const outcomes = await Promise.all(ids.map((id) => store().makeMember(id, name)));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'name-taken')).toHaveLength(7);
    const winner = ids[outcomes.indexOf('done')];
    expect(await store().accountByName(name.skeleton)).toMatchObject({ id: winner });
    for (const id of ids.filter((one) => one !== winner)) {
      expect(await store().account(id)).toMatchObject({ kind: 'guest', name: undefined });
    }
  });

  test('a guest who signs up twice at once gets one name, and the other stays free', async () => {
    const id = await guest(store());
    const wanted = [freshName(), freshName()];
    const outcomes = await Promise.all(wanted.map((name) => store().makeMember(id, name)));
    expect(outcomes.toSorted()).toEqual(['done', 'not-a-guest']);
    const [loser] = wanted.filter((_, index) => outcomes[index] === 'not-a-guest');
    expect(await store().isNameTaken(loser?.skeleton ?? '')).toBe(false);
    expect(await store().makeMember('nobody', freshName())).toBe('not-a-guest');
  });

  test('what is changed is changed, what is not stays', async () => {
    const { id } = await member(store());
    await store().changeAccount(id, { bio: "Robert'); drop table account;--\n\u{1f40e}", role: 'moderator' });
    await store().changeAccount(id, { closed: { at: NOW + 1, reason: 'cheating' } });
    await store().changeAccount(id, {});
    expect(await store().account(id)).toMatchObject({
      bio: "Robert'); drop table account;--\n\u{1f40e}",
      role: 'moderator',
      closed: { at: NOW + 1, reason: 'cheating' },
    });
    await store().changeAccount(id, { closed: undefined });
    expect(await store().account(id)).toMatchObject({ role: 'moderator', closed: undefined });
  });

  test('accounts are found by addresses that are confirmed, in any case of letters', async () => {
    const { id } = await member(store());
    const email = `Knight-${id}@Example.org`;
    await store().changeAccount(id, { email, isEmailConfirmed: false });
    expect(await store().accountsByEmail(email)).toEqual([]);
    await store().changeAccount(id, { isEmailConfirmed: true });
    expect(await store().accountsByEmail(email.toUpperCase())).toMatchObject([{ id, email }]);
    await store().changeAccount(id, { email: undefined, isEmailConfirmed: false });
    expect(await store().accountsByEmail(email)).toEqual([]);
    expect(await store().account(id)).toMatchObject({ email: undefined });
  });

  test('passwords are kept as they are handed in', async () => {
    const { id } = await member(store());
    expect(await store().password(id)).toBeUndefined();
    await store().setPassword(id, '$scrypt$one');
    await store().setPassword(id, '$scrypt$two');
    expect(await store().password(id)).toBe('$scrypt$two');
    expect(await store().password('nobody')).toBeUndefined();
  });
}

function sessions(store: () => AccountStore): void {
  const session = (account: string, change: Partial<Session> = {}): Session => ({
    id: newId(),
    account,
    createdAt: NOW,
    authenticatedAt: undefined,
    seenAt: NOW,
    expiresAt: NOW + 1000,
    agent: 'a browser',
    ...change,
  });

  test('a session is found by its hash, prolonged and ended by its owner only', async () => {
    const [mine, other] = [await guest(store()), await guest(store())];
    const { hash } = newSecret();
    const kept = session(mine, { authenticatedAt: NOW });
    await store().addSession(kept, hash);
    expect(await store().sessionByHash(hash)).toEqual(kept);
    await store().changeSession(kept.id, { seenAt: NOW + 5, expiresAt: NOW + 2000 });
    expect(await store().sessionByHash(hash)).toEqual({ ...kept, seenAt: NOW + 5, expiresAt: NOW + 2000 });
    expect(await store().endSession(other, kept.id)).toBe(false);
    expect(await store().endSession(mine, kept.id)).toBe(true);
    expect(await store().sessionByHash(hash)).toBeUndefined();
  });

  test('sessions are listed by last visit, and all but one can be ended', async () => {
    const account = await guest(store());
    const kept = [
      session(account, { seenAt: NOW + 1 }),
      session(account, { seenAt: NOW + 3 }),
      session(account, { seenAt: NOW + 2 }),
    ];
    for (const one of kept) await store().addSession(one, newSecret().hash);
    await store().addSession(session(account, { expiresAt: NOW }), newSecret().hash);
    expect((await store().sessionsOf(account, NOW)).map(({ seenAt }) => seenAt - NOW)).toEqual([3, 2, 1]);
    expect(await store().endSessions(account, kept[0]?.id)).toBe(3);
    expect(await store().sessionsOf(account, NOW)).toEqual([kept[0]]);
    expect(await store().endSessions(account)).toBe(1);
  });
}

function tokens(store: () => AccountStore): void {
  test('a token is found by its hash, used and revoked by its owner only', async () => {
    const [mine, other] = [await member(store()), await member(store())];
    const { hash } = newSecret();
    const token: ApiToken = {
      id: newId(),
      account: mine.id,
      label: 'a "bot"',
      scopes: ['play', 'read'],
      createdAt: NOW,
      usedAt: undefined,
    };
    await store().addToken(token, hash);
    await store().addToken({ ...token, id: newId(), createdAt: NOW + 1, scopes: ['read'] }, newSecret().hash);
    expect(await store().tokenByHash(hash)).toEqual(token);
    await store().touchToken(token.id, NOW + 7);
    expect(await store().tokensOf(mine.id)).toMatchObject([{ scopes: ['read'] }, { ...token, usedAt: NOW + 7 }]);
    expect(await store().revokeToken(other.id, token.id)).toBe(false);
    expect(await store().revokeToken(mine.id, token.id)).toBe(true);
    expect(await store().tokenByHash(hash)).toBeUndefined();
  });
}

function passkeys(store: () => AccountStore): void {
  test('a passkey belongs to one account', async () => {
    const [mine, other] = [await member(store()), await member(store())];
    const passkey: Passkey = {
      id: newId(),
      account: mine.id,
      publicKey: 'pQEC',
      counter: 0,
      transports: ['internal', 'hybrid'],
      label: 'phone',
      createdAt: NOW,
      usedAt: undefined,
    };
    expect(await store().addPasskey(passkey)).toBe(true);
    expect(await store().addPasskey({ ...passkey, account: other.id })).toBe(false);
    expect(await store().passkey(passkey.id)).toEqual(passkey);
    await store().usePasskey(passkey.id, { counter: 4_294_967_295, at: NOW + 1 });
    expect(await store().passkeysOf(mine.id)).toEqual([{ ...passkey, counter: 4_294_967_295, usedAt: NOW + 1 }]);
    expect(await store().passkeysOf(other.id)).toEqual([]);
    expect(await store().removePasskey(other.id, passkey.id)).toBe(false);
    expect(await store().removePasskey(mine.id, passkey.id)).toBe(true);
    expect(await store().passkey(passkey.id)).toBeUndefined();
  });
}

function tickets(store: () => AccountStore): void {
  const ticket: Ticket = { purpose: 'passkey-sign-in', account: undefined, data: 'challenge', expiresAt: NOW + 1000 };

  test('of many who take a ticket at once, one gets it', async () => {
    const { hash } = newSecret();
    await store().addTicket(ticket, hash);
    const taken = await Promise.all(Array.from({ length: 8 }, () => store().takeTicket(hash, ticket.purpose, NOW)));
    expect(taken.filter((one) => one !== undefined)).toEqual([ticket]);
  });

  test('a ticket is good for its purpose and its time', async () => {
    const { hash } = newSecret();
    await store().addTicket(ticket, hash);
    expect(await store().takeTicket(hash, 'reset-password', NOW)).toBeUndefined();
    expect(await store().takeTicket(hash, ticket.purpose, NOW + 1000)).toBeUndefined();
    expect(await store().takeTicket(hash, ticket.purpose, NOW + 999)).toEqual(ticket);
  });

  test("an account's tickets can be dropped, and what has expired is purged", async () => {
    const { id } = await member(store());
    const [one, two, three] = [newSecret().hash, newSecret().hash, newSecret().hash];
    await store().addTicket({ ...ticket, account: id, purpose: 'reset-password' }, one);
    await store().addTicket({ ...ticket, account: id, purpose: 'confirm-email' }, two);
    await store().addTicket({ ...ticket, expiresAt: 10 }, three);
    await store().dropTickets(id, 'reset-password');
    expect(await store().takeTicket(one, 'reset-password', NOW)).toBeUndefined();
    expect(await store().purge(10)).toBe(1);
    expect(await store().takeTicket(three, ticket.purpose, 0)).toBeUndefined();
    expect(await store().takeTicket(two, 'confirm-email', NOW)).toMatchObject({ account: id });
  });
}

function social(store: () => AccountStore): void {
  test('blocks are listed for who made them and hold both ways', async () => {
    const [mine, other, third] = [await member(store()), await member(store()), await member(store())];
    await store().block(mine.id, other.id, NOW);
    await store().block(mine.id, third.id, NOW + 1);
    await store().block(mine.id, other.id, NOW + 2);
    expect((await store().blocksOf(mine.id)).map(({ id }) => id)).toEqual([third.id, other.id]);
    expect(await store().blocksOf(other.id)).toEqual([]);
    expect(await store().isBlockedBetween(other.id, mine.id)).toBe(true);
    expect(await store().isBlockedBetween(mine.id, other.id)).toBe(true);
    expect(await store().isBlockedBetween(other.id, third.id)).toBe(false);
    await store().unblock(mine.id, other.id);
    expect(await store().isBlockedBetween(mine.id, other.id)).toBe(false);
  });

  test('a report is open until one moderator has judged it', async () => {
    const [mine, other] = [await member(store()), await member(store())];
    const report: Report = {
      id: newId(),
      reporter: mine.id,
      subject: other.id,
      reason: 'abuse',
      text: 'see <b>there</b>',
      game: 'abc',
      createdAt: 5,
      resolved: undefined,
    };
    await store().addReport(report);
    await store().addReport({ ...report, id: newId(), game: undefined, createdAt: 4 });
    expect(await store().report(report.id)).toEqual(report);
    expect((await store().openReports(2)).map(({ createdAt }) => createdAt)).toEqual([4, 5]);
    expect(await store().openReports(1)).toHaveLength(1);
    const resolution = { at: NOW, by: other.id, verdict: 'closed' } as const;
    expect(await store().resolveReport(report.id, resolution)).toBe(true);
    expect(await store().resolveReport(report.id, { ...resolution, verdict: 'no-action' })).toBe(false);
    expect(await store().report(report.id)).toEqual({ ...report, resolved: resolution });
    expect((await store().openReports(9)).filter(({ reporter }) => reporter === mine.id)).toHaveLength(1);
    expect(await store().reportsBy(mine.id)).toHaveLength(2);
    expect(await store().report('none')).toBeUndefined();
  });
}

function erasure(store: () => AccountStore): void {
  test('of a deleted account only the id is left, and its name is barred for good', async () => {
    const { id, name } = await member(store());
    const other = await member(store());
    const [session, token, ticket] = [newSecret().hash, newSecret().hash, newSecret().hash];
    await store().changeAccount(id, {
      bio: 'me',
      email: `${id}@example.org`,
      isEmailConfirmed: true,
      role: 'moderator',
    });
    await store().setPassword(id, '$scrypt$');
    await store().addSession(
      { id: newId(), account: id, createdAt: 1, authenticatedAt: 1, seenAt: 1, expiresAt: NOW * 2, agent: '' },
      session,
    );
    await store().addToken(
      { id: newId(), account: id, label: '', scopes: ['play'], createdAt: 1, usedAt: undefined },
      token,
    );
    await store().addTicket({ purpose: 'reset-password', account: id, data: '', expiresAt: NOW * 2 }, ticket);
    await store().block(other.id, id, NOW);
    const report = newId();
    const filed: Report = {
      id: report,
      reporter: id,
      subject: other.id,
      reason: 'name',
      text: '',
      game: undefined,
      createdAt: 1,
      resolved: undefined,
    };
    await store().addReport(filed);

    await store().eraseAccount(id, NOW + 9);

    expect(await store().account(id)).toEqual({
      id,
      kind: 'guest',
      name: undefined,
      role: 'player',
      bio: '',
      email: undefined,
      isEmailConfirmed: false,
      createdAt: NOW + 9,
      closed: undefined,
      deletedAt: NOW + 9,
    });
    expect(await store().accountByName(name.skeleton)).toBeUndefined();
    expect(await store().accountsByEmail(`${id}@example.org`)).toEqual([]);
    expect(await store().password(id)).toBeUndefined();
    expect(await store().sessionByHash(session)).toBeUndefined();
    expect(await store().tokenByHash(token)).toBeUndefined();
    expect(await store().takeTicket(ticket, 'reset-password', NOW)).toBeUndefined();
    expect(await store().blocksOf(other.id)).toEqual([]);
    expect(await store().report(report)).toBeUndefined();
    expect(await store().isNameTaken(name.skeleton)).toBe(true);
    expect(await store().makeMember(await guest(store()), name)).toBe('name-taken');
    expect(await store().makeMember(id, freshName())).toBe('not-a-guest');
    await store().setPassword(id, '$scrypt$');
    await store().changeAccount(id, { bio: 'again' });
    expect(await store().account(id)).toMatchObject({ bio: '' });
    expect(await store().password(id)).toBeUndefined();
  });
}
