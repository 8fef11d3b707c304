/** Where in a document something of its front matter stands: for those who find fault with what the loader lets pass. */
import type { Place } from '../result.js';
import { splitFrontMatter } from './front-matter.js';
import type { Path } from './source.js';
import { readYaml } from './yaml.js';

export interface FrontMatterPlaces {
  /** The value at the end of the path, such as `['engine', 'pieces', 'king', 'glyph']`; undefined when it is not stated. */
  value(path: Path): Place | undefined;
  /** The key at the end of the path; undefined when it is not stated. */
  key(path: Path): Place | undefined;
}

/** @param text a whole document; nothing is found in one whose front matter cannot be read */
export function placesIn(text: string): FrontMatterPlaces {
  const parts = splitFrontMatter(text);
  const source = parts.ok ? readYaml(parts.value.yaml).source : undefined;
  const isStated = (path: Path): boolean =>
    path.reduce<unknown>(
      (here, part) =>
        typeof here === 'object' && here !== null && Object.hasOwn(here, part)
          ? (here as Record<PropertyKey, unknown>)[part]
          : undefined,
      source?.value,
    ) !== undefined;
  return {
    value: (path) => (isStated(path) ? source?.valuePlace(path) : undefined),
    key: (path) => (isStated(path) ? source?.keyPlace(path) : undefined),
  };
}
