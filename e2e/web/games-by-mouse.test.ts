/** Two friends at one screen play each of the games to its end by mouse, through the rules that make it what it is. */
import { startPosition } from '@hippodrome/rules';
import { describe, expect, test } from 'vitest';
import { positionOf, rulesOf } from '../../bench/src/support/shipped.js';
import { expectSoon } from '../support/expect-soon.js';
import type { GamePage } from '../support/game-page.js';
import { clicking, dragging, type Hand, type PlayedOut, playOut } from '../support/play-out.js';
import { addressOf, visiting } from '../support/visiting.js';

const { open } = visiting();

/** Plays from the array, or from a FEN that the address holds. */
async function playGame(
  slug: string,
  moves: string,
  hand: Hand,
  fen?: string,
): Promise<PlayedOut & { game: GamePage }> {
  const query = { mode: 'hotseat', ...(fen !== undefined && { fen }) };
  const game = await open(addressOf(slug, query));
  const start = fen === undefined ? startPosition(rulesOf(slug)) : positionOf(slug, fen);
  return { game, ...(await playOut(game, start, moves, hand)) };
}

describe('Standard Nightrider Chess', () => {
  test('en passant, a promotion of four, castling and checkmate', async () => {
    const { game, asked } = await playGame(
      'nightrider',
      `e4 a6 e5 d5 exd6 a5 dxc7 a4 cxb8=B a3 Be2 h6 Nh3 h5 O-O h4 Nf4 Nxd2 Nxd8 Nxf1 Bb5+ Bd7 Qxd7#`,
      dragging,
    );
    expect(asked).toEqual([['queen', 'rook', 'bishop', 'nightrider']]);
    expect(await game.result()).toEqual({ rule: 'checkmate', words: 'White wins by checkmate' });
  });

  test('a nightrider captures at once, over two pieces, and the fool is mated', async () => {
    const { game } = await playGame('nightrider', 'Nxe7 Nxe7 f3 Ng6 g4 Qh4#', clicking);
    expect(await game.result()).toEqual({ rule: 'checkmate', words: 'Black wins by checkmate' });
  });

  test('stalemate draws', async () => {
    const { game } = await playGame('nightrider', 'Nc6', clicking, 'k7/2K5/8/8/3N4/8/7P/8 w - - 0 1');
    expect(await game.result()).toEqual({ rule: 'stalemate', words: 'Draw by stalemate' });
  });
});

describe('Wide Nightrider Chess', () => {
  test('a triple step taken en passant, castling chosen against a king step, checkmate', async () => {
    const { game, asked } = await playGame(
      'wide-nightrider',
      `Ch3 d6 a3 d5 e5 dxe4 O-O:h1 Fe8 Ne7 Nc8 Nki5 b8 Nxc8 a6 Nxe4 b7 Fe3 g7 Qd3 a5 Ceg3 Cc8 Nixc8 h6 Qd5 Ch8 Qxi10+
       Ch10 Qxh10#`,
      dragging,
    );
    expect(asked).toEqual([['King to h1', 'Castle: king to h1, rook to g1']]);
    expect(await game.result()).toEqual({ rule: 'checkmate', words: 'White wins by checkmate' });
  });

  test('the king step to the same square is a move of its own', async () => {
    const { game, asked } = await playGame('wide-nightrider', 'Ch3 d6 Kh1', clicking);
    expect(asked).toHaveLength(1);
    await expectSoon(() => game.board.read('g1')).toMatch(/^g1, empty/);
    await expectSoon(() => game.board.read('l1')).toMatch(/^l1, white rook/);
  });
});

describe('Cavalier Chess', () => {
  test('promotion by the square: a nightrider on b8 unasked, a choice of four on e8, checkmate', async () => {
    const { game, asked } = await playGame(
      'cavalier',
      `Cbc4 Mb6 Cxb6 Ch5 Cdc4 Ccb5 Cxd7 Ne4 Cxe4 Cd4 Cxb8=N Qd6 Cexd6+ Pxd6 Cxd6+ Kg7 Qxd4+ Cf6 Qxf6+ Kg8 Mg3+ Mg6
       Qxg6+ Pg7 Ce8=Q#`,
      clicking,
    );
    expect(asked).toEqual([['marshall', 'nightrider', 'paladin', 'queen']]);
    await expectSoon(() => game.board.read('b8')).toMatch(/^b8, white nightrider/);
    await expectSoon(() => game.board.read('e8')).toMatch(/^e8, white queen/);
    expect(await game.result()).toEqual({ rule: 'checkmate', words: 'White wins by checkmate' });
  });
});

