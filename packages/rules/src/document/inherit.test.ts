import { describe, expect, it } from 'vitest';
import { expectOk } from '../result.js';
import { childOf, found, messages, PARENT, PARENTS } from './documents.test-helper.js';
import { loadVariant } from './load.js';
import type { VariantSpec } from './spec.js';

const load = (engine: string): VariantSpec => expectOk(loadVariant(childOf(engine), PARENTS));
const names = (spec: VariantSpec): readonly string[] => spec.pieces.map(({ name }) => name);

describe('a document with a parent', () => {
  it('inherits all that it does not state', () => {
    const parent = expectOk(loadVariant(PARENT));
    const child = load('  first: black');
    expect(child).toMatchObject({
      slug: 'child',
      ancestors: ['parent'],
      first: 'black',
      setup: parent.setup,
      board: parent.board,
    });
    expect(child.pieces).toEqual(parent.pieces);
    expect(child.rules).toEqual({
      ...parent.rules,
      promotion: { piece: ['pawn'], to: ['queen', 'rook', 'bishop', 'knight'] },
    });
  });

  it('changes a piece of the same name key by key', () => {
    const { pieces } = load(
      '  pieces:\n    knight: { glyph: horse }\n    queen: { notation: D }\n  setup: "rnbdkbnr/8/8/8/8/8/8/RNBDKBNR"',
    );
    expect(pieces.find(({ name }) => name === 'knight')).toMatchObject({
      letter: 'N',
      betza: 'N',
      value: 3,
      glyph: 'horse',
    });
    expect(pieces.find(({ name }) => name === 'queen')).toMatchObject({ letter: 'D', betza: 'Q', value: 9 });
  });

  it('derives the value of a piece anew when its movement changes', () => {
    const { pieces } = load('  pieces:\n    knight: { betza: NN }\n    rook: { betza: R4, value: 4 }');
    expect(pieces.find(({ name }) => name === 'knight')).not.toHaveProperty('value');
    expect(pieces.find(({ name }) => name === 'rook')).toHaveProperty('value', 4);
  });

  it('lets a new piece take letter and place of an inherited one', () => {
    const spec = load('  pieces:\n    nightrider: { notation: N, betza: NN }');
    expect(names(spec)).toEqual(['king', 'queen', 'rook', 'bishop', 'nightrider', 'pawn']);
    expect(spec.rules).toMatchObject({
      promotion: { piece: ['pawn'], to: ['queen', 'rook', 'bishop', 'nightrider'] },
      draws: [
        { 'insufficient-material': ['', 'bishop', 'nightrider'] },
        { 'move-rule': { resets: ['capture', 'pawn'] } },
      ],
    });
  });

  it('gives nothing of the replaced piece to the new one but letter and place', () => {
    const spec = load('  pieces:\n    peon: { notation: P, betza: fW }');
    expect(spec.pieces.find(({ name }) => name === 'peon')).toMatchObject({ letterless: false, glyph: 'peon' });
    expect(spec.rules).toMatchObject({
      promotion: { piece: ['peon'] },
      draws: [{}, { 'move-rule': { resets: ['capture', 'peon'] } }],
    });
  });

  it('appends pieces with letters of their own', () => {
    const spec = load(
      '  pieces:\n    cannon: { notation: C, betza: mRcpR }\n  setup: "rnbqkbnr/cccccccc/8/8/8/8/CCCCCCCC/RNBQKBNR"',
    );
    expect(names(spec)).toEqual(['king', 'queen', 'rook', 'bishop', 'knight', 'pawn', 'cannon']);
  });

  it('keeps a piece whose letter it moves out of the way', () => {
    const spec = load(
      '  pieces:\n    knight: { notation: H }\n    nightrider: { notation: N, betza: NN }\n  setup: "rnbqkbhr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBHR"',
    );
    expect(spec.pieces.map(({ name, letter }) => name + letter)).toEqual(
      expect.arrayContaining(['knightH', 'nightriderN']),
    );
    expect(spec.rules).toMatchObject({ promotion: { to: ['queen', 'rook', 'bishop', 'knight'] } });
  });

  it('loses inherited pieces that stand nowhere and that no rule names', () => {
    const spec = load(
      '  setup: "nnnqqnnn/pppppppp/8/3k4/4K3/8/PPPPPPPP/NNNQQNNN"\n  rules:\n    castling: none\n    promotion: { to: [knight] }\n    draws: []',
    );
    expect(names(spec)).toEqual(['king', 'queen', 'knight', 'pawn']);
    expect(spec.rules).toMatchObject({
      castling: 'none',
      promotion: { to: ['knight'] },
      wins: ['checkmate'],
      draws: [],
    });
  });

  it('keeps inherited pieces that a rule names', () => {
    expect(names(load('  setup: "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3"'))).toContain('bishop');
  });

  it('replaces setup and topology whole', () => {
    const spec = load('  topology: { type: grid, rows: 3, cols: 4 }\n  setup: "k3/*2*/3K"');
    expect(spec.board).toEqual({ files: 4, ranks: 3, holes: [4, 7] });
    const grandchild = `---\ntitle: G\nslug: g\nparent: child\nengine:\n  setup: "k3/4/3K"\n---\n`;
    const parents = (slug: string): string | undefined =>
      slug === 'child' ? childOf('  topology: { type: grid, rows: 3, cols: 4 }\n  setup: "k3/*2*/3K"') : PARENTS(slug);
    const loaded = expectOk(loadVariant(grandchild, parents));
    expect(loaded.board.holes).toEqual([]);
    expect(loaded.ancestors).toEqual(['child', 'parent']);
  });

  it('says where its statements do not fit what it inherits', () => {
    expect(found(childOf('  topology: { type: grid, rows: 9, cols: 8 }'))).toEqual(['6:3 document/setup-ranks']);
    expect(found(childOf('  pieces:\n    knight: { notation: H }'))).toEqual([
      '6:3 document/unknown-letter',
      '6:3 document/unknown-letter',
    ]);
    expect(messages(childOf('  topology: { type: grid, rows: 9, cols: 8 }'))[0]).toContain('inherited');
    expect(found(childOf('  pieces:\n    tsar: { notation: K, betza: K }'))).toEqual(['7:23 document/letter-taken']);
    expect(found(childOf('  pieces:\n    tsar: { notation: K, betza: K, royal: true }'))).toEqual([]);
    expect(found(childOf('  peices:\n    tsar: { notation: T, betza: K }\n  setup: "x7/8/8/8/8/8/8/K6T"'))).toEqual([
      '6:3 document/unknown-key',
    ]);
    expect(found(childOf('  pieces:\n    tsar: { notation: T, betza: K }\n  setpu: "x7/8/8/8/8/8/8/K6T"'))).toEqual([
      '8:3 document/unknown-key',
    ]);
  });

  it('learns that a piece it names has been replaced', () => {
    const text = childOf(
      '  pieces:\n    nightrider: { notation: N, betza: NN }\n  rules:\n    promotion: { to: [queen, knight] }',
    );
    expect(found(text)).toEqual(['9:30 document/unknown-piece']);
    expect(messages(text)[0]).toContain('nightrider has taken its letter');
  });
});

