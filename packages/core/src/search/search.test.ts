import {
  expectOk,
  makeLegalMoves,
  outcome,
  type Position,
  parseUci,
  playUnchecked,
  type Ruleset,
  startPosition,
  writeUci,
} from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { positionOf, rulesOf, shipped } from '../../test-support/games.js';
import { pack, unpack } from '../core.js';
import { createSearcher, type Searcher, type SearchLimits, type SearchReport } from './searcher.js';

/** Chess with other rules: lines under `rules:`. */
function chessWith(...rules: readonly string[]): Ruleset {
  const front = [
    'title: Variation',
    'slug: variation',
    'parent: chess',
    'engine:',
    '  rules:',
    ...rules.map((line) => `    ${line}`),
  ];
  return rulesOf(['---', ...front, '---', ''].join('\n'));
}

async function searcherOf(rules: Ruleset): Promise<Searcher> {
  const searcher = expectOk(await createSearcher(rules, { hashBytes: 1 << 20 }));
  searcher.clear();
  return searcher;
}

interface Found extends SearchReport {
  readonly text: string;
  readonly score: unknown;
}

const NODES: SearchLimits = { nodes: 30_000 };

async function think(rules: Ruleset, fen: string, limits: SearchLimits = NODES): Promise<Found> {
  const searcher = await searcherOf(rules);
  const position = positionOf(rules, fen);
  searcher.start(position);
  return named(position, searcher.search(limits));
}

function named(position: Position, report: SearchReport): Found {
  const [best] = report.lines;
  const move = best?.moves[0];
  return {
    ...report,
    score: best?.score,
    text: move === undefined ? '' : writeUci(position.rules, unpack(position, move)),
  };
}

describe('tactics', () => {
  it.each([
    ['mate in one', 'chess', '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', ['a1a8'], { mate: 1 }],
    ['mate in two', 'chess', '7k/8/8/8/8/8/R7/1R2K3 w - - 0 1', ['a2a7', 'b1b7'], { mate: 2 }],
    [
      'mate in three',
      'chess',
      '8/8/8/8/8/4k3/7r/4K3 b - - 0 1',
      ['h2h1', 'h2h8', 'h2h7', 'h2h6', 'h2h5', 'h2h4', 'h2h3', 'h2a2', 'h2b2', 'h2c2', 'h2g2'],
      { mate: 1 },
    ],
    ['mate in one by a ride', 'nightrider', '7k/5ppp/8/8/8/8/R7/4K3 w - - 0 1', ['a2a8'], { mate: 1 }],
    [
      'mate in one on the wide board',
      'wide-nightrider',
      '11k/9ppp/12/12/12/12/12/12/12/R4K6 w - - 0 1',
      ['a1a10'],
      { mate: 1 },
    ],
    ['the last queen', 'knights', '4k3/8/8/3q4/8/2N5/8/Q3K1n1 w - - 0 1', ['c3d5'], { mate: 1 }],
    ['the last knight', 'knights', '3qk3/8/8/3n4/8/8/8/3QK1N1 w - - 0 1', ['d1d5'], { mate: 1 }],
    [
      'the last piece beside the king',
      'spider-rider',
      '2***1k1***2/1***5***1/***7***/**9**/*11*/13/6p6/13/*11*/**9**/***3A3***/1***5***1/2***1K1***2 w - - 0 1',
      ['g3g7'],
      { mate: 1 },
    ],
    [
      'mate by the capture that brings check back',
      'knights',
      'k5n1/8/1K6/8/8/8/n7/q1N3Q1 w - - 0 9 opening',
      ['g1g8'],
      { mate: 1 },
    ],
  ])('%s (%s)', async (_what, slug, fen, moves, score) => {
    const found = await think(shipped(slug), fen);
    expect(moves).toContain(found.text);
    expect(found.score).toEqual(score);
  });

  it.each([
    ['by a nightrider', 'nightrider', '4k3/8/8/3q4/8/8/6P1/1N2K3 w - - 0 1', 'b1d5'],
    ['by a cannon over a screen', 'grand-cavalier', '6k3/10/10/3q6/10/3V6/10/10/3C6/6K3[] w - - 0 1', 'd2d7'],
    ['en passant', 'chess', '4k3/8/4P3/3pP3/8/8/8/R3K2n w - d6 0 2', 'e5d6'],
    ['and not one that is guarded', 'chess', '4k3/2p5/3p4/8/8/8/3Q3r/4K3 w - - 0 1', 'd2h2'],
  ])('a loose piece is taken %s', async (_how, slug, fen, move) => {
    expect((await think(shipped(slug), fen)).text).toBe(move);
  });

  it('a piece is promoted to what waits in the pool', async () => {
    const found = await think(shipped('grand-cavalier'), '8k1/10/3V6/10/10/10/10/10/10/4K5[CQ] w - - 0 1');
    expect(['d8c10q', 'd8e10q']).toContain(found.text);
  });

  it('a winning line is begun with its first move: the queen is trapped, then taken', async () => {
    expect((await think(shipped('chess'), 'k7/8/8/8/8/1p6/1P6/K1q3R1 w - - 0 1')).text).toBe('g1c1');
  });
});

