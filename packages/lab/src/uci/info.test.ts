import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { readInfo } from './info.js';
import { readOption } from './options.js';

it.each([
  [
    'info depth 12 seldepth 18 multipv 1 score cp -31 nodes 4711 nps 1 time 1 pv e2e4',
    { depth: 12, score: { cp: -31 }, nodes: 4711 },
  ],
  ['info depth 3 score mate -2 lowerbound', { depth: 3, score: { mate: -2 } }],
  ['info score cp -0', { score: { cp: 0 } }],
  ['info depth 5 multipv 2 score cp 90', {}],
  ['info string depth 4 score cp 9', {}],
  ['info depth x score cp', {}],
  ['info score points 3', {}],
  ['bestmove e2e4 score cp 5', {}],
])('%s', (line, info) => {
  expect(readInfo({}, line)).toEqual(info);
});

it('keeps what an earlier line said', () => {
  expect(readInfo({ depth: 3, score: { cp: 1 } }, 'info depth 4 currmove e2e4')).toEqual({
    depth: 4,
    score: { cp: 1 },
  });
});

test.prop([fc.string()])('takes any line', (line) => {
  readInfo({}, line);
  readInfo({}, `info ${line}`);
  readOption(line);
  readOption(`option name ${line}`);
});

it.each([
  ['option name Hash type spin default 16 min 1 max 1024', { name: 'Hash', type: 'spin', values: [] }],
  ['option name Use NNUE type check default true', { name: 'Use NNUE', type: 'check', values: [] }],
  [
    'option name UCI_Variant type combo default chess var chess var grand-cavalier',
    { name: 'UCI_Variant', type: 'combo', values: ['chess', 'grand-cavalier'] },
  ],
  ['option name Hash', undefined],
  ['id name Hash type spin', undefined],
])('%s', (line, option) => {
  expect(readOption(line)).toEqual(option);
});
