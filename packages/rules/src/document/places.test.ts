import { describe, expect, it } from 'vitest';
import { codesOf, movesFrom } from '../../test-support/moves.js';
import { positionOf, variationOf } from '../../test-support/shipped.js';
import { expectOk } from '../result.js';
import { compile } from '../rule/compile.js';
import { found, SMALL, smallWith } from './documents.test-helper.js';
import { loadVariant } from './load.js';

const KING = 'king: { notation: K, betza: K, royal: true';
const PAWN = 'betza: fmWfcF, letterless: true';

describe('a piece that never leaves a block', () => {
  const rules = variationOf('chess', 'pieces: { queen: { within: c1-f3 }, knight: { betza: N, within: a1-h4 } }');
  const of = (fen: string, start: string) => movesFrom(positionOf(rules, fen), start).map((text) => text.slice(2));

  it('goes no farther than its edge, and is stopped by pieces as ever', () => {
    expect(of('7k/8/8/8/8/8/2Q5/7K w - - 0 1', 'c2').sort()).toEqual(['c1', 'c3', 'd1', 'd2', 'd3', 'e2', 'f2']);
    expect(of('7k/8/8/8/8/2p5/2QP4/7K w - - 0 1', 'c2').sort()).toEqual(['c1', 'c3', 'd1', 'd3']);
  });

  it('has the mirror image of it as Black', () => {
    expect(of('7k/2q5/8/8/8/8/8/7K b - - 0 1', 'c7').sort()).toEqual(['c6', 'c8', 'd6', 'd7', 'd8', 'e7', 'f7']);
    expect(of('7k/8/8/8/8/8/8/N6K w - - 0 1', 'a1').sort()).toEqual(['b3', 'c2']);
    expect(of('7k/8/8/8/3N4/8/8/7K w - - 0 1', 'd4').sort()).toEqual(['b3', 'c2', 'e2', 'f3']);
  });

  it('attacks nothing outside, whatever else attacks along the same lines', () => {
    const position = positionOf(rules, '7k/8/8/8/8/8/2Q5/R6K w - - 0 1');
    const square = (name: string) => rules.board.find(name) as NonNullable<ReturnType<typeof rules.board.find>>;
    const attacked = (name: string) => rules.attacks.isAttacked(position.placement, square(name), 'white');
    expect(['c3', 'f2', 'a8', 'c4', 'e4', 'c8'].map(attacked)).toEqual([true, true, true, false, false, false]);
  });

  it('cannot be set up outside, nor stand there in the array', () => {
    expect(() => positionOf(rules, '7k/8/8/8/8/8/8/Q6K w - - 0 1')).toThrow('setup/stray-piece');
    const spec = expectOk(loadVariant(smallWith(KING, `${KING}, within: b1-c2`)));
    expect(codesOf(compile(spec))).toEqual(['rules/stray-piece', 'rules/stray-piece']);
  });

  it('gets its whole board back with a new movement', () => {
    const child = [
      '---\ntitle: Child\nslug: child\nparent: small\nengine:\n  pieces:',
      '    king: { value: 3 }\n    pawn: { betza: fW }\n---\n',
    ].join('\n');
    const parent = smallWith(KING, `${KING}, within: a1-b2`).replace(
      'letterless: true',
      'letterless: true, within: a1-d4',
    );
    const { pieces } = expectOk(loadVariant(child, () => parent));
    expect(pieces.map(({ name, within }) => [name, within !== undefined])).toEqual([
      ['king', true],
      ['pawn', false],
    ]);
  });
});

describe('a piece that does more in a block', () => {
  const rules = variationOf('chess', 'pieces: { pawn: { betza: fW, also: { from: a5-h8, betza: sW } } }');

  it('does it there, and there only', () => {
    const of = (fen: string, start: string) => movesFrom(positionOf(rules, fen), start);
    expect(of('4k3/8/8/8/1P6/8/8/4K3 w - - 0 1', 'b4')).toEqual(['b4b5']);
    expect(of('4k3/8/8/1P6/8/8/8/4K3 w - - 0 1', 'b5')).toEqual(['b5a5', 'b5c5', 'b5b6']);
    expect(of('4k3/8/8/1p6/8/8/8/4K3 b - - 0 1', 'b5')).toEqual(['b5b4']);
    expect(of('4k3/8/8/8/1p6/8/8/4K3 b - - 0 1', 'b4')).toEqual(['b4b3', 'b4a4', 'b4c4']);
  });
});

describe('what is wrong with blocks', () => {
  const pawn = (more: string): string => SMALL.replace(PAWN, `${PAWN}, ${more}`);

  it.each([
    ['no block', pawn('within: d1'), ['9:67 document/wrong-value']],
    ['a block beyond the board', pawn('within: a1-e4'), ['9:67 document/unknown-square']],
    ['one of extra moves', pawn('also: { from: a1-a5, betza: sW }'), ['9:73 document/unknown-square']],
    ['a bad move', pawn('also: { from: a1-a4, betza: sU }'), ['9:88 betza/unknown-letter']],
    ['extra moves without a place', pawn('also: { betza: sW }'), ['9:59 document/missing-key']],
  ])('%s', (_what, text, problems) => {
    expect(found(text)).toEqual(problems);
  });
});
