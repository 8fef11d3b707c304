/** Games for tests, read from the documents themselves. */
import { readFileSync } from 'node:fs';
import {
  compile,
  expectOk,
  loadVariant,
  type Position,
  parseFen,
  parseMove,
  type Ruleset,
  type Square,
  setUp,
} from '@hippodrome/rules';
import type { Session } from '../play/session.js';
import type { Settings } from '../play/settings.js';

const compiled = new Map<string, Ruleset>();

export function rulesOf(slug: string): Ruleset {
  const known = compiled.get(slug) ?? expectOk(compile(expectOk(loadVariant(textOf(slug), textOf))));
  compiled.set(slug, known);
  return known;
}

export function positionOf(slug: string, fen: string): Position {
  const rules = rulesOf(slug);
  return expectOk(setUp(rules, expectOk(parseFen(rules, fen))));
}

export function squareOf({ rules }: Position, name: string): Square {
  const square = rules.board.find(name);
  if (square === undefined) throw new Error(`no square ${name}`);
  return square;
}

export const HOTSEAT: Settings = { seats: { white: 'person', black: 'person' }, level: 1, clock: undefined };
export const AS_WHITE: Settings = { seats: { white: 'person', black: 'computer' }, level: 1, clock: undefined };

/** Plays moves, in SAN or coordinates, one second apart. */
export function played(session: Session, ...moves: readonly string[]): Session {
  moves.forEach((text, i) => {
    expectOk(session.play(expectOk(parseMove(session.game.position, text)), (i + 1) * 1000));
  });
  return session;
}

function textOf(slug: string): string {
  return readFileSync(new URL(`../../../../variants/${slug}.md`, import.meta.url), 'utf8');
}
