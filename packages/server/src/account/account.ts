/** Who plays here, and how the server knows them again. Times are milliseconds since 1970. */

/** Guests have no name and nothing but their cookie; signing up turns the same account into a member's, so its games stay. */
export type AccountKind = 'guest' | 'member';

export type Role = 'player' | 'moderator';

export interface Account {
  /** For good, and never another's: games refer to it. */
  readonly id: string;
  readonly kind: AccountKind;
  /** Undefined for guests and for what is left of a deleted account. */
  readonly name: string | undefined;
  readonly role: Role;
  /** Plain text. */
  readonly bio: string;
  readonly email: string | undefined;
  /** Whether somebody has answered from that address. Nothing but the question goes to one that is not confirmed. */
  readonly isEmailConfirmed: boolean;
  readonly createdAt: number;
  /** Closed by a moderator: it can be looked at and deleted, and plays no more. */
  readonly closed: { readonly at: number; readonly reason: string } | undefined;
  /** Deleted by its owner: only the id is left. */
  readonly deletedAt: number | undefined;
}

/** A browser that somebody is signed in with. */
export interface Session {
  readonly id: string;
  readonly account: string;
  readonly createdAt: number;
  /** When its holder last proved who they are; a guest's session has no such time. */
  readonly authenticatedAt: number | undefined;
  readonly seenAt: number;
  readonly expiresAt: number;
  /** What the browser calls itself, shortened, for its owner to tell sessions apart. */
  readonly agent: string;
}

/** What an API token may be used for: `play` to play and chat, `read` to read what only the owner sees. */
export const SCOPES = ['play', 'read'] as const;
export type Scope = (typeof SCOPES)[number];

export interface ApiToken {
  readonly id: string;
  readonly account: string;
  readonly label: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: number;
  /** To the hour; undefined when it was never used. */
  readonly usedAt: number | undefined;
}

export interface Passkey {
  /** The credential's id, base64url. */
  readonly id: string;
  readonly account: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  /** How a browser may reach it: `internal`, `usb`, `hybrid` and so on. */
  readonly transports: readonly string[];
  readonly label: string;
  readonly createdAt: number;
  readonly usedAt: number | undefined;
}

/** Who asks, and how we know. */
export type Identity = { readonly account: Account } & (
  | { readonly by: 'session'; readonly session: Session }
  | { readonly by: 'token'; readonly token: ApiToken }
);
