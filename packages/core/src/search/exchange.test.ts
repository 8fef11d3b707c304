import {
  expectOk,
  isCapture,
  type Move,
  makeLegalMoves,
  type Position,
  playUnchecked,
  startPosition,
} from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { exchangeValue } from '../../test-support/exchange.js';
import { positionOf, shipped } from '../../test-support/games.js';
import { pack } from '../core.js';
import { createSearcher } from './searcher.js';

describe('exchanges', () => {
  it.each([
    'chess',
    'nightrider',
    'wide-nightrider',
    'cavalier',
    'grand-cavalier',
    'spider-rider',
    'xiangqi',
    'berolina',
  ])('of %s come to what trying every capture in turn comes to', async (slug) => {
    const rules = shipped(slug);
    const searcher = expectOk(await createSearcher(rules, { hashBytes: 0 }));
    const worth = rules.kinds.flatMap(({ white }) => [searcher.worthOf(white), searcher.worthOf(white)]);
    let state = 99;
    let looked = 0;
    for (let game = 0; game < 12; game++) {
      let position: Position = startPosition(rules);
      for (let ply = 0; ply < 60; ply++) {
        const moves = makeLegalMoves(position);
        if (moves.length === 0) break;
        searcher.start(position);
        for (const move of moves.filter(isStep).slice(0, 40)) {
          const value = exchangeValue(position, move, (code) => (code === 0 ? 0 : (worth[code - 2] as number)));
          const packed = pack(position, move);
          looked++;
          expect([searcher.gains(packed, value), searcher.gains(packed, value + 1)], `${slug} ${packed}`).toEqual([
            true,
            false,
          ]);
        }
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        const captures = moves.filter(isCapture);
        const among = captures.length > 0 && (state >>> 24) % 3 === 0 ? captures : moves;
        position = playUnchecked(position, among[(state >>> 8) % among.length] as Move);
      }
    }
    expect(looked).toBeGreaterThan(1000);
  });

  it('open lines behind the pieces that take', async () => {
    const rules = shipped('nightrider');
    const searcher = expectOk(await createSearcher(rules, { hashBytes: 0 }));
    const position = positionOf(rules, '4k3/2p5/3p4/8/8/8/3Q3r/4K3 w - - 0 1');
    searcher.start(position);
    const take = (text: string) =>
      makeLegalMoves(position).find((move) => pack(position, move) === squares(text)) as Move;
    expect(searcher.gains(pack(position, take('d2d6')), 0)).toBe(false);
    expect(searcher.gains(pack(position, take('d2h2')), 1)).toBe(true);
  });
});

function squares(text: string): number {
  const at = (i: number): number => text.charCodeAt(i) - 97 + 8 * (text.charCodeAt(i + 1) - 49);
  return at(0) | (at(2) << 8);
}

/** En passant and promotions too, but not what has two pieces move. */
function isStep(move: Move): boolean {
  return move.type === 'step';
}
