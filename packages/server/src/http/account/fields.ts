/**
 * Fields that several requests have. The schemas bound their size; whether a name is a good name is judged by the rules about
 * accounts, which say more.
 */
import { z } from 'zod';

/** Whoever has a longer one has mistyped. */
export const NameField = z.string().max(64).meta({ description: '3 to 20 letters, digits, - or _' });

/** Of the length that a new password may have, counted generously: the rules count bytes. */
export const PasswordField = z
  .string()
  .max(256)
  .meta({ description: 'at least 8 characters, at most 256 bytes', format: 'password' });

export const SecretField = z.string().max(128);
export const IdField = z
  .string()
  .max(512)
  .regex(/^[\w-]+$/, 'not an id');

/** One line that its owner will recognise something by. */
export const LabelField = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^\P{C}*$/u, 'one line of visible characters');

export const LeaveGuestField = z
  .boolean()
  .default(false)
  .meta({ description: "the guest's games may stay behind: they are lost to whoever signs in" });