describe('ends', () => {
  const CORNERED = 'k7/P7/2K5/8/8/8/8/8 w - - 0 1';

  it('by stalemate are avoided where they lose, sought where they win', async () => {
    expect((await think(chessWith('stalemate: win'), CORNERED)).text).not.toBe('c6b6');
    expect(await think(chessWith('stalemate: loss'), CORNERED)).toMatchObject({ text: 'c6b6', score: { mate: 1 } });
    const compared = chessWith('stalemate: { more: knight, equal: pass }', 'draws: []');
    expect(await think(compared, 'k7/P7/2K5/8/8/8/8/N7 w - - 0 1')).toMatchObject({ text: 'c6b6', score: { mate: 1 } });
  });

  it('by stalemate are draws in chess', async () => {
    expect(
      (await think(shipped('chess'), '7k/8/6K1/5Q2/8/8/8/8 w - - 0 1', { moves: [37 | (53 << 8)], depth: 3 })).score,
    ).toEqual({ cp: 0 });
  });

  it('are played through where the other side passes', async () => {
    const rules = chessWith('stalemate: { more: knight, equal: pass }', 'draws: []');
    expect(await think(rules, 'k7/2Q5/K7/8/8/8/8/8 b - - 0 1')).toMatchObject({ text: '0000', score: { mate: -1 } });
  });

  it('by the move rule come after mate', async () => {
    const rules = shipped('chess');
    expect((await think(rules, '7k/8/8/8/8/8/R7/1R2K3 w - - 99 80')).score).toEqual({ cp: 0 });
    expect((await think(rules, '6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 80')).score).toEqual({ mate: 1 });
  });

  it('by too little material are seen before they come', async () => {
    expect((await think(shipped('chess'), '8/8/8/3k4/4Q3/8/8/K7 b - - 0 1')).score).toEqual({ cp: 0 });
  });

  it('by a bare king are one move away, unless there is a reply', async () => {
    const lone = '8/8/8/3k4/4P3/8/8/4K3 b - - 0 1';
    expect((await think(chessWith('wins: [bare-king, checkmate]', 'draws: []'), lone)).score).toEqual({ mate: 1 });
    const reply = chessWith('wins: [{ bare-king: { reply: true } }, checkmate]', 'draws: []');
    expect(await think(reply, lone)).toMatchObject({ text: 'd5e4', score: { cp: 0 } });
  });

  it('by counted checks', async () => {
    const rules = chessWith('wins: [checkmate, { checks: 1 }]');
    expect(await think(rules, '4k3/8/8/8/8/8/8/R3K3 w - - 0 1 1+1')).toMatchObject({ score: { mate: 1 } });
  });

  it('need a legal move to come', async () => {
    const found = await think(shipped('chess'), 'R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1');
    expect(found.lines).toEqual([]);
  });
});

