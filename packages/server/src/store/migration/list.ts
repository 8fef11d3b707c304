/**
 * The steps from an empty database to the tables of `schema.ts`, in order. One that has been released never changes any more: whoever
 * needs other tables adds a step with the next number. Steps lead forward only; the way back is a backup.
 */
import type { Migration } from 'kysely';
import { up as games } from './0001-games.js';
import { up as accounts } from './0002-accounts.js';
import { up as challenges } from './0003-challenges.js';
import { up as jobs } from './0004-jobs.js';

export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-games': { up: games },
  '0002-accounts': { up: accounts },
  '0003-challenges': { up: challenges },
  '0004-jobs': { up: jobs },
};
