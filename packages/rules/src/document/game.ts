/** What a document's `engine` comes to when it is laid over the parent's game. */
import type { Colour } from '../colour.js';
import { error, type Place, type Problem, warning } from '../result.js';
import { type Extent, readTopology } from './board.js';
import { checkDemands } from './demands.js';
import type { Draft } from './draft.js';
import { immobilePieces, tooManyRides } from './movement.js';
import { stateOnce } from './once.js';
import { type Pieces, readPieces } from './pieces.js';
import { checkBlocks } from './places.js';
import { piecesNamed, readRules } from './rules.js';
import {
  checkHoles,
  checkLetters,
  checkRoyals,
  type PlaceOfCharacter,
  readArray,
  type StartingArray,
} from './setup.js';
import type { Source } from './source.js';
import type { BoardSpec, PieceSpec, VariantSpec } from './spec.js';

export interface Game {
  readonly board: BoardSpec;
  readonly first: Colour;
  readonly pieces: readonly PieceSpec[];
  readonly setup: string;
  readonly rules: Readonly<Record<string, unknown>>;
}

/** What is inherited: nothing without a parent, and nobody knows what from a parent that could not be read. */
export interface Inheritance {
  readonly parent: VariantSpec | undefined;
  readonly isUnknown: boolean;
}

type Engine = NonNullable<Draft['front']['engine']>;

/**
 * The game, and what is wrong with it; undefined when too much is missing.
 *
 * Codes: `document/missing-key`, `document/unused-piece` and `document/never-moves` (warnings); those of the parts.
 */
export function readGame(
  { front, unsound }: Draft,
  { parent, isUnknown }: Inheritance,
  source: Source,
): { readonly game: Game | undefined; readonly extent: Extent | undefined; readonly problems: readonly Problem[] } {
  const engine: Engine = front.engine ?? {};
  const problems: Problem[] = [];
  const stands = parent === undefined && !isUnknown && front.engine !== undefined && !unsound.has('parent');
  for (const key of ['topology', 'setup', 'pieces'] as const) {
    if (!stands || engine[key] !== undefined || unsound.has(key)) continue;
    const message = `engine.${key} is missing: a game without a parent states it`;
    problems.push(error('document/missing-key', message, source.keyPlace(['engine', key])));
  }
  const extent = readExtent(engine, parent, unsound, source, problems);
  const entries = engine.pieces ?? {};
  const stated = engine.rules ?? {};
  const once = stateOnce(
    readPieces(entries, parent?.pieces ?? [], source),
    entries,
    stated,
    parent?.rules ?? {},
    source,
  );
  const { pieces } = once;
  if (extent !== undefined) problems.push(...checkBlocks(entries, extent, source));
  const namesAreKnown =
    !isUnknown && !pieces.incomplete && !unsound.has('pieces') && (parent !== undefined || engine.pieces !== undefined);
  const { rules, problems: ofRules } = readRules(stated, once.inherited, pieces, namesAreKnown, source);
  problems.push(...pieces.problems, ...once.problems, ...ofRules);
  const array =
    extent && readSetup(engine, parent, unsound, extent, namesAreKnown ? pieces : undefined, source, problems);
  if (extent === undefined || array === undefined || !array.fits) return { game: undefined, extent, problems };
  if (namesAreKnown) problems.push(...checkDemands(rules, pieces.list, array, extent.files, source));
  const board = { files: extent.files, ranks: extent.ranks, holes: array.holes };
  const usesAreKnown = namesAreKnown && !unsound.has('rules');
  const present = withoutUnused(pieces, rules, array, usesAreKnown, source, problems);
  problems.push(...immobilePieces(board, present).map((piece) => neverMoves(piece, source)));
  const busiest = tooManyRides(board, present);
  if (busiest !== undefined) problems.push(movesTooFreely(busiest, source));
  const first = engine.first ?? parent?.first ?? 'white';
  return { game: { board, first, pieces: present, setup: array.text, rules }, extent, problems };
}

function readExtent(
  { topology, setup }: Engine,
  parent: VariantSpec | undefined,
  unsound: ReadonlySet<string>,
  source: Source,
  problems: Problem[],
): Extent | undefined {
  if (topology !== undefined) {
    const read = readTopology(topology, source);
    problems.push(...read.problems);
    return read.extent;
  }
  if (parent === undefined || unsound.has('topology')) return undefined;
  // A setup of its own says where the holes are, whatever the parent's said.
  return setup === undefined ? parent.board : { ...parent.board, holes: undefined };
}

function readSetup(
  { setup, topology, pieces: entries }: Engine,
  parent: VariantSpec | undefined,
  unsound: ReadonlySet<string>,
  extent: Extent,
  pieces: Pieces | undefined,
  source: Source,
  problems: Problem[],
): StartingArray | undefined {
  const written = setup ?? parent?.setup;
  if (written === undefined || (setup === undefined && unsound.has('setup'))) return undefined;
  const cause = topology !== undefined ? 'topology' : entries !== undefined ? 'pieces' : 'setup';
  const fallback = source.keyPlace(['engine', cause]);
  const place: PlaceOfCharacter = (index) =>
    setup === undefined ? fallback : source.characterPlace(['engine', 'setup'], index);
  const read = readArray(written, extent, place);
  const found = [...read.problems];
  if (read.array.fits && extent.holes !== undefined) found.push(...checkHoles(read.array, extent, extent.holes, place));
  if (pieces !== undefined) {
    const strange = checkLetters(read.array.text, pieces.list, place);
    const start: Place = setup === undefined ? fallback : source.valuePlace(['engine', 'setup']);
    found.push(...strange, ...(strange.length === 0 ? checkRoyals(read.array, pieces.list, start) : []));
  }
  const hint = setup === undefined ? ' (the setup is inherited: state engine.setup)' : '';
  problems.push(...found.map((problem) => ({ ...problem, message: problem.message + hint })));
  return read.array;
}

/** Inherited pieces that stand nowhere and are named nowhere leave the game; the document's own are kept, with a warning. */
function withoutUnused(
  { list, own }: Pieces,
  rules: Game['rules'],
  { letters }: StartingArray,
  usesAreKnown: boolean,
  source: Source,
  problems: Problem[],
): readonly PieceSpec[] {
  const named = piecesNamed(rules);
  return list.filter(({ name, letter }) => {
    if (letters.has(letter) || letters.has(letter.toLowerCase()) || named.has(name)) return true;
    if (!own.has(name)) return false;
    const message = `${name} never occurs: it does not stand in the setup, and no rule names it`;
    if (usesAreKnown)
      problems.push(warning('document/unused-piece', message, source.keyPlace(['engine', 'pieces', name])));
    return true;
  });
}

function neverMoves({ name }: PieceSpec, source: Source): Problem {
  const message = `${name} can never move on this board, wherever it stands`;
  return warning('document/never-moves', message, source.keyPlace(['engine', 'pieces', name]));
}

function movesTooFreely({ name }: PieceSpec, source: Source): Problem {
  const message =
    `the pieces have too many ways to move on a board of this size, most of them ${name}: ` +
    'limit its slides, such as R3, or how often legs are repeated';
  return error('document/too-many-rides', message, source.keyPlace(['engine', 'pieces', name]));
}
