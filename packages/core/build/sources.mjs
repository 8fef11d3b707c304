/** @module The files of the core's source. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = new URL('../assembly/', import.meta.url).pathname;

/** @returns {Map<string, string>} the files of `assembly/` and its folders by path */
export function readSources() {
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  return new Map(names.sort().map((name) => [name, readFileSync(join(SOURCES, name), 'utf8')]));
}
