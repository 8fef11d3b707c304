/** Small documents for the tests of this folder, and problems in a form that tables can hold. */
import type { Problem, Result } from '../result.js';
import { loadVariant } from './load.js';
import type { ParentResolver } from './parent.js';
import { listProblems } from './problems.js';

/** A game on sixteen squares; its engine begins on line 4, its prose on line 14. */
export const SMALL = `---
title: Small
slug: small
engine:
  topology: { type: grid, rows: 4, cols: 4 }
  setup: "k3/pppp/PPPP/K3"
  pieces:
    king: { notation: K, betza: K, royal: true }
    pawn: { notation: P, betza: fmWfcF, letterless: true }
  rules:
    wins: [checkmate]
    stalemate: draw
---
Prose.
`;

/** Orthodox chess without most of its rules. */
export const PARENT = `---
title: Parent
slug: parent
engine:
  topology: { type: grid, rows: 8, cols: 8 }
  setup: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
  pieces:
    king: { notation: K, betza: K, royal: true }
    queen: { notation: Q, betza: Q, value: 9 }
    rook: { notation: R, betza: R, value: 5 }
    bishop: { notation: B, betza: B, value: 3 }
    knight: { notation: N, betza: N, value: 3 }
    pawn: { notation: P, betza: fmWfceFifmnD, letterless: true, value: 1 }
  rules:
    castling: orthodox
    promotion: { piece: pawn, to: [queen, rook, bishop, knight] }
    wins: [checkmate]
    stalemate: draw
    draws: [{ insufficient-material: ["", bishop, knight] }, { move-rule: { moves: 50, resets: [capture, pawn] } }]
---
`;

export const PARENTS: ParentResolver = (slug) => (slug === 'parent' ? PARENT : undefined);

/** A child of PARENT; `engine` is indented by two, its first line is line 6. */
export function childOf(engine: string): string {
  return `---\ntitle: Child\nslug: child\nparent: parent\nengine:\n${engine}\n---\n`;
}

/** SMALL with one stretch replaced; throws when it does not contain it. */
export function smallWith(part: string, replacement: string): string {
  if (!SMALL.includes(part)) throw new Error(`not in the document: ${part}`);
  return SMALL.replace(part, () => replacement);
}

/** `line:column code` of each problem, errors and warnings, in the order reported. */
export function found(text: string, parents: ParentResolver = PARENTS): readonly string[] {
  return loaded(text, parents).map(({ line, column, code }) => `${line}:${column} ${code}`);
}

export function messages(text: string, parents: ParentResolver = PARENTS): readonly string[] {
  return loaded(text, parents).map(({ message }) => message);
}

/** All that loading finds, whether or not it prevents the game from being played. */
function loaded(text: string, parents: ParentResolver): readonly Problem[] {
  const result = loadVariant(text, parents);
  return result.ok ? listProblems([...result.warnings, ...result.value.proseProblems]) : result.problems;
}

export function problemsIn<T>(result: Result<T>): readonly Problem[] {
  return result.ok ? result.warnings : result.problems;
}
