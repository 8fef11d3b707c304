/** What the core's source may say beyond AssemblyScript, and what becomes of it. */
import { describe, expect, it } from 'vitest';
import { expand } from './expand.mjs';

const CONSTANTS = { MASK: 16, HEADER: 8 };

/** A game's program: at 1 the byte 3, at 8 the number -2. */
const IMAGE = new DataView(new ArrayBuffer(64));
IMAGE.setUint8(1, 3);
IMAGE.setInt32(8, -2, true);

/**
 * The source expanded, in one line; names that a splice makes its own end in `_`.
 * @param {string} source
 * @param {{ words?: number, image?: DataView }} [target]
 */
function expanded(source, { words = 2, image } = {}) {
  const target = { words, constants: CONSTANTS, ...(image && { image }) };
  const text = expand(new Map([['file.ts', source]]), target).get('file.ts') ?? '';
  return text
    .replace(/\s+/g, ' ')
    .replace(/_\d+(_\d)?\b/g, '_$1')
    .trim();
}

/**
 * The body of a function that says this, with `before` in front of it.
 * @param {string} body
 * @param {{ before?: string, words?: number, image?: DataView, parameters?: string }} [options]
 */
function bodyOf(body, { before = '', parameters = '', ...target } = {}) {
  const text = expanded(`${before}\nfunction f(${parameters}): void { ${body} }`, target);
  return /function f\([^)]*\): void \{ ?(.*?) ?\}$/.exec(text)?.[1];
}

describe('words', () => {
  it('repeat declarations and assignments of bitboards', () => {
    const source = 'let a$: u64 = load<u64>(at, 8 * $); a$ &= ~b$; n = 1;';
    expect(bodyOf(source, { words: 1 })).toBe('let a0: u64 = load<u64>(at, 8 * 0); a0 &= ~b0; n = 1;');
    expect(bodyOf(source)).toBe(
      'let a0: u64 = load<u64>(at, 8 * 0); let a1: u64 = load<u64>(at, 8 * 1); a0 &= ~b0; a1 &= ~b1; n = 1;',
    );
    expect(bodyOf('a$ = b$;', { words: 3 })).toBe('a0 = b0; a1 = b1; a2 = b2;');
  });

  it('repeat parameters and arguments', () => {
    const source = 'function f(n: i32, a$: u64): void { g(a$ & 1, n); }';
    expect(expanded(source)).toBe('function f(n: i32, a0: u64, a1: u64): void { g(a0 & 1, a1 & 1, n); }');
  });

  it('do not repeat what is of one word already', () => {
    expect(bodyOf('a$ |= bit(n, $) | u64(popcnt<u64>(b$));')).toBe(
      'a0 |= bit(n, 0) | u64(popcnt<u64>(b0)); a1 |= bit(n, 1) | u64(popcnt<u64>(b1));',
    );
  });

  it('can be named one by one', () => {
    expect(bodyOf('a$[1] = a$[0] << 1;')).toBe('a1 = a0 << 1;');
    expect(bodyOf('a$[WORDS - 1] = 0;', { words: 3 })).toBe('a2 = 0;');
  });

  it.each([
    ['any', '(((a0) | (a1)) != 0)'],
    ['none', '(((a0) | (a1)) == 0)'],
    ['count', 'i32(popcnt<u64>((a0)) + popcnt<u64>((a1)))'],
    ['sum', '((a0) + (a1))'],
  ])('are joined by %s', (how, joined) => {
    expect(bodyOf(`n = ${how}(a$);`)).toBe(`n = ${joined};`);
  });

  it('are joined in conditions, one for each word of what is joined', () => {
    expect(bodyOf('while (any(a$ & b$)) g();', { words: 1 })).toBe('while ((((a0 & b0)) != 0)) { g(); }');
    expect(bodyOf('do g(); while (none(a$));', { words: 1 })).toBe('do { g(); } while ((((a0)) == 0));');
  });
});

