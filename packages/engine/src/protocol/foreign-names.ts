/**
 * What other programs call our games. Data, like the documents themselves: everything else knows a game by its slug, and its slug
 * from outside.
 */

/** A name that other programs use, and ours. */
const TABLE = `
normal    chess
standard  chess
3check    three-check
`;

const OUR_NAMES: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split('\n')
    .map((row) => row.split(/\s+/) as [string, string]),
);

/** Our name of the game that another program names. */
export function ourName(name: string): string {
  return OUR_NAMES.get(name.toLowerCase()) ?? name;
}

/** The game that a program plays which has never heard of variants. */
export const ORTHODOX = ourName('normal');
