import { describe, expect, it } from 'vitest';
import { expectOk } from '../result.js';
import { childOf, found, PARENT, PARENTS } from './documents.test-helper.js';
import { loadVariant } from './load.js';

/** PARENT with its castling in the king's Betza. */
const SPEAKING = PARENT.replace('    castling: orthodox\n', '').replace('betza: K,', 'betza: KisO2,');
const parents = (slug: string): string | undefined => (slug === 'parent' ? SPEAKING : undefined);

const castlingOf = (engine: string, resolver = PARENTS) => {
  const { rules, pieces } = expectOk(loadVariant(childOf(engine), resolver));
  const king = pieces.find(({ name }) => name === 'king');
  return [rules.castling, king?.castlings?.map(({ squares }) => squares), king?.betza];
};

describe('castling in a rule and in Betza', () => {
  it('in one document is an error', () => {
    const both = '  pieces:\n    king: { betza: KisO3 }\n  rules: { castling: orthodox }';
    expect(found(childOf(both))).toEqual(['8:12 document/stated-twice']);
    expect(found(childOf(both.replace('orthodox', 'none')))).toEqual(['8:12 document/stated-twice']);
  });

  it('is what a document itself says, whatever it inherits', () => {
    expect(castlingOf('  pieces:\n    king: { betza: KisO3isO2 }')).toEqual([undefined, [3, 2], 'K']);
    expect(castlingOf('  rules: { castling: leap }', parents)).toEqual(['leap', undefined, 'K']);
    expect(castlingOf('  rules: { castling: none }', parents)).toEqual(['none', undefined, 'K']);
  });

  it('is inherited either way', () => {
    expect(castlingOf('  pieces:\n    king: { value: 3 }')).toEqual(['orthodox', undefined, 'K']);
    expect(castlingOf('  pieces:\n    king: { value: 3 }', parents)).toEqual([undefined, [2], 'K']);
    expect(castlingOf('  pieces:\n    king: { betza: KN }', parents)).toEqual([undefined, undefined, 'KN']);
  });

  it('is said of one kind of piece', () => {
    const second = '    prince: { notation: S, betza: KisO2, royal: true }';
    const setup = '  setup: "rnbskbnr/8/8/8/8/8/8/RNBSKBNR"';
    expect(found(childOf(`  pieces:\n    king: { betza: KisO3 }\n${second}\n${setup}`))).toEqual([
      '8:35 document/stated-twice',
    ]);
    expect(castlingOf(`  pieces:\n${second}\n${setup}`, parents)).toEqual([undefined, undefined, 'K']);
  });

  it('is said of a royal piece, and of the whole board', () => {
    expect(found(childOf('  pieces:\n    queen: { betza: QisO2 }'))).toEqual(['7:21 document/castling-not-royal']);
    expect(found(childOf('  pieces:\n    king: { royal: false }\n    queen: { royal: true }'), parents)).toEqual([
      '7:5 document/castling-not-royal',
    ]);
    expect(found(childOf('  pieces:\n    king: { betza: K, also: { from: a1-h1, betza: isO2 } }'))).toEqual([
      '7:53 document/castling-in-block',
    ]);
  });
});