describe('Grand Cavalier Chess', () => {
  test('from the array: captured pieces wait, one comes back, checkmate', async () => {
    const { game, asked } = await playGame(
      'grand-cavalier',
      `Mg2 Cah9 Pde2 Vj6 Cxj9 Ved6 Vih5 Cd9 Vxj6 Pge8 Vi8 Vfe6 Cj10 Vf6 Cxh10 Qg8 Cxd10 Kh9 Cxb10 Vd10 Nj2 Qe10 Nh6 Vfe4
       Ca9+ Vf9 Vfe5 Qf10 Nxf10+ Mxf10 Vxe4 Kh8 Qh4+ Kj9 Qh7 Nxa9 Cxf10 Pc9 Vh10=N+ Kj8 Qi8#`,
      dragging,
    );
    expect(asked).toEqual([['nightrider', 'cannon']]);
    expect(await game.result()).toEqual({ rule: 'checkmate', words: 'White wins by checkmate' });
  });

  test('with nothing waiting the last rank is closed; a lost marshall opens it', async () => {
    const fen = '5k4/1p7q/2V7/10/10/10/10/10/10/KQ6VM[] w - - 0 1';
    const game = await open(addressOf('grand-cavalier', { mode: 'hotseat', fen }));
    const pool = game.part('pool-white');
    expect(await pool.getAttribute('aria-label')).toBe('Pool of White: empty');
    await game.board.click('c8');
    await expectSoon(() => game.board.read('e9')).toContain('can be moved to');
    await expectSoon(() => game.board.read('b10')).toBe('b10, empty');
    await game.board.click('b10');
    expect(await game.moves()).toEqual([]);

    const { position } = await playOut(game, positionOf('grand-cavalier', fen), 'Qb2 Qxj1', dragging);
    expect(await pool.getAttribute('aria-label')).toBe('Pool of White: 1 × marshall');
    await playOut(game, position, 'Vb10=M+ Pd10 Mxd10+ Ke9 Qg7#', dragging, 2);
    expect(await pool.getAttribute('aria-label')).toBe('Pool of White: empty');
    expect(await game.part('pool-black').getAttribute('aria-label')).toBe('Pool of Black: 1 × paladin');
    expect(await game.result()).toEqual({ rule: 'checkmate', words: 'White wins by checkmate' });
  });
});

describe('Knights Chess', () => {
  test('the opening phase, the capture that ends it, checkmate', async () => {
    const { game, position } = await playGame(
      'knights',
      `Kd6 h3 Kd5 Kf3 Ke6 Ne3 d6 Nc3 Qdd7 Ng3 Kf6 Nd3 Ke5 Nb3 c5`,
      dragging,
    );
    const inForce = await game.part('phase').textContent();
    expect(inForce).toContain('The opening phase is in force');
    await expectSoon(() => game.announced()).toContain('Black: pawn c7 to c5');

    const snapBack = await playOut(game, position, 'Nbxc5+', dragging, 15);
    expect(await game.part('phase-over').textContent()).toContain('The opening phase has ended');
    await expectSoon(() => game.announced()).toContain(
      'The opening phase has ended. From now on all the ordinary rules hold.',
    );
    await expectSoon(() => game.board.read('e5')).toMatch(/^e5, black king, in check/);
    expect(await game.part('status').textContent()).toContain('Check');

    await playOut(game, snapBack.position, 'Kf6 Nge4+ Kg6 Nf4+ Kh6 Nxd7 f5 Nxf5#', dragging, 16);
    expect(await game.part('phase-none').textContent()).toBe('All the ordinary rules hold.');
    expect(await game.result()).toEqual({ rule: 'checkmate', words: 'White wins by checkmate' });
  });

  test('a forced pass, a promotion to a knight unasked, and the last knight lost', async () => {
    const fen = '8/7Q/8/8/8/1p1p4/pppPp3/kqn1K2N b - - 0 40';
    const query = { mode: 'hotseat', fen };
    const game = await open(addressOf('knights', query));
    await expectSoon(() => game.part('forced-pass').textContent()).toContain('Black has no move and must pass.');
    await expectSoon(() => game.board.read('e2')).toBe('e2, black pawn');

    const moves = '-- Kf2 e1=N Qe4 Ng2 Kxg2 Ne2 Qxe2';
    const { asked } = await playOut(game, positionOf('knights', fen), moves, clicking);
    expect(asked).toEqual([]);
    expect(await game.part('forced-pass').count()).toBe(0);
    expect(await game.result()).toEqual({ rule: 'extinction', words: 'White wins by extinction' });
  });

  test('a frozen position is reported, and can be agreed to be a draw', async () => {
    const fen = '4k1NQ/2p1PpPP/2P2P1P/8/8/p1p2p2/ppPp1P2/qn1K4 b - - 0 60';
    const game = await open(addressOf('knights', { mode: 'hotseat', fen }));
    await expectSoon(() => game.part('frozen').textContent()).toContain('Neither side can ever move again');
    await playOut(game, positionOf('knights', fen), '-- --', clicking);
    expect(await game.part('result').count()).toBe(0);
    await game.part('frozen-agree').click();
    expect(await game.result()).toEqual({ rule: 'agreement', words: 'Draw by agreement' });
  });
});

describe('Spider Rider Chess', () => {
  test('checkmate from the array', async () => {
    const { game } = await playGame(
      'spider-rider',
      `Ccg6+ Meg8 Sc4 ii10 Zi4 Al5 Zxl5 Zi7+ Zxi7+ Axi7 Axi7 Ckg2+ Cxg2 Cd8 Sg12+ Kh13 Si11#`,
      dragging,
    );
    expect(await game.result()).toEqual({ rule: 'checkmate', words: 'White wins by checkmate' });
  });

  test('a bare king has lost', async () => {
    const fen =
      '2***1k1***2/1***2p2***1/***7***/**3n5**/*11*/13/13/13/*11*/**9**/***7***/1***2A2***1/2***K1A***2 w - - 0 1';
    const { game } = await playGame('spider-rider', 'Axg12+ Kxg12 Ah10+ Kg13 Axf10', clicking, fen);
    expect(await game.result()).toEqual({ rule: 'bare-king', words: 'White wins by bare king' });
    expect(await game.part('result').textContent()).toMatch(/bare|last/i);
  });
});
