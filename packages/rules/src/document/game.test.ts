import { describe, expect, it } from 'vitest';
import { expectOk } from '../result.js';
import { found, messages, SMALL, smallWith } from './documents.test-helper.js';
import { loadVariant } from './load.js';

const KNIGHT_LEAPS = [1, -1].flatMap((x) => [2, -2].flatMap((y) => [[x, y] as const, [y, x] as const]));

/** In an order that does not matter, but is the same for equal lists. */
function sorted(rows: readonly (readonly number[])[] | undefined): readonly string[] {
  return (rows ?? []).map((row) => row.join(' ')).sort((a, b) => (a < b ? -1 : 1));
}

describe('the setup', () => {
  const setup = (text: string): string => smallWith('"k3/pppp/PPPP/K3"', text);

  it.each([
    ['a rank too few', '"k3/pppp/PPP1K"', ['6:11 document/setup-ranks', '6:19 document/setup-width']],
    ['ranks too many', '"k3/pppp/4/PPPP/K3/4"', ['6:26 document/setup-ranks']],
    ['a rank too narrow', '"k3/ppp/PPPP/K3"', ['6:14 document/setup-width']],
    ['a rank too wide', '"k3/pppp/PPPP/K4"', ['6:24 document/setup-width']],
    ['a number that needs no writing', '"k03/pppp/PPPP/K3"', ['6:12 document/setup-number']],
    ['a number of nothing', '"k0p2/pppp/PPPP/K3"', ['6:12 document/setup-number']],
    ['an unknown letter', '"k3/pxpp/PPPP/K2Y"', ['6:15 document/unknown-letter', '6:26 document/unknown-letter']],
    ['a strange sign', '"k3/p.pp/PPPP/K3"', ['6:15 document/setup-sign']],
    ['a whole FEN', '"k3/pppp/PPPP/K3 w - - 0 1"', ['6:26 document/setup-fields']],
    ['no royal for Black', '"p3/pppp/PPPP/K3"', ['6:10 document/no-royal']],
    [
      'no royal at all',
      '"4/pppp/PPPP/4"',
      ['6:10 document/no-royal', '6:10 document/no-royal', '8:5 document/unused-piece'],
    ],
  ])('with %s', (_name, text, problems) => {
    expect(found(setup(text))).toEqual(problems);
  });

  it.each([
    ['in plain text', '  setup: k3/pxpp/PPPP/K3', '6:14'],
    ['in single quotes', "  setup: 'k3/pxpp/PPPP/K3'", '6:15'],
    ['in double quotes with an escape before', '  setup: "\\x6b3/pxpp/PPPP/K3"', '6:18'],
    ['in a block of lines', '  setup: |-\n    k3/pxpp/PPPP/K3', '7:9'],
    ['folded in quotes', '  setup: "k3/pppp/PPPP/\\\n    K2x"', '7:7'],
  ])('finds the column of a letter %s', (_name, line, place) => {
    expect(found(smallWith('  setup: "k3/pppp/PPPP/K3"', line))).toEqual([`${place} document/unknown-letter`]);
  });

  it('makes the holes of the board when it has any', () => {
    const spec = expectOk(loadVariant(setup('"k2*/pppp/PPPP/*K2"')));
    expect(spec.board).toEqual({ files: 4, ranks: 4, holes: [0, 15] });
  });

  it.each([
    ['the same holes', 'holes: [a1, d4]', '"k2*/pppp/PPPP/*K2"', []],
    ['a hole too many', 'holes: [a1, d4, d1]', '"k2*/pppp/PPPP/*K2"', ['6:27 document/holes-disagree']],
    ['a hole too few', 'holes: [d4]', '"k2*/pppp/PPPP/*K2"', ['6:25 document/holes-disagree']],
    ['a piece on a hole', 'holes: [d4]', '"k2p/pppp/PPPP/K3"', ['6:13 document/holes-disagree']],
    ['an empty square on a hole', 'holes: [c4]', '"k3/pppp/PPPP/K3"', ['6:12 document/holes-disagree']],
    ['no holes', 'holes: []', '"k2*/pppp/PPPP/K3"', ['6:13 document/holes-disagree']],
    [
      'squares off the board',
      'holes: [a1, e1, a5]',
      '"k3/pppp/PPPP/*K2"',
      ['5:57 document/unknown-square', '5:61 document/unknown-square'],
    ],
    ['a hole twice', 'holes: [a1, a1]', '"k3/pppp/PPPP/*K2"', ['5:57 document/duplicate-hole']],
  ])('and a topology with %s', (_name, holes, text, problems) => {
    expect(found(setup(text).replace('cols: 4', `cols: 4, ${holes}`))).toEqual(problems);
  });
});

