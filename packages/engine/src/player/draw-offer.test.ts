import type { Position } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { positionOf, shipped } from '../../test-support/games.js';
import { scoreFor, wantsDraw } from './draw-offer.js';

const gameAt = (clock: number): Position => positionOf(shipped('chess'), `4k3/4p3/8/8/8/8/4P3/4K3 w - - ${clock} 40`);

describe('a draw offer', () => {
  it('is taken by the side that is worse', () => {
    expect(wantsDraw(gameAt(0), { cp: -150 })).toBe(true);
    expect(wantsDraw(gameAt(0), { mate: -3 })).toBe(true);
  });

  it('is declined by the side that is better, or only a little worse', () => {
    expect(wantsDraw(gameAt(0), { cp: 150 })).toBe(false);
    expect(wantsDraw(gameAt(0), { mate: 3 })).toBe(false);
    expect(wantsDraw(gameAt(0), { cp: -40 })).toBe(false);
  });

  it('is taken in a balanced position only when nothing has happened for long', () => {
    expect(wantsDraw(gameAt(0), { cp: 5 })).toBe(false);
    expect(wantsDraw(gameAt(40), { cp: 5 })).toBe(true);
    expect(wantsDraw(gameAt(40), { cp: 60 })).toBe(false);
  });

  it('is judged by the side that it was made to', () => {
    expect(scoreFor('white', gameAt(0), { cp: 30 })).toEqual({ cp: 30 });
    expect(scoreFor('black', gameAt(0), { cp: 30 })).toEqual({ cp: -30 });
    expect(scoreFor('black', gameAt(0), { mate: 2 })).toEqual({ mate: -2 });
  });
});
