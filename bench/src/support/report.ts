/** How a benchmark reports: with `--json` one object, else lines a person reads. */

/** @param result units stand in the key names */
export function report(result: Readonly<Record<string, number | string>>): void {
  if (process.argv.includes('--json')) {
    process.stdout.write(`${JSON.stringify(result)}\n`);
    return;
  }
  const width = Math.max(...Object.keys(result).map((key) => key.length));
  for (const [key, value] of Object.entries(result)) process.stdout.write(`${key.padEnd(width)}  ${value}\n`);
}

/** Seconds that a piece of work takes, to the millisecond. */
export function secondsOf(work: () => void): number {
  const start = performance.now();
  work();
  return Math.round(performance.now() - start) / 1000;
}
