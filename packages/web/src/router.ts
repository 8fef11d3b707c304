/**
 * Addresses. Everything lives behind the `#`, so that the page works from any folder of any web host:
 *
 * - `#/` the games; `#/play/<slug>` a game of one, the kept one if there is one.
 * - `#/<place>/…?…` the other pages, which `app/pages.ts` lists; what follows is theirs to read.
 * - `#/play/<slug>?fen=…&mode=hotseat|computer&level=1..8&side=white|black|random&minutes=…&increment=…` a new game from there.
 *
 * Options that make no sense are left out, not errors: an address may come from anywhere. A FEN is judged by the game itself.
 */

export const MODES = ['computer', 'hotseat'] as const;
export type Mode = (typeof MODES)[number];
export const SIDES = ['white', 'black', 'random'] as const;
export type SideChoice = (typeof SIDES)[number];
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Level = (typeof LEVELS)[number];

/** What an address may ask of a game. */
export interface PlayOptions {
  readonly fen?: string;
  readonly mode?: Mode;
  readonly level?: Level;
  readonly side?: SideChoice;
  /** Minutes for each side; no clock when absent. */
  readonly minutes?: number;
  /** Seconds added by each move. */
  readonly increment?: number;
}

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'play'; readonly slug: string; readonly options: PlayOptions }
  | { readonly page: 'place'; readonly address: string; readonly path: readonly string[]; readonly query: string }
  | { readonly page: 'missing'; readonly address: string };

export const LONGEST_MINUTES = 180;
export const LONGEST_INCREMENT = 180;

/** @param hash as `location.hash` has it, with or without `#` */
export function parseRoute(hash: string): Route {
  const address = hash.replace(/^#/, '');
  const [path, query] = split(address);
  const parts = path.split('/').filter((part) => part !== '');
  const [page = '', slug = '', ...rest] = parts.map(decoded);
  if (page === '') return { page: 'home' };
  if (page !== 'play') {
    return path.startsWith('/')
      ? { page: 'place', address: page, path: parts.slice(1).map(decoded), query }
      : { page: 'missing', address };
  }
  if (rest.length > 0 || slug === '') return { page: 'missing', address };
  return { page, slug, options: optionsOf(query) };
}

/** The address of a route, `#` included. */
export function routeHash(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'place':
      return hashOf([route.address, ...route.path], route.query);
    case 'play':
      return hashOf([route.page, route.slug], queryOf(route.options));
    case 'missing':
      return `#${route.address}`;
  }
}

/** The address of a place. @param query without `?`, or as fields */
export function placeHash(
  address: string,
  path: readonly string[] = [],
  query: string | Record<string, string> = '',
): string {
  return hashOf([address, ...path], typeof query === 'string' ? query : new URLSearchParams(query).toString());
}

/** The options as a query, always in the same order; empty when nothing is asked. */
export function queryOf(options: PlayOptions): string {
  const { fen, mode, level, side, minutes, increment } = options;
  return new URLSearchParams(
    Object.entries({ fen, mode, level, side, minutes, increment }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  ).toString();
}

function hashOf(parts: readonly string[], query: string): string {
  return `#/${parts.map(encodeURIComponent).join('/')}${query === '' ? '' : `?${query}`}`;
}

/** A part that cannot be decoded stays as it is: it will name nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function split(address: string): readonly [string, string] {
  const mark = address.indexOf('?');
  return mark < 0 ? [address, ''] : [address.slice(0, mark), address.slice(mark + 1)];
}

/** The options that a query asks for; what makes no sense is left out. @param query without `?` */
export function optionsOf(query: string): PlayOptions {
  const given = new URLSearchParams(query);
  const fen = given.get('fen')?.trim();
  const mode = MODES.find((known) => known === given.get('mode'));
  const level = LEVELS.find((known) => String(known) === given.get('level'));
  const side = SIDES.find((known) => known === given.get('side'));
  const minutes = numberWithin(given.get('minutes'), LONGEST_MINUTES);
  const increment = numberWithin(given.get('increment'), LONGEST_INCREMENT);
  return {
    ...(fen && { fen }),
    ...(mode && { mode }),
    ...(level && { level }),
    ...(side && { side }),
    ...(minutes !== undefined && minutes > 0 && { minutes }),
    ...(increment !== undefined && { increment }),
  };
}

function numberWithin(text: string | null, most: number): number | undefined {
  if (text === null || !/^\d+(\.\d+)?$/.test(text)) return undefined;
  const value = Number(text);
  return value <= most ? value : undefined;
}
