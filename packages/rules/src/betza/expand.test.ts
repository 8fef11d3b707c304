import { describe, expect, it } from 'vitest';
import type { MovePattern } from '../movement/pattern.js';
import { expectOk } from '../result.js';
import type { BetzaMove } from './ast.js';
import { betzaPatterns, expandBetza, parseBetza } from './patterns.js';

const plain: MovePattern = {
  stride: [0, 1],
  via: [],
  range: 1,
  quiet: true,
  capture: true,
  enPassant: false,
  initial: false,
};

function patternsOf(text: string): readonly MovePattern[] {
  return expectOk(betzaPatterns(text)).patterns;
}

describe('one pattern', () => {
  it.each<[string, Partial<MovePattern>]>([
    ['fW', {}],
    ['fW4', { range: 4 }],
    ['fR', { range: Infinity }],
    ['fWW', { range: Infinity }],
    ['fmW', { capture: false }],
    ['fcW', { quiet: false }],
    ['fmcW', {}],
    ['feW', { quiet: false, capture: false, enPassant: true }],
    ['fceW', { quiet: false, enPassant: true }],
    ['fmeW', { capture: false, enPassant: true }],
    ['ifmW3', { capture: false, initial: true, range: 3 }],
    ['ifmR3', { capture: false, initial: true, range: 3 }],
    ['fnW', {}],
    // Lame leaps: half way, cut towards the start.
    ['fnD', { stride: [0, 2], via: [[0, 1]] }],
    ['fnDD', { stride: [0, 2], via: [[0, 1]], range: Infinity }],
    ['rfnN', { stride: [1, 2], via: [[0, 1]] }],
    ['lbnN', { stride: [-1, -2], via: [[0, -1]] }],
    ['blnN', { stride: [-2, -1], via: [[-1, 0]] }],
    ['blnA', { stride: [-2, -2], via: [[-1, -1]] }],
    ['rfnZ', { stride: [2, 3], via: [[1, 1]] }],
    ['rfnC', { stride: [1, 3], via: [[0, 1]] }],
    ['fnH', { stride: [0, 3], via: [[0, 1]] }],
    ['blnG', { stride: [-3, -3], via: [[-1, -1]] }],
    // Initial ones along a line: every square passed.
    ['ifmnD', { stride: [0, 2], via: [[0, 1]], capture: false, initial: true }],
    [
      'ifmnH',
      {
        stride: [0, 3],
        via: [
          [0, 1],
          [0, 2],
        ],
        capture: false,
        initial: true,
      },
    ],
    [
      'iblnG',
      {
        stride: [-3, -3],
        via: [
          [-1, -1],
          [-2, -2],
        ],
        initial: true,
      },
    ],
    ['irfnZ', { stride: [2, 3], via: [[1, 1]], initial: true }],
    // Hoppers.
    ['fpR', { range: Infinity, hop: { before: Infinity, after: Infinity } }],
    ['fgR', { range: Infinity, hop: { before: Infinity, after: 1 } }],
    ['fpR4', { range: 4, hop: { before: 3, after: 3 } }],
    ['fgR4', { range: 4, hop: { before: 3, after: 1 } }],
    ['fpW', { range: 2, hop: { before: 1, after: 1 } }],
    ['fgW', { range: Infinity, hop: { before: 1, after: Infinity } }],
    ['rfcpN', { stride: [1, 2], quiet: false, range: 2, hop: { before: 1, after: 1 } }],
    ['rfgNN', { stride: [1, 2], range: Infinity, hop: { before: Infinity, after: 1 } }],
    // Several legs.
    ['fafrW', { stride: [1, 2], via: [[0, 1]] }],
    ['fafW', { stride: [0, 2], via: [[0, 1]] }],
    ['frafF', { stride: [2, 2], via: [[1, 1]] }],
    ['frafrF', { stride: [2, 1], via: [[1, 1]] }],
    [
      'fafafrcW',
      {
        stride: [1, 3],
        via: [
          [0, 1],
          [0, 2],
        ],
        quiet: false,
      },
    ],
    [
      'ifmnafrmD',
      {
        stride: [2, 4],
        via: [
          [0, 1],
          [0, 2],
        ],
        capture: false,
        initial: true,
      },
    ],
    [
      'fafnD',
      {
        stride: [0, 4],
        via: [
          [0, 2],
          [0, 3],
        ],
      },
    ],
    // Round the edges, crooked, over a first square or a piece, onto one's own.
    ['foR', { range: Infinity, wraps: true }],
    ['fzR3', { stride: [0, 1], bends: [{ stride: [-1, 0], via: [] }], range: 3 }],
    ['frzB', { stride: [1, 1], bends: [{ stride: [-1, 1], via: [] }], range: Infinity }],
    ['fjR', { range: Infinity, origin: [0, 1] }],
    ['fjW3', { range: 2, origin: [0, 1] }],
    ['fjD', { stride: [0, 2], demands: [{ at: [0, 1], holds: 'piece' }] }],
    ['rfjN', { stride: [1, 2], demands: [{ at: [0, 1], holds: 'piece' }] }],
    ['fdW', { quiet: false, capture: false, friend: true }],
    ['fmcdR', { friend: true, range: Infinity }],
    ['fWX', { stride: [0, 4] }],
    ['lbNX0', { stride: [-1, -5], range: Infinity }],
    // Captures and hurdles on the way.
    ['fcafmF', { stride: [-2, 2], capture: false, demands: [{ at: [-1, 1], holds: 'victim' }] }],
    ['fmcafW', { stride: [0, 2], demands: [{ at: [0, 1], holds: 'victim' }] }],
    ['fcabW', { stride: [0, 0], demands: [{ at: [0, 1], holds: 'victim' }] }],
    ['fpafW', { stride: [0, 2], demands: [{ at: [0, 1], holds: 'piece' }] }],
    ['ftpafW', { stride: [0, 2], demands: [{ at: [0, 1], holds: 'friend' }] }],
    ['fcafnafW', { stride: [0, 3], via: [[0, 2]], demands: [{ at: [0, 1], holds: 'victim' }] }],
    [
      'fcafcafmW',
      {
        stride: [0, 3],
        capture: false,
        demands: [
          { at: [0, 1], holds: 'victim' },
          { at: [0, 2], holds: 'victim' },
        ],
      },
    ],
    ['foaofW', { stride: [0, 2], via: [[0, 1]], wraps: true }],
    // Bent rides.
    ['fryafrF', { stride: [1, 0], origin: [1, 1], range: Infinity, demands: [{ at: [1, 1], holds: 'nothing' }] }],
    ['fgafW', { stride: [0, 1], origin: [0, 1], range: Infinity, demands: [{ at: [0, 1], holds: 'piece' }] }],
    ['[fW?flB3]', { stride: [-1, 1], origin: [0, 1], range: 3, demands: [{ at: [0, 1], holds: 'nothing' }] }],
    ['[fW-fR]', { stride: [0, 1], origin: [0, 1], range: Infinity, demands: [{ at: [0, 1], holds: 'nothing' }] }],
    ['[fcW-fmW]', { stride: [0, 2], capture: false, demands: [{ at: [0, 1], holds: 'victim' }] }],
    ['[frF-frW]', { stride: [2, 1], via: [[1, 1]] }],
    // Captures of one's own on the way, and captures before a ride.
    ['fdafW', { stride: [0, 2], demands: [{ at: [0, 1], holds: 'sacrifice' }] }],
    ['[fcF-frR]', { stride: [0, 1], origin: [-1, 1], range: Infinity, demands: [{ at: [-1, 1], holds: 'victim' }] }],
    // Turns behind a slide.
    [
      'farR',
      {
        stride: [1, 0],
        range: Infinity,
        approach: [{ stride: [0, 1], via: [], range: Infinity }],
        demands: [{ at: [0, 0], holds: 'nothing' }],
      },
    ],
    [
      'fcaibR3',
      {
        stride: [0, -1],
        range: 3,
        echo: true,
        approach: [{ stride: [0, 1], via: [], range: 3 }],
        demands: [{ at: [0, 0], holds: 'victim' }],
      },
    ],
    [
      'fpaflR',
      {
        stride: [-1, 1],
        range: Infinity,
        approach: [{ stride: [0, 1], via: [], range: Infinity }],
        demands: [{ at: [0, 0], holds: 'piece' }],
      },
    ],
    [
      'fyafR',
      {
        stride: [0, 1],
        approach: [{ stride: [0, 1], via: [], range: Infinity }],
        demands: [{ at: [0, 0], holds: 'nothing' }],
      },
    ],
    [
      'foafW',
      {
        stride: [0, 1],
        approach: [{ stride: [0, 1], via: [], range: 1, wraps: true }],
        demands: [{ at: [0, 0], holds: 'nothing' }],
      },
    ],
    // Over a piece in the last leg; more than one square skipped; a piece within each leap.
    [
      'fafpR',
      {
        stride: [0, 1],
        range: Infinity,
        hop: { before: Infinity, after: Infinity },
        approach: [{ stride: [0, 1], via: [], range: Infinity }],
        demands: [{ at: [0, 0], holds: 'nothing' }],
      },
    ],
    ['fjjR', { range: Infinity, origin: [0, 2] }],
    ['fjDD', { stride: [0, 2], over: [[0, 1]], range: Infinity }],
    [
      'fdpR',
      { friend: true, quiet: false, capture: false, range: Infinity, hop: { before: Infinity, after: Infinity } },
    ],
    // First moves from a rank ahead, steps open to en passant, pieces that spare kings.
    ['iifmnD', { stride: [0, 2], via: [[0, 1]], capture: false, initial: true, ahead: true }],
    ['fmnnD', { stride: [0, 2], via: [[0, 1]], capture: false, open: true }],
    [
      'fmnnH',
      {
        stride: [0, 3],
        via: [
          [0, 1],
          [0, 2],
        ],
        capture: false,
        open: true,
      },
    ],
    ['fctR', { quiet: false, range: Infinity, tame: true }],
    // Circles, and groups of legs.
    ['flN2', { stride: [-2, 1], range: 2 }],
    [
      'lfqN3',
      {
        stride: [-1, 2],
        range: 3,
        bends: [
          [-2, 1],
          [-2, -1],
          [-1, -2],
          [1, -2],
          [2, -1],
          [2, 1],
          [1, 2],
        ].map(([files = 0, ranks = 0]) => ({ stride: [files, ranks] as const, via: [] })),
      },
    ],
    ['f(af)W', { range: Infinity }],
    ['f(af)3W', { range: 4 }],
    ['fafl(afzafz)W', { stride: [-1, 2], via: [[0, 1]], range: Infinity }],
    // Out, back over the start, and on: the start is empty by onward.
    ['fabafW', { stride: [0, -1], via: [[0, 1]] }],
  ])('%s', (text, expected) => {
    expect(patternsOf(text).at(-1)).toEqual({ ...plain, ...expected });
  });
});