describe('the board text', () => {
  it.each(['4x4', '4×4', '4 X 4', '4x4, a small one'])('may be %s', (text) => {
    expect(found(smallWith('slug: small', `slug: small\nboard: "${text}"`))).toEqual([]);
  });

  it.each(['8x8', '4x44', 'small', '4'])('may not be %s', (text) => {
    expect(found(smallWith('slug: small', `slug: small\nboard: "${text}"`))).toEqual(['4:8 document/board-text']);
  });

  it('states files first', () => {
    const wide = SMALL.replace('cols: 4', 'cols: 5').replace('"k3/pppp/PPPP/K3"', '"k4/ppppp/PPPPP/K4"');
    expect(found(wide.replace('slug: small', 'slug: small\nboard: 5x4'))).toEqual([]);
    expect(messages(wide.replace('slug: small', 'slug: small\nboard: 4x5'))[0]).toContain('write "5x4" (files first)');
  });
});

describe('pieces', () => {
  const piece = (text: string): string => smallWith('pawn: { notation: P, betza: fmWfcF, letterless: true }', text);

  it.each([
    ['a name in capitals', 'Pawn: { notation: P, betza: W }', ['9:5 document/bad-name']],
    ['no letter', 'pawn: { betza: W }', ['9:5 document/no-letter']],
    ['no movement', 'peon: { notation: P }', ['9:5 document/no-movement']],
    [
      'a letter that is taken',
      'pawn: { notation: P, betza: W }\n    peon: { notation: P, betza: W }',
      ['10:23 document/letter-taken'],
    ],
    [
      'a letter that is nowhere in the setup',
      'pawn: { notation: P, betza: W }\n    duke: { notation: D, betza: W }',
      ['10:5 document/unused-piece'],
    ],
    ['a leap that is too long', 'pawn: { notation: P, type: leaper, dirs: [[5, 0]] }', ['9:5 document/never-moves']],
    ['two ways of moving', 'pawn: { notation: P, betza: W, movement: rider }', ['9:36 document/two-movements']],
    [
      'two spellings',
      'pawn: { notation: P, movement: rider, type: rider, dirs: [[1, 0]] }',
      ['9:43 document/two-spellings'],
    ],
    ['no directions', 'pawn: { notation: P, movement: rider, base_leap: [1, 2] }', ['9:5 document/missing-key']],
    ['no leap', 'pawn: { notation: P, movement: rider, directions: all }', ['9:5 document/missing-key']],
    ['no motion', 'pawn: { notation: P, base_leap: [1, 2], directions: all }', ['9:5 document/missing-key']],
    [
      'a leap and a list',
      'pawn: { notation: P, type: rider, base_leap: [1, 2], dirs: [[1, 0]] }',
      ['9:39 document/two-movements'],
    ],
    [
      'a leaper with steps',
      'pawn: { notation: P, type: leaper, dirs: [[1, 0]], maxSteps: 2 }',
      ['9:56 document/steps-of-leaper'],
    ],
    [
      'a direction twice',
      'pawn: { notation: P, type: rider, dirs: [[1, 0], [0, 1], [1, 0]] }',
      ['9:62 document/duplicate-direction'],
    ],
  ])('with %s', (_name, text, problems) => {
    expect(found(piece(text))).toEqual(problems);
  });

  it.each([
    ['plain', 'pawn: { notation: P, betza: WFx }', '9:35'],
    ['in double quotes', 'pawn: { notation: P, betza: "WFx" }', '9:36'],
    ['in single quotes', "pawn: { notation: P, betza: 'WFx' }", '9:36'],
    ['behind an escape', 'pawn: { notation: P, betza: "\\u0057Fx" }', '9:41'],
  ])('report a fault in Betza text at its column: %s', (_name, text, place) => {
    const problems = found(piece(text));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${place} betza/`));
  });

  it('of the seed forms move as their vectors say, -1 being forward for White', () => {
    const patternsOf = (text: string) => {
      const { pieces } = expectOk(loadVariant(piece(text)));
      return pieces[1]?.patterns.map(({ stride, range }) => [...stride, range]);
    };
    expect(patternsOf('pawn: { notation: P, type: leaper, dirs: [[-1, 0], [-2, 1]] }')).toEqual([
      [0, 1, 1],
      [1, 2, 1],
    ]);
    expect(patternsOf('pawn: { notation: P, type: rider, dirs: [[0, -1]], maxSteps: 3 }')).toEqual([[-1, 0, 3]]);
    expect(patternsOf('pawn: { notation: P, movement: rider, directions: [[0, -1]] }')).toEqual([[-1, 0, Infinity]]);
    const straight = patternsOf('pawn: { notation: P, movement: leaper, base_leap: [0, 2], directions: all }');
    expect(sorted(straight)).toEqual(['-2 0 1', '0 -2 1', '0 2 1', '2 0 1']);
    const oblique = patternsOf('pawn: { notation: P, type: rider, base_leap: [1, 2], dirs: all }');
    expect(sorted(oblique)).toEqual(sorted(KNIGHT_LEAPS.map(([x, y]) => [x, y, Infinity])));
  });

  it('written in Betza keep its canonical text', () => {
    const { pieces } = expectOk(loadVariant(piece('pawn: { notation: P, betza: N0 }')));
    expect(pieces[1]).toMatchObject({
      name: 'pawn',
      letter: 'P',
      betza: 'NN',
      glyph: 'pawn',
      royal: false,
      letterless: false,
    });
  });

  it('that are not royal in any case are no game', () => {
    expect(found(smallWith(', royal: true', ''))).toEqual(['6:10 document/no-royal']);
  });
});

describe('names of pieces in rules', () => {
  it.each([
    ['[checkmate]', '[checkmate, { extinct: pwan }]', '11:34 document/unknown-piece'],
    ['stalemate: draw', 'stalemate: { more: rook, equal: pass }', '12:24 document/unknown-piece'],
    ['stalemate: draw', 'promotion: { piece: pawn, to: [king, rook] }', '12:42 document/unknown-piece'],
    ['stalemate: draw', 'promotion: { to: { a: [king], b: [pawn, pown] } }', '12:45 document/unknown-piece'],
  ])('must exist: %s as %s', (part, replacement, problem) => {
    expect(found(smallWith(part, replacement))).toEqual([problem]);
  });

  it('are each reported at their own place', () => {
    const text = smallWith('[checkmate]', '[{ extinct: rook }, { extinct: king }, { extinct: rook }]');
    expect(found(text)).toEqual(['11:23 document/unknown-piece', '11:61 document/unknown-piece']);
  });

  it('are not doubted when the pieces themselves could not be read', () => {
    const text = smallWith('[checkmate]', '[{ extinct: rook }]').replace('notation: P', 'notation: pawn');
    expect(found(text)).toEqual(['9:23 document/wrong-value']);
  });
});

describe('what rules take for granted', () => {
  it('is that a piece whose loss decides the game stands in the setup, for both sides', () => {
    const duke = smallWith('    pawn:', '    duke: { notation: D, betza: W }\n    pawn:');
    const wins = duke.replace('[checkmate]', '[checkmate, { extinct: duke }]');
    expect(found(wins)).toEqual(['12:34 document/extinct-at-start']);
    expect(messages(wins)).toEqual([
      'white and black have no duke in the setup, so that the game would be over before it begins',
    ]);
    expect(messages(wins.replace('k3/pppp', 'k2d/pppp'))[0]).toMatch(/^white has no duke in the setup/);
    expect(found(wins.replace('k3/pppp', 'k2d/pppp').replace('PPPP/K3', 'PPPP/K2D'))).toEqual([]);
  });

  it('is that the board has the files that are named', () => {
    const text = (files: string): string => smallWith('stalemate: draw', `promotion: { to: ${files} }`);
    expect(found(text('{ a: [pawn], d: [pawn] }'))).toEqual([]);
    expect(found(text('{ a: [pawn], e: [pawn], z: [pawn] }'))).toEqual([
      '12:35 document/unknown-file',
      '12:46 document/unknown-file',
    ]);
    expect(messages(text('{ z: [pawn] }'))).toEqual(['this board has no file z: its files are a to d']);
    expect(found(text('{ A: [pawn] }'))).toEqual(['12:24 document/wrong-value']);
  });
});

describe('one slip', () => {
  it.each([
    ['in a key of the engine', smallWith('pieces:', 'peices:'), ['7:3 document/unknown-key']],
    ['in another', smallWith('topology:', 'topologie:'), ['5:3 document/unknown-key']],
    ['in the key of the setup', smallWith('  setup:', '  setpu:'), ['6:3 document/unknown-key']],
    ['in a key of the front matter', smallWith('title:', 'titel:'), ['2:1 document/unknown-key']],
    ['in the key that holds the game', smallWith('engine:', 'engin:'), ['4:1 document/unknown-key']],
    ['in a key of the topology', smallWith('rows:', 'row:'), ['5:27 document/unknown-key']],
    ['in the rules', smallWith('  rules:', '  ruels:'), ['10:3 document/unknown-key']],
    ['in the number of files', smallWith('cols: 4', 'cols: 5'), ['6:11 document/setup-width']],
    ['in a piece', smallWith('notation: P', 'notation: pawn'), ['9:23 document/wrong-value']],
    ['in a letter', smallWith('notation: P', 'notation: K'), ['9:23 document/letter-taken']],
    [
      'in all the pieces',
      smallWith('    king:', '    - king:').replace('    pawn:', '    - pawn:'),
      ['8:5 document/wrong-value'],
    ],
  ])('%s is one problem', (_name, text, problems) => {
    expect(found(text)).toEqual(problems);
  });

  it('says how one value is written where a list is wanted', () => {
    expect(messages(smallWith('[checkmate]', 'checkmate'))).toEqual([
      'engine.rules.wins: it must be a list, even of one: [checkmate]',
    ]);
  });

  it('in the name of a square suggests no other', () => {
    expect(messages(smallWith('cols: 4', 'cols: 4, holes: [a5]'))).toEqual([
      'there is no square "a5" on this board (files a to d, ranks 1 to 4)',
    ]);
  });
});

describe('rules that need others', () => {
  it('are reported where they stand', () => {
    expect(found(smallWith('stalemate: draw', 'pool: {}'))).toEqual(['12:5 document/rule-needs']);
    expect(found(smallWith('stalemate: draw', 'pool: {}\n    promotion: none'))).toEqual(['12:5 document/rule-needs']);
    expect(found(smallWith('stalemate: draw', 'pool: none'))).toEqual([]);
    expect(found(smallWith('stalemate: draw', 'pool: {}\n    promotion: { to: [king] }'))).toEqual([]);
  });
});

describe('a game without a parent', () => {
  it.each(['topology', 'setup', 'pieces'])('states its %s', (key) => {
    const lines = SMALL.split('\n');
    const first = lines.findIndex((line) => line.startsWith(`  ${key}:`));
    const count = key === 'pieces' ? 3 : 1;
    lines.splice(first, count);
    expect(found(lines.join('\n'))).toEqual(['4:1 document/missing-key']);
  });

  it('has what it states, and nothing else', () => {
    expect(
      expectOk(loadVariant(SMALL.replace('engine:', 'win: mate\nengine:\n  notes: a\n  first: black'))),
    ).toMatchObject({
      title: 'Small',
      about: { win: 'mate', notes: 'a', published: true },
      ancestors: [],
      first: 'black',
      rules: { wins: ['checkmate'], stalemate: 'draw' },
      prose: 'Prose.\n',
      tests: [],
    });
  });
});