describe('the line of ancestors', () => {
  const document = (slug: string, parent: string): string =>
    `---\ntitle: T\nslug: ${slug}\nparent: ${parent}\nengine: {}\n---\n`;

  it('must be known', () => {
    expect(found(document('a', 'b'))).toEqual(['4:9 document/unknown-parent']);
    const known = Object.assign(() => undefined, { known: ['chess', 'knights'], where: 'in a drawer' });
    expect(messages(document('a', 'ches'), known)).toEqual([
      'the parent "ches" is not known (did you mean "chess"?); parents are looked for in a drawer; leave parent out for a game that stands alone',
    ]);
  });

  it('takes a resolver that throws, or gives no text, to know no parent', () => {
    const broken = [
      () => {
        throw new Error('no such file');
      },
      () => null as unknown as string,
    ];
    for (const parents of broken) expect(found(document('a', 'b'), parents)).toEqual(['4:9 document/unknown-parent']);
  });

  it('must not be judged when it is not known, but the rest is', () => {
    const text = document('a', 'b').replace(
      '{}',
      '\n  setup: "z7/8"\n  rules: { wins: [{ extinct: zebra }], stalemate: no }',
    );
    expect(found(text)).toEqual(['4:9 document/unknown-parent', '7:51 document/wrong-value']);
  });

  it('must not be a circle', () => {
    expect(found(document('a', 'a'), () => document('a', 'a'))).toEqual(['4:9 document/parent-cycle']);
    const circle = (slug: string): string => document(slug, slug === 'b' ? 'c' : 'b');
    expect(found(document('a', 'b'), circle)).toEqual(['4:9 document/parent-cycle']);
    expect(messages(document('a', 'b'), circle)[0]).toContain('b → c → b');
  });

  it('must not be endless', () => {
    let asked = 0;
    const endless = (slug: string): string => {
      asked++;
      return document(slug, `${slug}x`);
    };
    expect(found(document('a', 'ax'), endless)).toEqual(['4:9 document/too-many-ancestors']);
    expect(asked).toBeLessThan(10);
  });

  it('answers for its own faults', () => {
    const parents = (slug: string): string | undefined =>
      slug === 'b' ? document('b', 'parent').replace('{}', '{ first: red, setups: 1 }') : PARENTS(slug);
    expect(found(document('a', 'b'), parents)).toEqual(['4:9 document/parent', '4:9 document/parent']);
    expect(messages(document('a', 'b'), parents)).toEqual([
      expect.stringContaining('"b" has a fault at 5:18'),
      expect.stringContaining('"b" has a fault at 5:23'),
    ]);
    const grandchild = messages(document('z', 'a'), (slug) => (slug === 'a' ? document('a', 'b') : parents(slug)));
    expect(grandchild).toEqual(messages(document('a', 'b'), parents));
  });
});
