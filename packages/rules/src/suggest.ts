/** "Did you mean …": the nearest of the known words, when it is near enough to be a slip of the pen. */
import { distance } from 'fastest-levenshtein';

/** The known word that differs in no more than a third of the letters written (rounded up), if there is one. */
export function nearest(written: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.ceil(written.length / 3) + 1;
  const lower = written.toLowerCase();
  for (const word of known) {
    if (Math.abs(word.length - lower.length) >= bestDistance) continue;
    const d = distance(lower, word.toLowerCase());
    if (d < bestDistance) {
      best = word;
      bestDistance = d;
    }
  }
  return best;
}

/** ` (did you mean "…"?)` or nothing, to be put behind a message. */
export function didYouMean(written: string, known: Iterable<string>): string {
  const word = nearest(written, known);
  return word === undefined ? '' : ` (did you mean "${word}"?)`;
}
