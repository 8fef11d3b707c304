/** The core against the rules and against the reference data: every figure, every move, in order. */
import { readFileSync } from 'node:fs';
import { expectOk, startPosition } from '@hippodrome/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bothViews, chessWith, playBoth, positionOf, SHIPPED, shipped } from '../test-support/games.js';
import { createCore } from './core.js';

const KINDS = ['generic', 'specialised'] as const;

interface PerftRow {
  readonly variant: string;
  readonly fen: string;
  readonly nodes: readonly number[];
}

const ROWS = JSON.parse(
  readFileSync(new URL('../../rules/fixtures/reference/perft.json', import.meta.url), 'utf8'),
) as readonly PerftRow[];

describe.each(KINDS)('the %s core', (kind) => {
  it.each(ROWS)('counts what the reference counts: $variant $fen', async ({ variant, fen, nodes }) => {
    const rules = shipped(variant);
    const core = expectOk(await createCore(rules, kind));
    core.set(positionOf(rules, fen));
    expect(core.kind).toBe(kind);
    expect(nodes.map((_, i) => core.perft(i + 1))).toEqual(nodes);
  });

  it.each(SHIPPED)('plays as the rules do: %s', async (slug) => {
    const rules = shipped(slug);
    const core = expectOk(await createCore(rules, kind));
    const game = fc.array(fc.nat({ max: 0xffff }), { minLength: 60, maxLength: 120 });
    const holds = fc.property(game, (picks) => {
      const result = playBoth(core, rules, picks.length, pickFrom(picks));
      expect(result.disagreement).toBeUndefined();
    });
    fc.assert(holds, { numRuns: 8 });
  });
});

function pickFrom(picks: readonly number[]): (below: number) => number {
  let next = 0;
  return (below) => (picks[next++ % picks.length] as number) % below;
}

describe('pieces that no shipped game has', () => {
  it.each([
    [
      'a piece pinned along a line may not leap past the piece that pins',
      'knight: { betza: WAD }, queen: { betza: Q }',
    ],
    ['riders of two lines that overlap', 'knight: { betza: RDD }, bishop: { betza: BAAN }'],
    ['a rider of limited range', 'knight: { betza: R3 }, bishop: { betza: B2 }'],
    ['forward riders', 'knight: { betza: fRbB }, rook: { betza: fsR }'],
    ['movers apart from capturers', 'knight: { betza: mRcB }, bishop: { betza: mNNcK }'],
    ['lame leapers', 'knight: { betza: nN }, bishop: { betza: nA }, rook: { betza: nDnN }'],
    ['a lame rider', 'knight: { betza: nNN }, bishop: { betza: nAA }'],
    ['bent riders', 'knight: { betza: "[F?R]" }, bishop: { betza: zB }'],
    ['cannons and hopping riders', 'knight: { betza: mRcpR }, bishop: { betza: pB }, rook: { betza: pNN }'],
    ['a cylinder', 'knight: { betza: oR }, bishop: { betza: oB }'],
    ['a royal rider', 'king: { betza: KAA, royal: true }, knight: { betza: pR }'],
    ['initial moves of pieces', 'knight: { betza: NimR2 }, bishop: { betza: BimN }'],
  ])('%s', async (_what, pieces) => {
    const rules = chessWith(`pieces: { ${pieces} }`, 'rules: { castling: none }');
    const core = expectOk(await createCore(rules));
    expect(core.kind).toBe('generic');
    const game = fc.array(fc.nat({ max: 0xffff }), { minLength: 60, maxLength: 120 });
    const holds = fc.property(game, (picks) => {
      expect(playBoth(core, rules, picks.length, pickFrom(picks)).disagreement).toBeUndefined();
    });
    fc.assert(holds, { numRuns: 30 });
  });
});

describe('positions by hand', () => {
  it.each([
    ['a pin ends at the piece that pins', 'wide-nightrider', '5k6/12/12/12/6q5/12/6C5/12/12/6K5 w - - 0 1'],
    ['a hurdle of the own side may leave, but not along the line', 'xiangqi', '3k5/9/4c4/9/4P4/9/9/9/9/4K4 w - - 0 1'],
    ['two blockers before a cannon', 'xiangqi', '3k5/9/4c4/4n4/9/4R4/9/9/9/4K4 w - - 0 1'],
    ['the generals may not see each other', 'xiangqi', '4k4/4n4/9/9/9/9/9/9/4R4/4K4 w - - 0 1'],
    ['en passant that would uncover the king', 'chess', '8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1'],
    [
      'a capture that ends the phase must leave the king safe',
      'knights',
      '3qk3/8/8/3n4/4P3/8/8/3QK1N1 w - - 0 3 opening',
    ],
    [
      'nobody captures on the first move',
      'knights',
      'nnnqqnnn/pppppppp/8/3k4/4K3/8/PPPPPPPP/NNNQQNNN b - - 0 1 opening',
    ],
    ['an empty pool closes the last rank', 'grand-cavalier', '8k1/10/3V6/10/10/10/10/10/10/4K5[] w - - 0 1'],
    [
      'a triple step may be taken on either square',
      'wide-nightrider',
      '5k6/12/12/12/12/Pp10/12/12/12/6K5 b - a3a4 0 1',
    ],
  ])('%s', async (_what, slug, fen) => {
    const rules = shipped(slug);
    const core = expectOk(await createCore(rules));
    const position = positionOf(rules, fen);
    core.set(position);
    const views = bothViews(core, position);
    expect(views.core).toEqual(views.rules);
  });
});

describe('what the core refuses', () => {
  it.each([
    ['captures on the way', 'knight: { betza: cafF }', 'need or capture pieces on squares that they pass'],
    ['a grasshopper', 'knight: { betza: gQ }', 'hurdle must be near'],
    ['a step quiet and en passant', 'pawn: { betza: fmWfceFfmF }', 'both quietly and en passant'],
    ['its own side', 'knight: { betza: dN }', "one's own"],
    ['its own side on the way', 'knight: { betza: NdafF }', 'need or capture pieces on squares that they pass'],
    ['a piece that spares kings', 'knight: { betza: tN }', 'may not take a king'],
    ['double steps from everywhere', 'knight: { betza: NfmnnD }', 'en passant at any time'],
  ])('%s', async (_what, piece, reason) => {
    const result = await createCore(chessWith(`pieces: { ${piece} }`));
    expect(result.ok || result.problems.map(({ code, message }) => `${code} ${message}`).join()).toMatch(
      new RegExp(`^core/unsupported.*${reason}`),
    );
  });

  it('a specialised core for a game that none was built for', async () => {
    const rules = chessWith('pieces: { knight: { betza: NN } }', 'rules: { castling: none }');
    expect(await createCore(rules, 'specialised')).toMatchObject({
      ok: false,
      problems: [{ code: 'core/unsupported' }],
    });
    expect(expectOk(await createCore(rules)).kind).toBe('generic');
  });
});

it.each(SHIPPED)('the fast core is chosen for %s', async (slug) => {
  const core = expectOk(await createCore(shipped(slug)));
  expect(core.kind).toBe('specialised');
  core.set(startPosition(shipped(slug)));
  expect(core.count()).toBeGreaterThan(0);
});
