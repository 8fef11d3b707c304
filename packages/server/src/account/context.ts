/** What the rules about accounts need of the world around them, handed in so that tests can hand in other things. */

import type { Mailer } from '../mail/mailer.js';
import type { AccountStore } from './account-store.js';
import type { Attempts } from './attempts.js';
import type { Passwords } from './password.js';
import type { PlayRecord } from './play-record.js';

export interface AccountContext {
  readonly store: AccountStore;
  readonly passwords: Passwords;
  readonly attempts: Attempts;
  /** Undefined where no mail can be sent: then lost passwords stay lost. */
  readonly mail: Post | undefined;
  readonly record: PlayRecord;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Mail and where its links lead. Not where a visitor says the page came from: who asks could then lead somebody else astray. */
export interface Post {
  readonly mailer: Mailer;
  /** `BASE_URL`, without a slash at its end. */
  readonly baseUrl: string;
}

/** From where somebody asks. */
export interface Caller {
  /** The network address, for limits. */
  readonly address: string;
  /** What the browser calls itself. */
  readonly agent: string;
  /** Scheme, host and port that the page was fetched from: `https://chess.example`. */
  readonly origin: string;
}
