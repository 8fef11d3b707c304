/** The version of the program, from its package, which is one folder higher for the bundle. */
import { existsSync, readFileSync } from 'node:fs';

export function ownVersion(): string {
  const places = ['../package.json', '../../package.json'].map((path) => new URL(path, import.meta.url));
  const place = places.find((url) => existsSync(url));
  if (place === undefined) throw new Error('package.json is missing: this copy of hippodrome is incomplete');
  return (JSON.parse(readFileSync(place, 'utf8')) as { version: string }).version;
}
