/**
 * What a reader has chosen for good, as it is kept: one JSON object in the browser's storage. Each setting has a reader of its own, so
 * that whatever is found there (an older version's, somebody's edit) becomes a setting that makes sense or is left out.
 */
import { THEME_NAMES, type ThemeName } from '@hippodrome/board';
import {
  COORDINATES,
  type Coordinates,
  MOTIONS,
  type Motion,
  PIECE_SETS,
  type PieceSetName,
} from '../board/choices.js';
import { isLanguage, type Language } from '../i18n/languages.js';

export interface Settings {
  /** Undefined: as the browser wishes. */
  readonly language: Language | undefined;
  readonly boardTheme: ThemeName;
  readonly pieceSet: PieceSetName;
  readonly coordinates: Coordinates;
  /** How fast pieces move by themselves. */
  readonly motion: Motion;
  /** Whether moves may be entered ahead of their turn. */
  readonly premoves: boolean;
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** Whether a game begins with the text board. */
  readonly textBoard: boolean;
  /** Whether letters and signs by themselves are shortcuts. */
  readonly singleKeys: boolean;
}

const USUAL_VOLUME = 0.6;

type Readers = { readonly [K in keyof Settings]: (found: unknown) => Settings[K] };

const READERS: Readers = {
  language: (found) => (isLanguage(found) ? found : undefined),
  boardTheme: oneOf(THEME_NAMES, 'turf'),
  pieceSet: oneOf(PIECE_SETS, 'figures'),
  coordinates: oneOf(COORDINATES, 'auto'),
  motion: oneOf(MOTIONS, 'full'),
  premoves: (found) => found !== false,
  sound: (found) => found !== false,
  volume: (found) => (typeof found === 'number' && found >= 0 && found <= 1 ? found : USUAL_VOLUME),
  textBoard: (found) => found === true,
  singleKeys: (found) => found !== false,
};

const KEY = 'hippodrome.settings';

/** @param text as it was kept; null when nothing was */
export function readSettings(text: string | null): Settings {
  const found = parsed(text);
  const entries = Object.entries(READERS).map(([key, read]) => [key, read(found[key])]);
  return Object.fromEntries(entries) as Settings;
}

export function storedSettings(): Settings {
  try {
    return readSettings(localStorage.getItem(KEY));
  } catch {
    // Without storage everybody begins anew.
    return readSettings(null);
  }
}

export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function oneOf<Value extends string>(values: readonly Value[], usual: Value): (found: unknown) => Value {
  return (found) => values.find((value) => value === found) ?? usual;
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}
