/**
 * The pieces of a document: its own entries laid over what it inherits.
 *
 * A piece of the same name replaces keys one by one. A new piece whose letter an inherited one has takes letter and place of
 * that one, which leaves the game; `replaced` says which became which, so that rules can follow.
 */
import { error, type Problem } from '../result.js';
import { MAX_PIECES } from './limits.js';
import { type Motion, readMotion, statesMotion } from './motion.js';
import { motionByOwnName } from './named.js';
import { readPlaces } from './places.js';
import { PIECE_NAME, type PieceEntry } from './shape.js';
import type { Source } from './source.js';
import type { PieceSpec } from './spec.js';

export interface Pieces {
  /** Inherited ones in their order, replacements in the place of what they replace, then new ones. */
  readonly list: readonly PieceSpec[];
  /** New names by the names of the inherited pieces they replace. */
  readonly replaced: ReadonlyMap<string, string>;
  /** Names that the document itself states. */
  readonly own: ReadonlySet<string>;
  /** Whether a piece had to be left out, or letters are in doubt, because something is wrong. */
  readonly incomplete: boolean;
  readonly problems: readonly Problem[];
}

const PIECES = ['engine', 'pieces'];

/**
 * Codes: `document/too-many-pieces`, `document/bad-name`, `document/no-letter`, `document/letter-taken`,
 * `document/castling-not-royal`; those of `readMotion` and of `motionByOwnName`.
 */
export function readPieces(
  entries: Readonly<Record<string, PieceEntry>>,
  inherited: readonly PieceSpec[],
  source: Source,
): Pieces {
  const problems: Problem[] = [];
  const own = new Set(Object.keys(entries));
  if (own.size > MAX_PIECES) {
    const message = `a game has at most ${MAX_PIECES} kinds of pieces, for each needs a letter; here are ${own.size}`;
    problems.push(error('document/too-many-pieces', message, source.keyPlace(PIECES)));
    return { list: inherited, replaced: new Map(), own, incomplete: true, problems };
  }
  const list = [...inherited];
  const replaced = new Map<string, string>();
  let incomplete = false;
  for (const [name, entry] of Object.entries(entries)) {
    const at = placeOf(name, entry, inherited, own);
    const old = inherited[at];
    const piece = readPiece(name, entry, old?.name === name ? old : undefined, source, problems);
    if (old !== undefined && old.name !== name) replaced.set(old.name, name);
    if (piece === undefined) incomplete = true;
    else if (old === undefined || replacedTwice(list[at], old, name)) list.push(piece);
    else list[at] = piece;
  }
  const shared = sharedLetters(list, own, source);
  const dethroned = royalsReplaced(list, inherited, replaced, source);
  if (shared.length + dethroned.length > 0) incomplete = true;
  problems.push(...shared, ...dethroned);
  return { list, replaced, own, incomplete, problems };
}

/** Index of the inherited piece that an entry changes or replaces; -1 when it is new. */
function placeOf(name: string, entry: PieceEntry, inherited: readonly PieceSpec[], own: ReadonlySet<string>): number {
  const same = inherited.findIndex((piece) => piece.name === name);
  if (same >= 0) return same;
  return inherited.findIndex((piece) => piece.letter === entry.notation && !own.has(piece.name));
}

/** Whether another new piece has already taken the place; their common letter is reported. */
function replacedTwice(now: PieceSpec | undefined, old: PieceSpec, name: string): boolean {
  return now !== old && old.name !== name;
}

function readPiece(
  name: string,
  entry: PieceEntry,
  old: PieceSpec | undefined,
  source: Source,
  problems: Problem[],
): PieceSpec | undefined {
  const path = [...PIECES, name];
  const before = problems.length;
  if (!PIECE_NAME.test(name)) {
    const message = `"${name}" is not a name for a piece: write small letters, digits and single hyphens, such as knight-king`;
    problems.push(error('document/bad-name', message, source.keyPlace(path)));
  }
  const letter = entry.notation ?? old?.letter;
  if (letter === undefined) {
    const message = `${name} needs notation: its capital letter in FEN`;
    problems.push(error('document/no-letter', message, source.keyPlace(path)));
  }
  const isStated = statesMotion(entry);
  const motion: Motion | undefined = isStated
    ? readMotion(entry, source, path, problems)
    : (old ?? motionByOwnName(name, source.keyPlace(path), problems));
  const places =
    motion && readPlaces(entry, motion.patterns, isStated ? undefined : old?.within, source, path, problems);
  const royal = entry.royal ?? old?.royal ?? false;
  if (motion?.castlings !== undefined && !royal) problems.push(castlesUncrowned(name, isStated, source));
  const hasErrors = problems.slice(before).some(({ severity }) => severity === 'error');
  if (hasErrors || letter === undefined || motion === undefined || places === undefined) return undefined;
  // A value belongs to a way of moving: with another movement it is derived anew.
  const value = entry.value ?? (isStated ? undefined : old?.value);
  return {
    name,
    letter,
    royal,
    letterless: entry.letterless ?? old?.letterless ?? false,
    ...(motion.betza !== undefined && { betza: motion.betza }),
    ...(motion.castlings && { castlings: motion.castlings }),
    ...places,
    ...(value !== undefined && { value }),
    glyph: entry.glyph ?? motion.picture ?? old?.glyph ?? name,
  };
}

function castlesUncrowned(name: string, isStated: boolean, source: Source): Problem {
  const place = isStated ? source.valuePlace([...PIECES, name, 'betza']) : source.keyPlace([...PIECES, name]);
  const message = `${name} has castling (O) in its Betza, and only a royal piece castles: say royal: true of it, or leave it out`;
  return error('document/castling-not-royal', message, place);
}

/** A newcomer that takes the letter of a royal piece takes its place too; without being royal it can hardly be meant to. */
function royalsReplaced(
  list: readonly PieceSpec[],
  inherited: readonly PieceSpec[],
  replaced: ReadonlyMap<string, string>,
  source: Source,
): readonly Problem[] {
  return inherited.flatMap(({ name, letter, royal }) => {
    const heir = list.find((piece) => piece.name === replaced.get(name));
    if (!royal || heir === undefined || heir.royal) return [];
    const message = `${heir.name} has the letter ${letter}, and so has ${name}, which is royal: give ${heir.name} another letter, or say royal: true of it if it takes the place of ${name}`;
    return [error('document/letter-taken', message, source.valuePlace([...PIECES, heir.name, 'notation']))];
  });
}

function sharedLetters(list: readonly PieceSpec[], own: ReadonlySet<string>, source: Source): readonly Problem[] {
  const owners = new Map<string, PieceSpec>();
  return list.flatMap((piece) => {
    const first = owners.get(piece.letter);
    if (first === undefined) {
      owners.set(piece.letter, piece);
      return [];
    }
    const [late, early] = own.has(piece.name) ? [piece, first] : [first, piece];
    const message = `${late.name} has the letter ${late.letter}, and so has ${early.name}: each piece needs a letter of its own`;
    return [error('document/letter-taken', message, source.valuePlace([...PIECES, late.name, 'notation']))];
  });
}
