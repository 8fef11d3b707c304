/**
 * Rules that a document may state under `engine.rules` or by how a piece moves, as castling: each is stated once. What the document
 * itself says, in either way, takes the place of what it inherits in the other.
 */
import { error, type Problem } from '../result.js';
import { RULE_MODULES } from '../rule/registry.js';
import { statesMotion } from './motion.js';
import type { Pieces } from './pieces.js';
import type { PieceEntry } from './shape.js';
import type { Source } from './source.js';
import type { PieceSpec } from './spec.js';

type Options = Readonly<Record<string, unknown>>;

/**
 * The pieces, and the inherited options, without what is said anew.
 *
 * Codes: `document/stated-twice`.
 */
export function stateOnce(
  pieces: Pieces,
  entries: Readonly<Record<string, PieceEntry>>,
  stated: Options,
  inherited: Options,
  source: Source,
): { readonly pieces: Pieces; readonly inherited: Options; readonly problems: readonly Problem[] } {
  let { list } = pieces;
  let options = inherited;
  const problems: Problem[] = [];
  for (const { key, inPieces } of RULE_MODULES) {
    if (inPieces === undefined) continue;
    const speakers = list.filter(inPieces.isStatedBy);
    const [first, ...others] = speakers.filter(({ name }) => isOwn(entries[name]));
    const isRule = Object.hasOwn(stated, key);
    if (first !== undefined) {
      const message = `${key} is stated twice, by engine.rules.${key} and by the Betza of ${first.name}: leave one out`;
      if (isRule) problems.push(error('document/stated-twice', message, source.keyPlace(['engine', 'rules', key])));
      problems.push(...others.map((other) => twice(key, first, other, source)));
      options = without(options, key);
    }
    const silent = new Set(isRule || first !== undefined ? speakers.filter((piece) => piece !== first) : []);
    list = list.map((piece) => (silent.has(piece) ? inPieces.without(piece) : piece));
  }
  return { pieces: { ...pieces, list }, inherited: options, problems };
}

function isOwn(entry: PieceEntry | undefined): boolean {
  return entry !== undefined && statesMotion(entry);
}

function twice(key: string, first: PieceSpec, other: PieceSpec, source: Source): Problem {
  const message = `${key} is stated twice, by the Betza of ${first.name} and by that of ${other.name}: only one kind of piece states it`;
  return error('document/stated-twice', message, source.valuePlace(['engine', 'pieces', other.name, 'betza']));
}

function without(options: Options, key: string): Options {
  return Object.fromEntries(Object.entries(options).filter(([name]) => name !== key));
}
