import { describe, expect, it } from 'vitest';
import { rulesOf } from '../testing/rulesets.js';
import { newDraft } from './draft.js';
import { fieldEditors, withCount, withLetter } from './fields.js';
import { startSetup } from './setup-changes.js';

function fieldsOf(slug: string, fen?: string) {
  const rules = rulesOf(slug);
  return fieldEditors(rules, fen === undefined ? startSetup(rules) : newDraft(rules, fen).setup);
}

describe('what a game remembers beside the board', () => {
  it('is castling and en passant in chess', () => {
    expect(fieldsOf('chess')).toEqual([
      { field: 'castling', kind: 'letters', letters: ['K', 'Q', 'k', 'q'] },
      { field: 'en-passant', kind: 'choice', texts: [] },
    ]);
  });

  it('offers the squares that a pawn may just have passed', () => {
    const squares = (slug: string, fen: string) =>
      fieldsOf(slug, fen).flatMap((field) =>
        field.kind === 'choice' && field.field === 'en-passant' ? field.texts : [],
      );
    expect(squares('chess', '4k3/8/8/3pP2p/8/8/8/4K3 w - - 0 1')).toEqual(['d6', 'h6']);
    expect(squares('wide-nightrider', '5k6/12/12/12/12/4P7/12/12/12/5K6 b - - 0 1')).toEqual(['e3e4']);
  });

  it('is a pool, checks, a phase, where there are such rules; and nothing at all', () => {
    expect(fieldsOf('three-check')).toContainEqual({ field: 'checks', kind: 'numbers', most: { white: 3, black: 3 } });
    expect(fieldsOf('knights')).toContainEqual({ field: 'phase', kind: 'choice', texts: ['opening'] });
    const [pool] = fieldsOf('grand-cavalier');
    const letters = pool?.kind === 'pieces' ? pool.pieces.map(({ letter }) => letter).join('') : '';
    expect(letters).toBe('MNPQCmnpqc');
    expect(fieldsOf('spider-rider')).toEqual([]);
  });

  it('is written letter by letter', () => {
    const letters = ['K', 'Q', 'k', 'q'];
    expect(withLetter('Kq', 'Q', true, letters)).toBe('KQq');
    expect(withLetter('Kq', 'K', false, letters)).toBe('q');
    expect(withCount('QQn', 'Q', 1)).toBe('Qn');
    expect(withCount('Qn', 'c', 2)).toBe('Qccn');
  });
});
