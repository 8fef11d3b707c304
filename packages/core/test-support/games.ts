/** Games for tests: the documents in `variants/`, invented pieces, and random play in which core and rules are compared. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  compile,
  expectOk,
  inCheck,
  isDecided,
  loadVariant,
  makeLegalMoves,
  type Position,
  parseFen,
  playUnchecked,
  type Ruleset,
  repetitionKey,
  setUp,
  startPosition,
  writeFen,
} from '@hippodrome/rules';
import { type Core, type PackedMove, pack } from '../src/core.js';

const FOLDER = new URL('../../../variants/', import.meta.url);

/** Slugs of all documents, sorted. */
export const SHIPPED: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.slice(0, -3))
  .sort();

export function shipped(slug: string): Ruleset {
  return rulesOf(readFileSync(new URL(`${slug}.md`, FOLDER), 'utf8'));
}

export function rulesOf(document: string): Ruleset {
  const parents = (slug: string): string | undefined =>
    SHIPPED.includes(slug) ? readFileSync(new URL(`${slug}.md`, FOLDER), 'utf8') : undefined;
  return expectOk(compile(expectOk(loadVariant(document, parents))));
}

/** Chess with other pieces: lines under `engine:`. */
export function chessWith(...engine: readonly string[]): Ruleset {
  const front = [
    'title: Variation',
    'slug: variation',
    'parent: chess',
    'engine:',
    ...engine.map((line) => `  ${line}`),
  ];
  return rulesOf(['---', ...front, '---', ''].join('\n'));
}

export function positionOf(rules: Ruleset, fen: string): Position {
  return expectOk(setUp(rules, expectOk(parseFen(rules, fen))));
}

/** What the core says of a position, and what rules says, in one form. */
export function bothViews(core: Core, position: Position) {
  const moves = makeLegalMoves(position).map((move) => pack(position, move));
  return {
    core: { moves: core.moves(), count: core.count(), check: core.inCheck(), decided: core.isDecided() },
    rules: { moves, count: moves.length, check: inCheck(position), decided: isDecided(position) },
  };
}

export interface Disagreement {
  readonly fen: string;
  readonly what: string;
}

/** Whether keys tell positions apart as `repetitionKey` does. */
export class KeyLedger {
  readonly #byText = new Map<string, bigint>();
  readonly #byKey = new Map<bigint, string>();

  /** False when an equal position had another key, or another position this one. */
  agrees(position: Position, key: bigint): boolean {
    const text = repetitionKey(position);
    const fits = (this.#byText.get(text) ?? key) === key && (this.#byKey.get(key) ?? text) === text;
    this.#byText.set(text, key);
    this.#byKey.set(key, text);
    return fits;
  }
}

/**
 * One random game with the core and the rules side by side: moves in order, their number, check, decided games, what a move leaves in
 * memory against the same position taken up anew, a move taken back, keys.
 * @param pick a number below its argument
 * @returns the positions compared, and the first in which the two differ
 */
export function playBoth(
  core: Core,
  rules: Ruleset,
  plies: number,
  pick: (below: number) => number,
  keys = new KeyLedger(),
): { readonly positions: number; readonly disagreement?: Disagreement } {
  let position = startPosition(rules);
  core.set(position);
  for (let ply = 0; ply < plies; ply++) {
    const differs = (what: string) => ({ positions: ply + 1, disagreement: { fen: writeFen(position), what } });
    const views = bothViews(core, position);
    const part = (Object.keys(views.core) as (keyof typeof views.core)[]).find(
      (name) => JSON.stringify(views.core[name]) !== JSON.stringify(views.rules[name]),
    );
    if (part !== undefined) {
      return differs(`${part}: ${JSON.stringify(views.core[part])} instead of ${JSON.stringify(views.rules[part])}`);
    }
    if (!keys.agrees(position, core.key())) return differs('key');
    const moves = makeLegalMoves(position);
    const move = moves[pick(moves.length)];
    if (move === undefined || views.rules.decided) return { positions: ply + 1 };
    const packed: PackedMove = pack(position, move);
    const before = core.snapshot();
    core.play(packed);
    core.takeBack();
    if (!Buffer.from(before).equals(core.snapshot())) return differs(`the move ${packed} taken back`);
    core.play(packed);
    const played = Buffer.from(core.snapshot());
    const key = core.key();
    position = playUnchecked(position, move);
    core.set(position);
    if (!played.equals(core.snapshot()) || core.key() !== key) return differs(`memory after ${packed}`);
  }
  return { positions: plies };
}