describe('repetition', () => {
  it('saves the side that is losing', async () => {
    const rules = shipped('chess');
    const searcher = await searcherOf(rules);
    let position = positionOf(rules, '7k/8/8/8/8/8/8/RK6 w - - 0 1');
    searcher.start(position);
    const shuffle = ['b1b2', 'h8g8', 'b2b1', 'g8h8'];
    for (const text of [...shuffle, ...shuffle.slice(0, 3)]) {
      const move = expectOk(parseUci(position, text));
      searcher.play(pack(position, move));
      position = playUnchecked(position, move);
    }
    expect(named(position, searcher.search(NODES))).toMatchObject({ text: 'g8h8', score: { cp: 0 } });
  });

  it('does not draw where the rules do not say so', async () => {
    const rules = chessWith('draws: []');
    const searcher = await searcherOf(rules);
    searcher.start(positionOf(rules, '7k/8/8/8/8/8/8/RK6 w - - 0 1'));
    expect(searcher.search({ depth: 8 }).lines[0]?.score).not.toEqual({ cp: 0 });
  });
});

describe('limits', () => {
  const rules = shipped('cavalier');

  it('of nodes are kept to the node, of depth to the ply', async () => {
    const searcher = await searcherOf(rules);
    searcher.start(startPosition(rules));
    expect(searcher.search({ nodes: 5000 }).nodes).toBe(5000);
    const reports: number[] = [];
    expect(searcher.search({ depth: 5 }, ({ depth }) => reports.push(depth)).depth).toBe(5);
    expect(reports).toEqual([1, 2, 3, 4, 5]);
  });

  it('of time are noticed by the clock', async () => {
    let looks = 0;
    const searcher = expectOk(await createSearcher(rules, { hashBytes: 1 << 20, now: () => looks++ }));
    searcher.start(startPosition(rules));
    const { nodes } = searcher.search({ hardTime: 20 });
    expect(nodes).toBeGreaterThan(1000);
    expect(nodes).toBeLessThan(30 * 1024);
  });

  it('stop when told to, with a move at any time', async () => {
    const searcher = await searcherOf(rules);
    searcher.start(startPosition(rules));
    const stopped = searcher.search({}, ({ depth }) => depth === 4 && searcher.stop());
    expect(stopped.depth).toBe(4);
    expect(searcher.search({ nodes: 1 }).lines[0]?.moves.length).toBeGreaterThan(0);
  });

  it('of moves and of lines', async () => {
    const searcher = await searcherOf(rules);
    const start = startPosition(rules);
    searcher.start(start);
    const wanted = makeLegalMoves(start)
      .slice(3, 6)
      .map((move) => pack(start, move));
    const some = searcher.search({ depth: 4, moves: wanted, lines: 5 }).lines;
    expect(new Set(some.map(({ moves }) => moves[0]))).toEqual(new Set(wanted));
    const lines = searcher.search({ depth: 5, lines: 4 }).lines;
    expect(new Set(lines.map(({ moves }) => moves[0])).size).toBe(4);
    const scores = lines.map(({ score }) => ('cp' in score ? score.cp : Number.NaN));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });
});

describe('a line', () => {
  it.each(['chess', 'knights', 'spider-rider', 'grand-cavalier', 'xiangqi'])('of %s is playable', async (slug) => {
    const rules = shipped(slug);
    const searcher = await searcherOf(rules);
    searcher.start(startPosition(rules));
    let position = startPosition(rules);
    for (const move of searcher.search({ depth: 6 }).lines[0]?.moves ?? []) {
      expect(outcome(position)).toBeUndefined();
      position = playUnchecked(position, unpack(position, move));
    }
  });
});
