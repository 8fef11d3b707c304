import { describe, expect, test } from 'vitest';
import type { Account, ApiToken, Identity, Session } from './account.js';
import { type Action, mayModerate, PERMISSIONS, permit } from './permission.js';

const NOW = 1_800_000_000_000;

const guest: Account = {
  id: 'a',
  kind: 'guest',
  name: undefined,
  role: 'player',
  bio: '',
  email: undefined,
  isEmailConfirmed: false,
  createdAt: 0,
  closed: undefined,
  deletedAt: undefined,
};
const member: Account = { ...guest, kind: 'member', name: 'Ann' };
const moderator: Account = { ...member, role: 'moderator' };
const closed = { closed: { at: 0, reason: '' } };
const session: Session = {
  id: 's',
  account: 'a',
  createdAt: 0,
  authenticatedAt: undefined,
  seenAt: 0,
  expiresAt: NOW * 2,
  agent: '',
};
const token: ApiToken = { id: 't', account: 'a', label: '', scopes: [], createdAt: 0, usedAt: undefined };

const bySession = (account: Account, minutesAgo?: number): Identity => ({
  account,
  by: 'session',
  session: { ...session, authenticatedAt: minutesAgo === undefined ? undefined : NOW - minutesAgo * 60_000 },
});
const byToken = (account: Account, ...scopes: ApiToken['scopes']): Identity => ({
  account,
  by: 'token',
  token: { ...token, scopes },
});

/** The columns of the table below. */
const ACTORS: Readonly<Record<string, Identity | undefined>> = {
  nobody: undefined,
  guest: bySession(guest),
  closedGuest: bySession({ ...guest, ...closed }),
  member: bySession(member, 15),
  fresh: bySession(member, 14),
  closedMember: bySession({ ...member, ...closed }, 15),
  closedFresh: bySession({ ...member, ...closed }, 1),
  moderator: bySession(moderator, 15),
  freshModerator: bySession(moderator, 1),
  closedModerator: bySession({ ...moderator, ...closed }, 1),
  readToken: byToken(member, 'read'),
  playToken: byToken(member, 'play'),
  bothToken: byToken(moderator, 'play', 'read'),
  closedToken: byToken({ ...member, ...closed }, 'play', 'read'),
};

/**
 * + may. Why not: n not signed in, g members only, m moderators only, c closed, s sign in again, t token lacks it.
 *                   nobody guest closedGuest member fresh closedMember closedFresh moderator freshModerator closedModerator read play both closedToken
 */
const TABLE: Readonly<Record<Action, string>> = {
  'see-account': 'n + + + + + + + + + + t + +',
  play: 'n + c + + c c + + c t + + c',
  'edit-profile': 'n g c + + c c + + c t t t c',
  'list-sessions': 'n + + + + + + + + + t t t t',
  'end-sessions': 'n + + + + + + + + + t t t t',
  'set-password': 'n g c s + c c s + c t t t c',
  'set-email': 'n g c s + c c s + c t t t c',
  'list-passkeys': 'n g g + + + + + + + t t t t',
  'add-passkey': 'n g c s + c c s + c t t t c',
  'remove-passkey': 'n g g s + s + s + + t t t t',
  'list-tokens': 'n g g + + + + + + + t t t t',
  'create-token': 'n g c s + c c s + c t t t c',
  'revoke-token': 'n g g + + + + + + + t t t t',
  block: 'n + c + + c c + + c t t t c',
  report: 'n + c + + c c + + c t t t c',
  export: 'n + + s + s + s + + t t t t',
  'delete-account': 'n + + s + s + s + + t t t t',
  'see-reports': 'n g c m m c c + + c m m t c',
  moderate: 'n g c m m c c + + c m m t c',
};

const CODES: Readonly<Record<string, string>> = {
  n: 'account/not-signed-in',
  g: 'account/members-only',
  m: 'account/moderators-only',
  c: 'account/closed',
  s: 'account/sign-in-again',
  t: 'account/token-scope',
};

describe.each(Object.entries(TABLE))('%s', (action, row) => {
  const cells = row.split(' ').map((cell, column) => [Object.keys(ACTORS)[column] ?? '', cell] as const);
  test.each(cells)('%s: %s', (actor, cell) => {
    const permitted = permit(ACTORS[actor], action as Action, NOW);
    if (cell === '+') expect(permitted).toMatchObject({ ok: true, value: ACTORS[actor] });
    else expect(permitted).toMatchObject({ ok: false, problems: [{ code: CODES[cell] }] });
  });
});

test('the table has every cell', () => {
  expect(Object.keys(TABLE).toSorted()).toEqual(Object.keys(PERMISSIONS).toSorted());
  for (const row of Object.values(TABLE)) expect(row.split(' ')).toHaveLength(Object.keys(ACTORS).length);
});

test('moderators are not moderated', () => {
  expect(mayModerate(member).ok).toBe(true);
  expect(mayModerate(guest).ok).toBe(true);
  expect(mayModerate(moderator)).toMatchObject({ ok: false, problems: [{ code: 'account/is-moderator' }] });
});
