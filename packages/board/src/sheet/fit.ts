/**
 * @module Makes a sheet fill its page and never more than that, by measuring: the type is as large as the whole text allows; when the
 * smallest comfortable size is still too large, passages are chosen by their ranks; and only a game whose diagrams alone are too much
 * gets smaller type than that.
 *
 * The function is put into files as its own text (`document.ts`), so that it may use nothing from outside of itself.
 */

/**
 * @param page the element of `sheetHtml`, in a document that has `SHEET_STYLE`
 * @returns whether everything that is shown fits
 */
export function fitSheet(page: HTMLElement): boolean {
  const [largest, comfortable, smallest, step] = [11.2, 7.6, 5, 0.2];
  const optional = [...page.querySelectorAll<HTMLElement>('[data-rank]')];
  const byRank = optional
    .map((element, place) => ({ element, place, rank: Number(element.dataset.rank) }))
    .sort((a, b) => a.rank - b.rank || a.place - b.place);
  const more = page.querySelector<HTMLElement>('[data-more]');
  const blocks = [...page.querySelectorAll<HTMLElement>('[data-block]')];

  const setSize = (points: number): void => page.style.setProperty('--hds-size', `${points}pt`);
  const isShort = (): boolean => page.scrollHeight <= page.clientHeight + 1 && page.scrollWidth <= page.clientWidth + 1;
  const showBlocks = (): void => {
    for (const block of blocks) block.hidden = block.querySelector('[data-rank]:not([hidden])') === null;
  };
  const largestOf = (from: number, to: number): boolean => {
    for (let points = from; points >= to; points -= step) {
      setSize(points);
      if (isShort()) return true;
    }
    return false;
  };

  if (more !== null) more.hidden = true;
  for (const element of optional) element.hidden = false;
  showBlocks();
  if (largestOf(largest, comfortable)) return true;

  if (more !== null) more.hidden = false;
  for (const element of optional) element.hidden = true;
  showBlocks();
  const fits = largestOf(comfortable, smallest);
  if (!fits) return false;
  // What follows a paragraph would not be understood without it; the items of a list stand each for itself.
  const cut = new Set<string>();
  for (const { element, rank } of byRank) {
    const block = blocks.findIndex((one) => one.contains(element));
    const place = `${block < 0 ? element.textContent : block} ${rank}`;
    if (element.tagName === 'P' && cut.has(place)) continue;
    element.hidden = false;
    showBlocks();
    if (isShort()) continue;
    element.hidden = true;
    cut.add(place);
  }
  showBlocks();
  return true;
}
