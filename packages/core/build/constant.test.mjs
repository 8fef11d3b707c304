/** What expressions of the core's source come to before the program runs. */
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { constantValue } from './constant.mjs';

const IMAGE = new DataView(new ArrayBuffer(16));
IMAGE.setUint8(3, 200);
IMAGE.setInt32(4, -7, true);
IMAGE.setUint32(8, 0xffffffff, true);

const PROGRAM = functionsOf(
  'function at(i: i32): i32 { return load<u8>(BASE + i); } function sign(): i32 { return load<i32>(4) < 0 ? -1 : 1; }',
);

/** @param {string} text */
function functionsOf(text) {
  const file = ts.createSourceFile('functions.ts', text, ts.ScriptTarget.ES2022, true);
  const functions = file.statements.filter(ts.isFunctionDeclaration);
  return new Map(functions.map((declaration) => [declaration.name?.text ?? '', declaration]));
}

/**
 * @param {string} text an expression
 * @param {Partial<Parameters<typeof constantValue>[1]>} [known]
 */
function comesTo(text, known = {}) {
  const [statement] = ts.createSourceFile('expression.ts', `(${text});`, ts.ScriptTarget.ES2022, true).statements;
  if (statement === undefined || !ts.isExpressionStatement(statement)) throw new Error(`no expression: ${text}`);
  return constantValue(statement.expression, {
    words: 2,
    constants: { BASE: 1, MASK: 16 },
    program: PROGRAM,
    local: new Map([['turn', 5]]),
    ...known,
  });
}

describe('a constant', () => {
  it.each([
    ['1 + 2 * 3 - 4', 3],
    ['0x10 | 3', 19],
    ['(12 & 10) << 2', 32],
    ['-8 >> 1', -4],
    ['3 < 4', 1],
    ['3 > 4', 0],
    ['4 <= 4', 1],
    ['3 >= 4', 0],
    ['2 == 2', 1],
    ['2 != 2', 0],
    ['!0', 1],
    ['!7', 0],
    ['-(3)', -3],
    ['MASK + WORDS', 18],
    ['turn * 2', 10],
    ['1 ? 5 : unknown', 5],
    ['i32(3) + usize(4) + u32(5)', 12],
  ])('%s is %d', (text, value) => {
    expect(comesTo(text)).toBe(value);
  });

  it.each([
    ['0 && unknown', 0],
    ['1 && 7', 7],
    ['2 || unknown', 1],
    ['0 || 4', 4],
  ])('%s needs only what decides it: %d', (text, value) => {
    expect(comesTo(text)).toBe(value);
  });

  it.each([
    'unknown',
    'unknown + 1',
    'unknown ? 1 : 2',
    'unknown && 0',
    '~1',
    '1 / 2',
    'call(1)',
    'a.b',
    'i32(unknown)',
    'load<u8>(3)',
  ])('%s is none', (text) => {
    expect(comesTo(text)).toBeUndefined();
  });

  it('is no name that has come to mean something else', () => {
    const names = new Map([['MASK', ts.factory.createIdentifier('MASK_1')]]);
    expect(comesTo('MASK', { names })).toBeUndefined();
    expect(comesTo('turn', { names: new Map([['turn', ts.factory.createIdentifier('turn_1')]]) })).toBe(5);
  });
});

describe("what a game's program holds", () => {
  const image = IMAGE;

  it('is read by its type, at the sum of the places', () => {
    expect(comesTo('load<u8>(1, 2)', { image })).toBe(200);
    expect(comesTo('load<i32>(4)', { image })).toBe(-7);
    expect(comesTo('load<u32>(8)', { image })).toBe(0xffffffff);
    expect(comesTo('load<u64>(8)', { image })).toBeUndefined();
  });

  it('is read through the functions that say where it is', () => {
    expect(comesTo('at(2)', { image })).toBe(200);
    expect(comesTo('sign()', { image })).toBe(-1);
    expect(comesTo('at(unknown)', { image })).toBeUndefined();
    expect(comesTo('at(2)')).toBeUndefined();
  });
});
