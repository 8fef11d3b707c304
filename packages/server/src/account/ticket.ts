/**
 * A ticket lets its holder do one thing once, for a while: set a new password, confirm an address, answer the challenge of a passkey. It
 * is kept in the store, so any process may take it, and taking it destroys it, so no two can.
 */

export type TicketPurpose = 'reset-password' | 'confirm-email' | 'add-passkey' | 'passkey-sign-in' | 'passkey-sign-up';

export interface Ticket {
  readonly purpose: TicketPurpose;
  /** Whose it is; undefined while nobody knows. */
  readonly account: string | undefined;
  /** What has to be remembered: an address, a challenge. */
  readonly data: string;
  readonly expiresAt: number;
}

const MINUTE = 60_000;

/** How long each is good for, in milliseconds. */
export const TICKET_LIFE: Readonly<Record<TicketPurpose, number>> = {
  'reset-password': 60 * MINUTE,
  'confirm-email': 24 * 60 * MINUTE,
  'add-passkey': 10 * MINUTE,
  'passkey-sign-in': 10 * MINUTE,
  'passkey-sign-up': 10 * MINUTE,
};
