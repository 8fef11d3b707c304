import {
  colourOf,
  EMPTY,
  expectOk,
  kindOf,
  type Move,
  makeLegalMoves,
  opposite,
  outcome,
  type PieceCode,
  type Position,
  pieceCode,
  playUnchecked,
  startPosition,
} from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { positionOf, SHIPPED, shipped } from '../../test-support/games.js';
import { pack } from '../core.js';
import { createSearcher, type Searcher } from '../search/searcher.js';

async function searcherOf(slug: string): Promise<Searcher> {
  return expectOk(await createSearcher(shipped(slug), { hashBytes: 0 }));
}

async function score(slug: string, fen: string): Promise<number> {
  const searcher = await searcherOf(slug);
  searcher.start(positionOf(shipped(slug), fen));
  return searcher.evaluate();
}

/** The same position seen from the other side, as far as it can be told from the board and what waits beside it. */
function turned(position: Position): Position {
  const { board } = position.rules;
  const placement = position.placement.map(() => EMPTY);
  for (const square of board.squares) {
    const code = position.placement[square] as PieceCode;
    const mirrored = board.at(board.file(square), board.ranks - 1 - board.rank(square));
    if (code !== EMPTY && mirrored !== undefined)
      placement[mirrored] = pieceCode(kindOf(code), opposite(colourOf(code)));
  }
  return { ...position, placement, sideToMove: opposite(position.sideToMove) };
}

/** Positions of random games, with the move played in each, and whether a game begins. */
function* positions(slug: string, games: number, plies: number): Generator<readonly [Position, Move, boolean]> {
  let state = 11;
  for (let game = 0; game < games; game++) {
    let position = startPosition(shipped(slug));
    for (let ply = 0; ply < plies; ply++) {
      const moves = makeLegalMoves(position);
      if (moves.length === 0 || outcome(position) !== undefined) break;
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      const move = moves[(state >>> 8) % moves.length] as Move;
      yield [position, move, ply === 0];
      position = playUnchecked(position, move);
    }
  }
}

describe.each(SHIPPED)('the evaluation of %s', (slug) => {
  it('does not care which colour a side has, nor by what moves a position came', async () => {
    const [moving, placed] = [await searcherOf(slug), await searcherOf(slug)];
    for (const [position, move, isFirst] of positions(slug, 2, 50)) {
      placed.start(position);
      if (isFirst) moving.start(position);
      const here = placed.evaluate();
      expect(moving.evaluate()).toBe(here);
      // What checks are left to each side is not turned.
      if (slug !== 'three-check') {
        placed.start(turned(position));
        expect(placed.evaluate()).toBe(here);
      }
      moving.play(pack(position, move));
    }
  });

  it('calls the start balanced', async () => {
    const searcher = await searcherOf(slug);
    searcher.start(startPosition(shipped(slug)));
    expect(Math.abs(searcher.evaluate())).toBeLessThan(70);
  });
});

describe('the evaluation', () => {
  it('counts material for the side to move', async () => {
    expect(await score('chess', '4k3/8/8/8/8/8/8/Q3K3 w - - 0 1')).toBeGreaterThan(700);
    expect(await score('chess', '4k3/8/8/8/8/8/8/Q3K3 b - - 0 1')).toBeLessThan(-700);
  });

  it('values a pawn the more the nearer it is to promotion, most when nothing can stop it', async () => {
    const scores = await Promise.all(
      ['8/8/8/P7/8', '8/8/P7/8/8', '8/P7/8/8/8', 'P7/8/8/8/8'].map((middle) =>
        score('chess', `4k3/8/${middle}/4K3 w - - 0 1`),
      ),
    );
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
    const free = await score('chess', '4k3/7p/8/P7/8/8/8/4K3 w - - 0 1');
    expect(free).toBeGreaterThan((await score('chess', '4k3/1p6/8/P7/8/8/8/4K3 w - - 0 1')) + 20);
  });

  it('presses on what a side cannot do without', async () => {
    const even = await score('knights', '4k3/8/8/8/3qq3/nn6/NN6/QQ2K3 w - - 0 1');
    const behind = await score('knights', '4k3/8/8/8/3qq3/nn6/NN6/Q3K3 w - - 0 1');
    expect(even - behind).toBeGreaterThan(1100);
  });

  it('fears for a royal in the open while there is much to attack with', async () => {
    const home = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1';
    const out = 'rnbqkbnr/pppppppp/8/8/4K3/8/PPPPPPPP/RNBQ1BNR w - - 0 1';
    expect(await score('chess', out)).toBeLessThan((await score('chess', home)) - 20);
    expect(await score('chess', '4k3/4p3/8/8/4K3/8/4P3/8 w - - 0 1')).toBeGreaterThan(
      await score('chess', '4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1'),
    );
  });

  it('gives pieces their order', async () => {
    for (const [slug, names] of [
      ['nightrider', ['queen', 'rook', 'nightrider', 'bishop', 'pawn']],
      ['cavalier', ['queen', 'marshall', 'paladin', 'nightrider', 'cavalier']],
      ['spider-rider', ['amazonrider', 'spider', 'chancellorrider', 'cardinalrider', 'zecari', 'nightrider', 'pawn']],
    ] as const) {
      const searcher = await searcherOf(slug);
      const worth = names.map((name) => searcher.worthOf(shipped(slug).kindNamed(name)?.white as number));
      expect(worth).toEqual([...worth].sort((a, b) => b - a));
    }
  });
});