describe('a splice', () => {
  const before = `/** Adds. @splice */
    function add(n: i32, into$: u64): void { const next = n + 1; into$ |= bit(next, $); }`;

  it('puts the body in the place of the call, and assigns to what the caller named', () => {
    expect(bodyOf('add(k, mine$);', { before })).toBe(
      '{ const next_ = k + 1; mine0 |= bit(next_, 0); mine1 |= bit(next_, 1); }',
    );
  });

  it('leaves nothing where it was defined', () => {
    expect(expanded(before)).toBe('');
  });

  it('works out once what was passed as an expression', () => {
    expect(bodyOf('add(g(k), mine$);', { before, words: 1 })).toBe(
      '{ let n_: i32 = g(k); const next_ = n_ + 1; mine0 |= bit(next_, 0); }',
    );
    expect(bodyOf('add(k, a$ & b$);', { before, words: 1 })).toMatch(
      /^\{ let into__0: u64 = a0 & b0; .*into__0 \|= bit/,
    );
  });

  it('decides by the constants that were passed', () => {
    const choosing = '/** @splice */ function choose(how: i32): void { if (how == 2) g(); else h(); }';
    expect(bodyOf('choose(2);', { before: choosing })).toBe('{ { g(); } }');
    expect(bodyOf('choose(3);', { before: choosing })).toBe('{ { h(); } }');
    expect(bodyOf('choose(k);', { before: choosing })).toBe('{ if (k == 2) { g(); } else { h(); } }');
  });

  it("keeps its names apart from the caller's, and from those of other splices", () => {
    const naming = '/** @splice */ function take(): void { let a$: u64 = 0; let a = 0; }';
    const body = `let a = 1; let a$: u64 = 1;${' take();'.repeat(40)}`;
    const source = new Map([['file.ts', `${naming} function f(): void { ${body} }`]]);
    const text = expand(source, { words: 3, constants: {} }).get('file.ts') ?? '';
    const names = [...text.matchAll(/let (\w+)/g)].map(([, name]) => name);
    expect(names.length).toBe(41 * 4);
    expect(new Set(names).size).toBe(names.length);
  });

  it('may hold others', () => {
    const two = `${before} /** @splice */ function addBoth(m: i32, to$: u64): void { add(m, to$); add(m + 1, to$); }`;
    expect(bodyOf('addBoth(5, a$);', { before: two, words: 1 })).toBe(
      '{ { const next_ = 5 + 1; a0 |= bit(next_, 0); } { const next_ = 5 + 1 + 1; a0 |= bit(next_, 0); } }',
    );
  });
});

describe("what the game's program holds", () => {
  const before = '/** @program */ function many(i: i32): i32 { return load<u8>(i); }';
  const header = '/** @program */ function least(): i32 { return load<i32>(HEADER); }';
  const last = (/** @type {string | undefined} */ text) => text?.slice(text.lastIndexOf('{') + 1).trim();

  it('stands in the place of calls with constants, in a specialised module alone', () => {
    expect(bodyOf('n = many(1) + many(k);', { before, image: IMAGE })).toContain('n = 3 + many(k);');
    expect(bodyOf('n = many(1);', { before })).toContain('n = many(1);');
    expect(bodyOf('n = least();', { before: header, image: IMAGE })).toContain('n = -2;');
  });

  it('decides conditions', () => {
    expect(last(bodyOf('if (many(1) > 2) g(); else h();', { before, image: IMAGE }))).toBe('g(); }');
    expect(bodyOf('if (many(1) > 3) g();', { before, image: IMAGE })).not.toContain('g()');
    expect(bodyOf('n = many(1) == 3 ? a : b;', { before, image: IMAGE })).toContain('n = a;');
    expect(bodyOf('if (many(1) > 2) g();', { before })).toContain('if (many(1) > 2)');
  });

  it('unrolls loops', () => {
    const source = 'unroll: for (let i = 1; i < many(1); i++) g(i);';
    expect(bodyOf(source, { before, image: IMAGE })).toMatch(/\{ g\(1\); \} \{ g\(2\); \}$/);
    expect(bodyOf(source, { before })).toMatch(/for \(let i = 1; i < many\(1\); i\+\+\) \{ g\(i\); \}$/);
    expect(bodyOf('unroll: for (let i = 0; i < k; i++) g(i);', { before, image: IMAGE })).toMatch(
      /for \(let i = 0; i < k;/,
    );
  });

  it('lets an unrolled turn go on with the next', () => {
    const source = 'unroll: for (let i = 0; i < 2; i++) { if (k == i) continue; g(i); }';
    expect(bodyOf(source, { image: IMAGE })).toBe(
      'do { if (k == 0) { continue; } g(0); } while (false); do { if (k == 1) { continue; } g(1); } while (false);',
    );
  });

  it('is inlined where it has to be loaded', () => {
    expect(expanded(before)).toMatch(/^@inline function many/);
  });
});

describe('the two sides', () => {
  const source = `/** @bySide */ export function mine(side: i32, a$: u64): i32 { return side ? g(a$) : h(a$); }
    /** @bySide */ function act(side: i32): void { if (side) g(); }`;

  it('have a copy each in a specialised module, and one function that chooses', () => {
    const text = expand(new Map([['file.ts', source]]), { words: 1, constants: {}, image: IMAGE }).get('file.ts');
    const inOneLine = text?.replace(/\s+/g, ' ');
    expect(inOneLine).toContain('function mine_0(a0: u64): i32 { return h(a0); }');
    expect(inOneLine).toContain('function mine_1(a0: u64): i32 { return g(a0); }');
    expect(inOneLine).toContain(
      'export function mine(side: i32, a0: u64): i32 { if (side) return mine_1(a0); else return mine_0(a0); }',
    );
    expect(inOneLine).toContain('function act_0(): void { }');
    expect(inOneLine).toContain('function act(side: i32): void { if (side) act_1(); else act_0(); }');
    expect(inOneLine).not.toContain('export function mine_');
  });

  it('are called directly where the side is known', () => {
    const calls = `${source} function f(s: i32, b$: u64): i32 { return mine(1, b$) + mine(s, b$); }`;
    const text = expand(new Map([['file.ts', calls]]), { words: 1, constants: {}, image: IMAGE }).get('file.ts');
    expect(text).toContain('return mine_1(b0) + mine(s, b0);');
  });

  it('are one function in a module for all games', () => {
    expect(expanded(source, { words: 1 })).toContain(
      'function mine(side: i32, a0: u64): i32 { return side ? g(a0) : h(a0); }',
    );
  });
});

describe('constants', () => {
  it('of the layout and of the build decide what is compiled', () => {
    const source = 'if (WORDS == 2 && MASK > 8) g(); else h();';
    expect(bodyOf(source)).toBe('{ g(); }');
    expect(bodyOf(source, { words: 1 })).toBe('{ h(); }');
    expect(bodyOf('if (WORDS > 2) g();')).toBe('');
  });

  it('of the source are known until a name means something else', () => {
    expect(bodyOf('const two = 2; n = two == 2 ? a : b;')).toBe('const two = 2; n = a;');
    expect(bodyOf('let two = 2; n = two == 2 ? a : b;')).toBe('let two = 2; n = two == 2 ? a : b;');
    expect(bodyOf('const k = 1; { const k = g(); if (k) h(); }')).toBe(
      'const k = 1; { const k = g(); if (k) { h(); } }',
    );
    expect(bodyOf('for (let MASK = 0; MASK < 3; MASK++) if (MASK) g();')).toContain('if (MASK) { g(); }');
  });
});

describe('functions', () => {
  it('are inlined or imported as their comments and declarations say', () => {
    expect(expanded('/** @inline */ export function f(): void {} function g(): void {}')).toBe(
      '@inline export function f(): void { } function g(): void { }',
    );
    expect(expanded('declare function now(): f64;')).toBe('@external("env", "now") declare function now(): f64;');
  });
});

describe('mistakes are told with their place', () => {
  const splice = '/** @splice */ function add(n: i32): void { g(n); }\n';

  it.each([
    ['too few arguments', `${splice}function f(): void { add(); }`, '2:22: add takes 1 arguments, and is given 0'],
    ['too many', `${splice}function f(): void { add(1, 2); }`, '2:22: add takes 1 arguments, and is given 2'],
    [
      'a splice with a result',
      '/** @splice */ function f(): i32 { return 1; }',
      '1:16: f is spliced, and can have no result',
    ],
    [
      'a splice within an expression',
      `${splice}function f(): void { n = add(1); }`,
      '2:26: add is spliced, and must be',
    ],
    [
      'a splice in a condition',
      `${splice}function f(): void { if (add(1)) g(); }`,
      '2:26: add is spliced, and must be',
    ],
    [
      'a splice of itself',
      '/** @splice */ function f(): void { f(); }\nfunction g(): void { f(); }',
      '1:37: f is spliced, and cannot call itself',
    ],
    ['another label', 'function f(): void { all: for (let i = 0; i < 3; i++) {} }', '1:22: the only label is "unroll"'],
    ['a label of another loop', 'function f(): void { unroll: while (a) {} }', '1:22: the only label is "unroll"'],
    ['a word that is not known', 'function f(i: i32): void { a$[i] = 1; }', '1:28: which word is meant must be known'],
  ])('%s', (_what, source, message) => {
    expect(() => expanded(source)).toThrow(`file.ts:${message}`);
  });
});
