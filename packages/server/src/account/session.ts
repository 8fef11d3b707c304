/**
 * Sessions slide: as long as somebody comes back within a month (a guest: three months, since a guest has no other way back) they stay
 * signed in. The store is written at most once an hour for that, not at each request.
 */
import type { Account, Identity, Session } from './account.js';
import type { AccountStore } from './account-store.js';
import { newId, newSecret, readSecret } from './secret.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a session lives without a visit, in milliseconds. */
export const SESSION_LIFE = { guest: 90 * DAY, member: 30 * DAY } as const;
/** How long after signing in somebody may change what guards the account. */
const FRESH = 15 * MINUTE;
const TOUCH_EVERY = HOUR;
const LONGEST_AGENT = 200;

export interface StartedSession {
  readonly session: Session;
  /** What goes into the cookie. */
  readonly secret: string;
}

export function isFresh({ authenticatedAt }: Session, now: number): boolean {
  return authenticatedAt !== undefined && now - authenticatedAt < FRESH;
}

/** Begins a session. A member has just proved who they are; a guest has nothing to prove. */
export async function startSession(
  store: AccountStore,
  { id: account, kind }: Pick<Account, 'id' | 'kind'>,
  { now, agent }: { readonly now: number; readonly agent: string },
): Promise<StartedSession> {
  const { text, hash } = newSecret();
  const session: Session = {
    id: newId(),
    account,
    createdAt: now,
    authenticatedAt: kind === 'member' ? now : undefined,
    seenAt: now,
    expiresAt: now + SESSION_LIFE[kind],
    agent: shortened(agent),
  };
  await store.addSession(session, hash);
  return { session, secret: text };
}

/**
 * Who holds this cookie. Prolongs the session when it is time.
 * @returns undefined when the secret is none of ours, expired, or its account is deleted
 */
export async function resumeSession(
  store: AccountStore,
  secret: string,
  now: number,
): Promise<(Identity & { readonly by: 'session' }) | undefined> {
  const hash = readSecret(secret);
  const kept = hash === undefined ? undefined : await store.sessionByHash(hash);
  if (kept === undefined || kept.expiresAt <= now) return undefined;
  const account = await store.account(kept.account);
  if (account === undefined || account.deletedAt !== undefined) return undefined;
  return { account, by: 'session', session: await prolonged(store, kept, account, now) };
}

async function prolonged(store: AccountStore, session: Session, { kind }: Account, now: number): Promise<Session> {
  if (now - session.seenAt < TOUCH_EVERY) return session;
  const change = { seenAt: now, expiresAt: now + SESSION_LIFE[kind] };
  await store.changeSession(session.id, change);
  return { ...session, ...change };
}

/** Without control characters, and no longer than is needed to tell browsers apart. */
function shortened(agent: string): string {
  return agent.replaceAll(/[\p{C}]/gu, '').slice(0, LONGEST_AGENT);
}
