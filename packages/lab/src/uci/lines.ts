/** Lines out of chunks of text, whatever the chunks and the line ends; a line without end cannot fill the memory. */

/** Characters of a line that are kept; no line of the protocol is nearly so long. */
export const LONGEST_LINE = 65_536;

/** @returns a function that takes the chunks */
export function splitLines(take: (line: string) => void): (chunk: string) => void {
  let rest = '';
  return (chunk) => {
    const [first = '', ...others] = chunk.split('\n');
    let line = rest.length < LONGEST_LINE ? rest + first : rest;
    for (const next of others) {
      take(line.slice(0, LONGEST_LINE).replace(/\r$/, ''));
      line = next;
    }
    rest = line.slice(0, LONGEST_LINE);
  };
}
