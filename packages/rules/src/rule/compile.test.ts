import { describe, expect, it } from 'vitest';
import { codesOf } from '../../test-support/moves.js';
import { rulesOf, SHIPPED, shipped } from '../../test-support/shipped.js';
import { legalMoves, startPosition } from '../position/index.js';
import { compile } from './compile.js';
import { RULE_MODULES } from './registry.js';

/** One way to state each rule for the pieces of chess, other than the one chess has. */
const STATEMENTS: Readonly<Record<string, string>> = {
  castling: '{ style: orthodox, piece: king, with: rook, squares: { left: [2, 3], right: 2 } }',
  promotion:
    '{ to: { a: [rook], b: [knight], c: [bishop], d: [queen], e: [queen], f: [bishop], g: [knight], h: [rook] }, rank: 8, optional: [6, 7] }',
  pool: '{ except: [pawn] }',
  facing: 'forbidden',
  phases: '[{ name: opening, until: capture, suspend: [check], forbid: [capture-on-first-move] }]',
  wins: '[{ extinct: queen }, bare-king, checkmate, { checks: 3 }]',
  stalemate: '{ more: knight, equal: pass }',
  draws: '[{ move-rule: { moves: 60, resets: [capture, promotion, knight] } }, { repetition: 4 }]',
  timeout: '{ bare-king: loss }',
};
const pairs = Object.keys(STATEMENTS).flatMap((one, i, keys) =>
  keys.slice(i + 1).map((other) => [one, other] as const),
);

describe('rules', () => {
  it('are all in the table above, but for the one that pieces imply', () => {
    const keys = RULE_MODULES.map(({ key }) => key).filter((key) => key !== 'en-passant');
    expect(Object.keys(STATEMENTS).sort()).toEqual([...keys].sort());
  });

  it.each(pairs)('%s and %s go together', (one, other) => {
    const stated = [one, other].map((key) => `    ${key}: ${STATEMENTS[key]}`);
    const rules = rulesOf(
      ['---', 'title: Pair', 'slug: pair', 'parent: chess', 'engine:', '  rules:', ...stated, '---', ''].join('\n'),
    );
    expect(legalMoves(startPosition(rules))).toHaveLength(20);
  });

  it.each(SHIPPED)('of %s speak for themselves', (slug) => {
    for (const { key, hooks } of shipped(slug).rules) {
      expect(hooks.sentences.length, key).toBeGreaterThan(0);
      for (const { message } of hooks.sentences) expect(message).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('must end the game somehow', () => {
    const { spec } = shipped('chess');
    const rules = Object.fromEntries(Object.entries(spec.rules).filter(([key]) => key === 'promotion'));
    expect(codesOf(compile({ ...spec, rules }))).toContain('rules/endless');
  });
});