describe('all patterns', () => {
  it.each<[string, string]>([
    ['W1fbWvW', '0,1 1,0 0,-1 -1,0'],
    ['WfW', '0,1 1,0 0,-1 -1,0'],
    ['KW', '0,1 1,1 1,0 1,-1 0,-1 -1,-1 -1,0 -1,1'],
    ['fFbW', '1,1 -1,1 0,-1'],
    ['aW', '0,2 1,1 -1,1 2,0 1,-1 1,1 0,-2 -1,-1 1,-1 -2,0 -1,1 -1,-1'],
  ])('of %s, without repetitions, in the order of the text', (text, strides) => {
    expect(
      patternsOf(text)
        .map(({ stride }) => stride)
        .join(' '),
    ).toBe(strides);
  });

  it('of a moo reach each square by two ways', () => {
    const ways = patternsOf('afsK').filter(({ stride }) => stride.join() === '1,2');
    expect(ways.map(({ via }) => via)).toEqual([[[0, 1]], [[1, 1]]]);
    expect(patternsOf('afsK')).toHaveLength(16);
  });

  it('of a mao are those of a lame knight', () => {
    const mao = patternsOf('afsW');
    expect(mao).toHaveLength(8);
    expect(new Set(mao.map((pattern) => JSON.stringify(pattern)))).toEqual(
      new Set(patternsOf('nN').map((pattern) => JSON.stringify(pattern))),
    );
  });

  const patternSet = (text: string) => new Set(patternsOf(text).map((pattern) => JSON.stringify(pattern)));

  it.each([
    ['FyafsF', '[F?R]'],
    ['yafsF', '[F-R]'],
    ['WyafsW', '[W?B]'],
    ['afsW', '[W-F]'],
    ['afsF', '[F-W]'],
    ['afW', '[W-W]'],
    ['cafmF', '[cF-mF]'],
    ['asR', '[R-sR]'],
    ['WafsafzW', '[W?fsF-fzW]'],
    ['afqafqN', '[N-fqN-fqN]'],
    ['W2', '(af)1W'],
    ['RpafRpafpafR', '(paf)2R'],
    ['zRzB', 'zQ'],
  ])('of legs (%s) are those of a chain (%s)', (legs, chain) => {
    expect(patternSet(chain)).toEqual(patternSet(legs));
  });

  it('of a crooked rider begin each way and bend to either side', () => {
    const ways = patternsOf('zB').map(({ stride, bends }) => `${stride.join()}/${bends?.[0]?.stride.join()}`);
    expect(ways.sort()).toEqual(
      ['-1,-1/-1,1', '-1,-1/1,-1', '-1,1/-1,-1', '-1,1/1,1', '1,-1/-1,-1', '1,-1/1,1', '1,1/-1,1', '1,1/1,-1'].sort(),
    );
  });

  it('of a rose go round to either side', () => {
    const ways = patternsOf('qN').map(({ stride, bends }) => `${stride.join()}/${bends?.[0]?.stride.join()}`);
    expect(ways).toHaveLength(16);
    expect(ways.slice(0, 2)).toEqual(['1,2/2,1', '1,2/-1,2']);
  });

  it('of legs that repeat themselves on other lines than they begin on are a step and a ride', () => {
    const [first, onward] = patternsOf('rfas(az)N');
    expect(first).toEqual({ ...plain, stride: [3, 1], via: [[1, 2]] });
    expect(onward).toMatchObject({
      stride: [1, 2],
      bends: [{ stride: [2, -1], via: [] }],
      origin: [3, 1],
      range: Infinity,
    });
  });

  it('of further legs without directions turn anywhere but back', () => {
    expect(patternsOf('faK').map(({ stride }) => stride.join())).toEqual([
      '0,2',
      '1,2',
      '1,1',
      '1,0',
      '-1,0',
      '-1,1',
      '-1,2',
    ]);
  });
});

describe('expandBetza', () => {
  it('refuses a tree that the parser would not give', () => {
    const leg = { directions: [{ letter: 'h' as const, column: 1 }], modes: [], span: { start: 1, end: 2 } };
    const atom = { letter: 'W' as const, column: 2, range: 1, initial: false, legs: [leg] as const };
    const tree: BetzaMove = { atoms: [{ ...atom, span: { start: 1, end: 3 } }] };
    expect(expandBetza(tree)).toMatchObject({ ok: false, problems: [{ code: 'betza/bad-direction', column: 1 }] });
  });

  it('gives the patterns that betzaPatterns gives, without its warnings', () => {
    expect(expandBetza(expectOk(parseBetza('fKgQ')))).toEqual({ ok: true, value: patternsOf('fKgQ'), warnings: [] });
  });
});
