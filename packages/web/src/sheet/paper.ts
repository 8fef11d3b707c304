/** The paper that is in a reader's printer, as far as that can be known. */
import type { Paper } from '@hippodrome/board/sheet';

/** Regions where letters are printed on Letter; everywhere else it is A4. */
const LETTER = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'CR', 'GT', 'NI', 'PA', 'SV', 'VE', 'DO', 'PR'];

/** @param wishes languages of the browser, the dearest first: `en-US` */
export function likelyPaper(wishes: readonly string[]): Paper {
  const region = wishes.flatMap((wish) => /-([A-Z]{2})\b/.exec(wish)?.[1] ?? [])[0];
  return region !== undefined && LETTER.includes(region) ? 'letter' : 'a4';
}
