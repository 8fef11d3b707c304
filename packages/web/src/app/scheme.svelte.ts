/** Light, dark, or as the system has it: a mark on the root element, kept for the next visit (`public/theme.js` reads it first). */
export const SCHEMES = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

const KEY = 'hippodrome.scheme';

let current: Scheme = $state(SCHEMES.find((known) => known === document.documentElement.dataset.scheme) ?? 'system');

/** Read inside of a component or an effect, it is followed. */
export function currentScheme(): Scheme {
  return current;
}

export function setScheme(scheme: Scheme): void {
  current = scheme;
  if (scheme === 'system') delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
  try {
    if (scheme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, scheme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

export function nextScheme(): Scheme {
  return SCHEMES[(SCHEMES.indexOf(current) + 1) % SCHEMES.length] as Scheme;
}
