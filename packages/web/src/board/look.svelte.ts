/**
 * How all boards on the page look, as the reader has chosen. The theme is custom properties on the root element, which the style sheet of
 * the board package reads; the set of pieces is fetched when it is another than the usual one.
 */
import { boardTheme, FIGURES, type PieceSet, type ThemeName, themeProperties } from '@hippodrome/board';
import { settings } from '../settings/settings.svelte.js';
import { loadPieceSet, PACES } from './choices.js';

let set: PieceSet = $state.raw(FIGURES);

/** Read inside of a component or an effect, it is followed. */
export const look = {
  get set(): PieceSet {
    return set;
  },
  /** Shades of squares. */
  get shades(): 2 | 3 {
    return boardTheme(settings().boardTheme).shades;
  },
  /** Milliseconds that a slide takes, 0 where nothing moves by itself. */
  get pace(): number {
    return PACES[settings().motion];
  },
};

/** To be called once, before anything is shown: boards are to look right from the start, and follow every later choice. */
export async function beginLook(root: HTMLElement): Promise<void> {
  await fetchSet();
  $effect.root(() => {
    $effect(() => applyTheme(root, settings().boardTheme));
    $effect(() => void fetchSet());
  });
}

/** Gives the boards within an element their colours. */
export function applyTheme(element: HTMLElement, name: ThemeName): void {
  for (const [property, value] of themeProperties(boardTheme(name))) element.style.setProperty(property, value);
}

/** A set that cannot be fetched leaves the one that is there. */
async function fetchSet(): Promise<void> {
  const { pieceSet } = settings();
  const fetched = await loadPieceSet(pieceSet).catch(() => undefined);
  if (fetched !== undefined && pieceSet === settings().pieceSet) set = fetched;
}
