/** The documents in `variants/`, compiled, and small changes to them, for tests. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  compile,
  expectOk,
  legalMoves,
  loadVariant,
  type Move,
  outcome,
  type Position,
  parseFen,
  playUnchecked,
  type Ruleset,
  setUp,
  startPosition,
  writeUci,
} from '@hippodrome/rules';
import { type Choice, type ChooseOptions, chooseMove } from '../src/choose-move.js';

const FOLDER = new URL('../../../variants/', import.meta.url);

/** Slugs of all shipped documents, sorted. */
export const SHIPPED: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.slice(0, -3))
  .sort();

const compiled = new Map<string, Ruleset>();

/** A shipped game, compiled once for each test file. */
export function shipped(slug: string): Ruleset {
  const rules = compiled.get(slug) ?? rulesOf(shippedText(slug) ?? '');
  compiled.set(slug, rules);
  return rules;
}

/** Chess with some of its rules changed: lines under `rules:`. */
export function chessWith(...rules: readonly string[]): Ruleset {
  const front = [
    'title: Variation',
    'slug: variation',
    'parent: chess',
    'engine:',
    '  rules:',
    ...rules.map((line) => `    ${line}`),
  ];
  return rulesOf(['---', ...front, '---', ''].join('\n'));
}

export function rulesOf(document: string): Ruleset {
  return expectOk(compile(expectOk(loadVariant(document, shippedText))));
}

function shippedText(slug: string): string | undefined {
  return SHIPPED.includes(slug) ? readFileSync(new URL(`${slug}.md`, FOLDER), 'utf8') : undefined;
}

/** A game that the core does not play. */
export const GRASSHOPPERS = rulesOf(
  '---\ntitle: Grasshoppers\nslug: grasshoppers\nparent: chess\nengine:\n  pieces: { knight: { betza: gQ } }\n---\n',
);

export function positionOf(rules: Ruleset, fen: string): Position {
  return expectOk(setUp(rules, expectOk(parseFen(rules, fen))));
}

/** The engine's choice with its move as text. */
export function think(rules: Ruleset, fen: string, options: ChooseOptions): Choice & { readonly text: string } {
  const choice = chooseMove(positionOf(rules, fen), [], options);
  if (choice === undefined) throw new Error(`no move in ${fen}`);
  return { ...choice, text: writeUci(rules, choice.move) };
}

/** Plays a game in which each number picks among the legal moves; visits every position with the move played there. */
export function playChoices(
  rules: Ruleset,
  picks: readonly number[],
  visit: (position: Position, move: Move) => void = () => {},
): Position {
  let position = startPosition(rules);
  for (const pick of picks) {
    const moves = legalMoves(position);
    if (moves.length === 0 || outcome(position) !== undefined) break;
    const move = moves[pick % moves.length] as Move;
    visit(position, move);
    position = playUnchecked(position, move);
  }
  return position;
}
