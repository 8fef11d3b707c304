/** Accounts in tables: SQLite and PostgreSQL alike. */
import type { AccountStore } from '../../account/account-store.js';
import type { Database } from '../database.js';
import { accessTo } from './access.js';
import { passkeyStore } from './passkeys.js';
import { peopleStore } from './people.js';
import { sessionStore } from './sessions.js';
import { socialStore } from './social.js';
import { ticketStore } from './tickets.js';
import { tokenStore } from './tokens.js';

export function createAccountStore(database: Database): AccountStore {
  const access = accessTo(database);
  return {
    ...peopleStore(access),
    ...sessionStore(access),
    ...tokenStore(access),
    ...passkeyStore(access),
    ...ticketStore(access),
    ...socialStore(access),
  };
}
