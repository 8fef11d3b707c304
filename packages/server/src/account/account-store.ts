/**
 * Where accounts are kept: a port. What has to be decided at one instant (is this name free? has this ticket been used?) is decided by
 * the store, since several processes may ask at once. A deleted account reads like one that is not there, except by its id.
 */
import type { Account, ApiToken, Passkey, Session } from './account.js';
import type { Name } from './name.js';
import type { Report, Verdict } from './report.js';
import type { Ticket, TicketPurpose } from './ticket.js';

export type AccountStore = PeopleStore & SessionStore & TokenStore & PasskeyStore & TicketStore & SocialStore;

/** What of an account can be changed by itself. */
export type AccountChange = Partial<Pick<Account, 'bio' | 'email' | 'isEmailConfirmed' | 'role' | 'closed'>>;

export interface PeopleStore {
  addGuest(guest: { readonly id: string; readonly at: number }): Promise<void>;
  /** @returns `name-taken` when an account has or had a name that looks like it; `not-a-guest` when there is no such guest */
  makeMember(id: string, name: Name): Promise<'done' | 'name-taken' | 'not-a-guest'>;
  isNameTaken(skeleton: string): Promise<boolean>;
  account(id: string): Promise<Account | undefined>;
  /** Those of them that there are, by id. For lists: as many as fit a page. */
  accounts(ids: readonly string[]): Promise<ReadonlyMap<string, Account>>;
  accountByName(skeleton: string): Promise<Account | undefined>;
  /** The accounts with this confirmed address, in any case of letters. */
  accountsByEmail(email: string): Promise<readonly Account[]>;
  changeAccount(id: string, change: AccountChange): Promise<void>;
  /** What `Passwords.encode` made; undefined for accounts without a password. */
  password(id: string): Promise<string | undefined>;
  setPassword(id: string, encoded: string): Promise<void>;
  /** Forgets all about an account but its id, and bars its name for good. */
  eraseAccount(id: string, at: number): Promise<void>;
}

export interface SessionStore {
  addSession(session: Session, hash: string): Promise<void>;
  sessionByHash(hash: string): Promise<Session | undefined>;
  changeSession(id: string, change: Pick<Session, 'seenAt' | 'expiresAt'>): Promise<void>;
  /** Those that have not expired, the one seen last first. */
  sessionsOf(account: string, now: number): Promise<readonly Session[]>;
  /** @returns whether the account had such a session */
  endSession(account: string, id: string): Promise<boolean>;
  /** Ends all sessions of an account but one, or all. @returns how many */
  endSessions(account: string, except?: string): Promise<number>;
}

export interface TokenStore {
  addToken(token: ApiToken, hash: string): Promise<void>;
  tokenByHash(hash: string): Promise<ApiToken | undefined>;
  tokensOf(account: string): Promise<readonly ApiToken[]>;
  touchToken(id: string, at: number): Promise<void>;
  revokeToken(account: string, id: string): Promise<boolean>;
}

export interface PasskeyStore {
  /** @returns false when this credential is known already */
  addPasskey(passkey: Passkey): Promise<boolean>;
  passkey(id: string): Promise<Passkey | undefined>;
  passkeysOf(account: string): Promise<readonly Passkey[]>;
  usePasskey(id: string, use: { readonly counter: number; readonly at: number }): Promise<void>;
  removePasskey(account: string, id: string): Promise<boolean>;
}

export interface TicketStore {
  addTicket(ticket: Ticket, hash: string): Promise<void>;
  /** Takes the ticket away and returns it, if it is there, for this purpose and still good. Of two that ask at once one gets it. */
  takeTicket(hash: string, purpose: TicketPurpose, now: number): Promise<Ticket | undefined>;
  /** Makes all tickets of an account for a purpose useless. */
  dropTickets(account: string, purpose: TicketPurpose): Promise<void>;
  /** Removes sessions and tickets that have expired. @returns how many */
  purge(now: number): Promise<number>;
}

export interface SocialStore {
  block(blocker: string, blocked: string, at: number): Promise<void>;
  unblock(blocker: string, blocked: string): Promise<void>;
  /** Accounts that this one has blocked, the last first. */
  blocksOf(blocker: string): Promise<readonly Account[]>;
  /** Whether either has blocked the other. */
  isBlockedBetween(one: string, other: string): Promise<boolean>;
  addReport(report: Report): Promise<void>;
  report(id: string): Promise<Report | undefined>;
  /** Those that nobody has judged yet, the first made first. */
  openReports(limit: number): Promise<readonly Report[]>;
  reportsBy(reporter: string): Promise<readonly Report[]>;
  /** @returns false when there is no such report, or it is resolved already */
  resolveReport(
    id: string,
    resolution: { readonly at: number; readonly by: string; readonly verdict: Verdict },
  ): Promise<boolean>;
}
