/**
 * The namespaces of texts, one for each page or part that is fetched by itself, by the folder that speaks them. English has all keys; the
 * files of other languages are held against it by `Texts`.
 */
import type { texts as about } from './en/about.js';
import type { texts as base } from './en/base.js';
import type { texts as board } from './en/board.js';
import type { texts as editor } from './en/editor.js';
import type { texts as game } from './en/game.js';
import type { texts as kept } from './en/kept.js';
import type { texts as keys } from './en/keys.js';
import type { texts as learn } from './en/learn.js';
import type { texts as puzzles } from './en/puzzles.js';
import type { texts as settings } from './en/settings.js';
import type { texts as sheet } from './en/sheet.js';
import type { texts as sight } from './en/sight.js';
import type { texts as study } from './en/study.js';
import type { texts as teach } from './en/teach.js';
import type { texts as terms } from './en/terms.js';
import type { texts as textBoard } from './en/text-board.js';
import type { texts as workshop } from './en/workshop.js';

export interface Namespaces {
  readonly about: typeof about;
  readonly base: typeof base;
  readonly board: typeof board;
  readonly kept: typeof kept;
  readonly learn: typeof learn;
  readonly editor: typeof editor;
  readonly game: typeof game;
  readonly settings: typeof settings;
  readonly sheet: typeof sheet;
  readonly study: typeof study;
  readonly keys: typeof keys;
  readonly puzzles: typeof puzzles;
  readonly teach: typeof teach;
  readonly sight: typeof sight;
  readonly terms: typeof terms;
  readonly 'text-board': typeof textBoard;
  readonly workshop: typeof workshop;
}

/** Namespaces by codes of statements, which English has no need of: the library speaks it. */
export type SayingNamespace = 'rules' | 'problems';

export type Namespace = keyof Namespaces | SayingNamespace;

type KeysOf<T> = T extends unknown ? keyof T : never;
type Known = KeysOf<Namespaces[keyof Namespaces]>;
type Form = 'zero' | 'one' | 'two' | 'few' | 'many';
type Plural<K> = K extends `${infer Base}_other` ? Base : never;

/** A key as it is asked for: those with forms for numbers without the form. */
export type TextKey = Exclude<Known, `${string}_one` | `${string}_other`> | Plural<Known>;

/** What is said to statements of the library, by code, or by code and form; see `said.ts`. */
export type Sayings = Readonly<Record<`${string}/${string}`, string>>;

/** The texts of a namespace in another language: all of English's, with the forms for numbers which that language has. */
export type Texts<English> = Readonly<
  Record<Exclude<keyof English, `${string}_one`>, string> & Partial<Record<`${Plural<keyof English>}_${Form}`, string>>
>;
