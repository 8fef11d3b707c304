/** The front matter as plain data, together with the place in the document from which each part of it came. */
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type LineCounter,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import type { Place } from '../result.js';
import { YAML_LINE } from './front-matter.js';
import { offsetInScalar } from './scalar.js';

/** Keys and list indices from the top of the front matter. */
export type Path = readonly PropertyKey[];
export type ExactPlace = Required<Place>;

export interface Source {
  /** The front matter as plain data. */
  readonly value: unknown;
  /** Of the key at the end of the path, or of the nearest one above it that is there. */
  keyPlace(path: Path): ExactPlace;
  /** Of the value at the end of the path; of its key when it is missing or empty. */
  valuePlace(path: Path): ExactPlace;
  /** Of a character (from 0) of the text at the end of the path. */
  characterPlace(path: Path, index: number): ExactPlace;
  /** Of all texts below the path that read so, values and keys, in the order of the document. */
  placesOf(path: Path, text: string): readonly ExactPlace[];
}

export function createSource(yaml: string, document: Document, lines: LineCounter): Source {
  const placeAt = (offset: number): ExactPlace => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1) + YAML_LINE - 1, column: Math.max(col, 1) };
  };
  const startOf = (node: Node | undefined): ExactPlace | undefined =>
    node?.range === undefined || node.range === null ? undefined : placeAt(node.range[0]);
  const pairOf = createPairIndex();
  const find = (path: Path): Found => follow(document, path, pairOf);
  const texts = new Map<string, ReadonlyMap<string, readonly ExactPlace[]>>();
  const textsAt = (path: Path): ReadonlyMap<string, readonly ExactPlace[]> => {
    const name = path.join('\n');
    const found = texts.get(name) ?? placesByText(textsBelow(document, find(path).value), startOf);
    texts.set(name, found);
    return found;
  };
  const keyPlace = (path: Path): ExactPlace => startOf(find(path).key) ?? { line: 1, column: 1 };
  const valuePlace = (path: Path): ExactPlace => {
    const { value } = find(path);
    return isEmptyScalar(value) ? keyPlace(path) : (startOf(value) ?? keyPlace(path));
  };
  return {
    value: document.toJS({ maxAliasCount: ALIASES_FAR_BELOW }),
    keyPlace,
    valuePlace,
    characterPlace(path, index) {
      const { value } = find(path);
      return isScalar(value) ? placeAt(offsetInScalar(value as Scalar, yaml, index)) : valuePlace(path);
    },
    placesOf: (path, text) => textsAt(path).get(text) ?? [],
  };
}

/** The reader has refused documents with more than a few aliases before this limit could matter. */
const ALIASES_FAR_BELOW = 10_000;

interface Found {
  /** The last key on the way that is there. */
  readonly key: Node | undefined;
  /** Undefined when the path leads nowhere. */
  readonly value: Node | undefined;
}

type PairIndex = (map: YAMLMap, key: string) => Pair | undefined;

/** Finds the pairs of maps by their keys, of several with one key the first. A map is gone through once, however often it is asked. */
function createPairIndex(): PairIndex {
  const known = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();
  return (map, key) => {
    const pairs =
      known.get(map) ??
      new Map(map.items.toReversed().flatMap((pair) => (isScalar(pair.key) ? [[String(pair.key.value), pair]] : [])));
    known.set(map, pairs);
    return pairs.get(key);
  };
}

function follow(document: Document, path: Path, pairOf: PairIndex): Found {
  let key: Node | undefined;
  let value = (document.contents ?? undefined) as Node | undefined;
  for (const part of path) {
    const here = resolve(document, value);
    if (isMap(here)) {
      const pair = pairOf(here, String(part));
      if (pair === undefined) return { key, value: undefined };
      key = pair.key as Node;
      value = (pair.value ?? undefined) as Node | undefined;
    } else if (isSeq(here)) {
      value = here.items[Number(part)] as Node | undefined;
      if (value === undefined) return { key, value };
      key = value;
    } else {
      return { key, value: undefined };
    }
  }
  return { key, value: resolve(document, value) };
}

function resolve(document: Document, node: Node | undefined): Node | undefined {
  return isAlias(node) ? node.resolve(document) : node;
}

function isEmptyScalar(node: Node | undefined): boolean {
  return isScalar(node) && node.value === null && node.source === '';
}

function placesByText(
  texts: Iterable<Scalar>,
  startOf: (node: Node) => ExactPlace | undefined,
): ReadonlyMap<string, readonly ExactPlace[]> {
  const places = new Map<string, ExactPlace[]>();
  for (const node of texts) {
    const text = String(node.value);
    const known = places.get(text);
    const place = startOf(node) as ExactPlace;
    if (known === undefined) places.set(text, [place]);
    else known.push(place);
  }
  return places;
}

function* textsBelow(document: Document, top: Node | undefined): Generator<Scalar> {
  const node = resolve(document, top);
  if (isScalar(node)) {
    yield node;
  } else if (isMap(node)) {
    for (const { key, value } of node.items) {
      yield* textsBelow(document, key as Node);
      yield* textsBelow(document, value as Node);
    }
  } else if (isCollection(node)) {
    for (const item of node.items) yield* textsBelow(document, item as Node);
  }
}
