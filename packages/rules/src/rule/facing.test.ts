import { describe, expect, it } from 'vitest';
import { codesOf, movesFrom, moveTexts } from '../../test-support/moves.js';
import { positionOf, variationOf } from '../../test-support/shipped.js';
import { explain, parseFen } from '../notation/index.js';
import { setUp } from '../position/index.js';
import { expectOk } from '../result.js';

const rules = variationOf('chess', 'rules: { facing: forbidden }');

describe('royals that may not face each other', () => {
  it('do not step into each other’s open file', () => {
    expect(movesFrom(positionOf(rules, '3k4/8/8/8/8/8/8/4K3 w - - 0 1'), 'e1')).toEqual(['e1f1', 'e1e2', 'e1f2']);
    expect(movesFrom(positionOf(rules, '3k4/8/8/3n4/8/8/8/4K3 w - - 0 1'), 'e1')).toContain('e1d1');
  });

  it('hold what stands alone between them, but on the file', () => {
    expect(movesFrom(positionOf(rules, '4k3/8/8/8/4N3/8/8/4K3 w - - 0 1'), 'e4')).toEqual([]);
    expect(movesFrom(positionOf(rules, '4k3/8/4n3/8/4N3/8/8/4K3 w - - 0 1'), 'e4')).toHaveLength(8);
    expect(movesFrom(positionOf(rules, '4k3/8/8/8/4P3/8/8/4K3 w - - 0 1'), 'e4')).toEqual(['e4e5']);
    expect(movesFrom(positionOf(rules, '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1'), 'e4')).toEqual(['e4e5']);
  });

  it('do not castle into it, nor let an en passant capture open the file', () => {
    expect(moveTexts(positionOf(rules, '6k1/8/8/8/8/8/8/R3K2R w KQ - 0 1'))).not.toContain('e1g1');
    expect(moveTexts(positionOf(rules, '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1'))).not.toContain('e5d6');
  });

  it('are hidden from each other by holes', () => {
    const holed = variationOf('chess', 'rules: { facing: forbidden }\nsetup: "4k3/8/8/4*3/8/8/8/3K4"');
    expect(movesFrom(positionOf(holed, '4k3/8/8/4*3/8/8/8/3K4 w - - 0 1'), 'd1')).toContain('d1e1');
  });

  it('cannot be set up facing', () => {
    const facing = setUp(rules, expectOk(parseFen(rules, '4k3/8/8/8/8/8/8/4K3 w - - 0 1')));
    expect(codesOf(facing)).toEqual(['setup/facing']);
  });

  it('are the reason that is given', () => {
    const position = positionOf(rules, '4k3/8/8/8/4N3/8/8/4K3 w - - 0 1');
    const square = (name: string) => rules.board.find(name) as NonNullable<ReturnType<typeof rules.board.find>>;
    expect(explain(position, square('e4'), square('f6'))).toMatchObject({
      code: 'move/barred',
      message: expect.stringContaining('may not stand on one file'),
    });
  });

  it('may face each other where no document forbids it', () => {
    const free = variationOf('chess', 'rules: { facing: none }');
    expect(movesFrom(positionOf(free, '4k3/8/8/8/8/8/8/4K3 w - - 0 1'), 'e1')).toHaveLength(5);
  });
});
