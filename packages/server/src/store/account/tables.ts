/** The tables of accounts. Times are milliseconds since 1970; lists are JSON. Secrets are hashes of what their holders have. */
import type { AccountKind, Role } from '../../account/account.js';
import type { ReportReason, Verdict } from '../../account/report.js';
import type { TicketPurpose } from '../../account/ticket.js';

export interface AccountTables {
  account: AccountTable;
  account_name: AccountNameTable;
  session: SessionTable;
  api_token: ApiTokenTable;
  passkey: PasskeyTable;
  ticket: TicketTable;
  account_block: AccountBlockTable;
  report: ReportTable;
}

export interface AccountTable {
  id: string;
  kind: AccountKind;
  name: string | null;
  role: Role;
  bio: string;
  email: string | null;
  /** The address in lower case, to look it up. */
  email_key: string | null;
  /** 0 or 1. */
  email_confirmed: number;
  password: string | null;
  created_at: number;
  closed_at: number | null;
  closed_reason: string | null;
  deleted_at: number | null;
}

/** Names that are or were somebody's: one row is one name for good, so that inserting it decides who has it. */
export interface AccountNameTable {
  /** SHA-256 of the skeleton: of a deleted account not even the name is left. */
  hash: string;
  /** Null when the account is deleted. */
  account: string | null;
}

export interface SessionTable {
  id: string;
  hash: string;
  account: string;
  created_at: number;
  authenticated_at: number | null;
  seen_at: number;
  expires_at: number;
  agent: string;
}

export interface ApiTokenTable {
  id: string;
  hash: string;
  account: string;
  label: string;
  /** JSON. */
  scopes: string;
  created_at: number;
  used_at: number | null;
}

export interface PasskeyTable {
  id: string;
  account: string;
  public_key: string;
  counter: number;
  /** JSON. */
  transports: string;
  label: string;
  created_at: number;
  used_at: number | null;
}

export interface TicketTable {
  hash: string;
  purpose: TicketPurpose;
  account: string | null;
  data: string;
  expires_at: number;
}

export interface AccountBlockTable {
  blocker: string;
  blocked: string;
  created_at: number;
}

export interface ReportTable {
  id: string;
  reporter: string;
  subject: string;
  reason: ReportReason;
  text: string;
  game: string | null;
  created_at: number;
  resolved_at: number | null;
  resolved_by: string | null;
  verdict: Verdict | null;
}
