/** What the files of this folder have in common. */
import type { Command } from '@commander-js/extra-typings';
import type { ExitCode, Io } from '../io.js';

/** Adds one command to the program; what its action answers becomes the exit code. */
export type AddCommand = (program: Command, io: Io, end: (code: ExitCode) => void) => void;

export const VARIANT = '<variant>';
export const VARIANT_HELP = 'short name of a game, or path of a rules document';
export const FEN = '--fen <fen>';
export const FEN_HELP = 'a position other than the starting one';
export const JSON_FLAG = '--json';
export const JSON_HELP = 'print one JSON value and nothing else';
export const DATABASE_HELP =
  '\nEnvironment: HIPPODROME_DATA (data), the folder with the database file; DATABASE_URL, for another one:' +
  '\nsqlite:/path or postgres://user:password@host:5432/database.';
