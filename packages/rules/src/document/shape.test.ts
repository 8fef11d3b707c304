import { describe, expect, it } from 'vitest';
import { found, messages, SMALL, smallWith } from './documents.test-helper.js';
import { loadVariant } from './load.js';

describe('the cut between front matter and prose', () => {
  it.each([
    ['nothing at all', '', '1:1 document/no-front-matter'],
    ['no front matter', '# A page\n', '1:1 document/no-front-matter'],
    ['an empty line first', `\n${SMALL}`, '1:1 document/no-front-matter'],
    ['no end', '---\ntitle: A\n', '1:1 document/unclosed-front-matter'],
    ['four hyphens at the end', '---\ntitle: A\n----\n', '1:1 document/unclosed-front-matter'],
  ])('%s', (_name, text, problem) => {
    expect(found(text)).toEqual([problem]);
  });

  it.each([
    ['as it is', SMALL],
    ['with a byte order mark', `\u{feff}${SMALL}`],
    ['with line ends of two characters', SMALL.replaceAll('\n', '\r\n')],
    ['with blanks behind the hyphens', SMALL.replaceAll('---', '---  ')],
    ['without prose', SMALL.slice(0, SMALL.indexOf('Prose'))],
  ])('reads the document %s', (_name, text) => {
    const result = loadVariant(text);
    expect(result).toMatchObject({ ok: true, value: { slug: 'small', proseLine: 14, setup: 'k3/pppp/PPPP/K3' } });
  });

  it('counts columns as the author sees them, whatever the line ends', () => {
    const text = smallWith('rows: 4', 'rows: x').replaceAll('\n', '\r\n');
    expect(found(`\u{feff}${text}`)).toEqual(['5:33 document/wrong-value']);
  });
});

describe('YAML', () => {
  it.each([
    ['a colon in plain text', 'title: Small', 'title: Small: a game', ['2:8 document/yaml']],
    ['a quotation mark too few', 'title: Small', 'title: "Small', ['2:14 document/yaml']],
    ['a key twice', 'slug: small', 'slug: small\ntitle: Again', ['4:1 document/duplicate-key']],
    ['a tag', 'title: Small', 'title: !!str Small', ['2:14 document/yaml-tag']],
    ['a tag of its own', 'title: Small', 'title: !game Small', ['2:8 document/yaml', '2:14 document/yaml-tag']],
    ['a key that is a list', 'slug: small', 'slug: small\n? [a]\n: b', ['4:3 document/bad-key']],
    ['a key that means something to JavaScript', 'slug: small', 'slug: small\n__proto__: 1', ['4:1 document/bad-key']],
    ['an alias of nothing', 'title: Small', 'title: *name', ['2:8 document/yaml']],
    [
      'an alias inside what it stands for',
      'slug: small',
      'slug: small\nwin: &a [*a]',
      ['4:10 document/circular-alias'],
    ],
  ])('%s', (_name, part, replacement, problems) => {
    expect(found(smallWith(part, replacement))).toEqual(problems);
  });

  it.each([
    ['a brace too few', 'cols: 4 }', 'cols: 4', ['5:13 this { is not closed: no } follows']],
    ['a bracket too few in braces', 'cols: 4 }', 'cols: [4 }', ['5:42 this [ is not closed: no ] follows, but a }']],
    ['a brace too many', 'cols: 4 }', 'cols: 4 } }', ['5:46 "}" belongs to nothing before it']],
    ['a line indented too deep', '  setup: ', '      setup: ', ['6:7 this line is indented otherwise']],
    ['a line indented too little', '    stalemate', '   stalemate', ['12:4 this line is indented otherwise']],
    ['a line indented behind a text', 'slug: small', '  slug: small', ['3:3 this line is indented deeper']],
    ['a key without a colon', 'title: Small', 'title Small', ['2:1 a colon and a space are missing']],
    ['a colon without a space', 'title: Small', 'title:Small', ['2:1 a colon and a space are missing']],
    ['a tab', '  setup: ', '\tsetup: ', ['6:1 lines are indented by spaces, not by tabs']],
    ['a key twice', 'slug: small', 'slug: small\ntitle: x', ['4:1 "title" is stated twice; the first is on line 2']],
  ])('says what is wrong with %s, once and in its place', (_name, part, replacement, expected) => {
    const result = loadVariant(smallWith(part, replacement));
    const found = result.ok ? [] : result.problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
    expect(found).toEqual(
      expected.map((start) => expect.stringMatching(new RegExp(`^${start.replace(/[[\]{}]/g, '\\$&')}`))),
    );
  });

  it('goes on after a key stated twice', () => {
    const text = smallWith('slug: small', 'slug: small\nslug: small').replace('rows: 4', 'rows: 0');
    expect(found(text)).toEqual(['4:1 document/duplicate-key', '6:33 document/wrong-value']);
  });

  it('reads a value by its alias, and reports what is wrong with it where it stands', () => {
    const text = smallWith('title: Small', 'title: &name Small\nwin: *name');
    expect(loadVariant(text)).toMatchObject({ ok: true, value: { about: { win: 'Small' } } });
    expect(found(smallWith('title: Small', 'title: &name [a]\nwin: *name'))).toEqual([
      '2:14 document/wrong-value',
      '2:14 document/wrong-value',
    ]);
  });
});

describe('the shape of the front matter', () => {
  it.each([
    ['not a map', '---\n- title\n---\n', ['1:1 document/wrong-value']],
    ['empty', '---\n---\n', ['1:1 document/wrong-value']],
    ['no title', smallWith('title: Small\n', ''), ['1:1 document/missing-key']],
    ['an empty title', smallWith('title: Small', 'title:'), ['2:1 document/wrong-value']],
    ['a number for a title', smallWith('title: Small', 'title: 8'), ['2:8 document/wrong-value']],
    ['a slug with capitals', smallWith('slug: small', 'slug: Small'), ['3:7 document/wrong-value']],
    ['four players', smallWith('slug: small', 'slug: small\nplayers: 4'), ['4:10 document/wrong-value']],
    ['a year in words', smallWith('slug: small', 'slug: small\nyear: long ago'), ['4:7 document/wrong-value']],
    ['a key nobody knows', smallWith('slug: small', 'slug: small\ntilte: x'), ['4:1 document/unknown-key']],
    [
      'a game page',
      '---\ntitle: A\nslug: a\nage: "10+"\ntagline: no misspelt engine\n---\n',
      ['1:1 document/no-engine', '4:1 document/unknown-key', '5:1 document/unknown-key'],
    ],
    ['an empty engine', '---\ntitle: A\nslug: a\nengine:\n---\n', ['4:1 document/wrong-value']],
    ['a topology of hexes', smallWith('type: grid', 'type: hex'), ['5:21 document/wrong-value']],
    ['no rows', smallWith('rows: 4, ', ''), ['5:3 document/missing-key']],
    ['too many rows', smallWith('rows: 4', 'rows: 17'), ['5:33 document/wrong-value']],
    ['half a column', smallWith('cols: 4', 'cols: 3.5'), ['5:42 document/wrong-value']],
    ['an unknown colour', smallWith('  setup', '  first: blcak\n  setup'), ['6:10 document/wrong-value']],
    [
      'four seats',
      smallWith('  setup', '  players: [red, blue]\n  setup'),
      ['6:13 document/wrong-value', '6:18 document/wrong-value'],
    ],
    ['pieces in a list', smallWith('king: {', '- king: {'), ['9:5 document/yaml']],
    ['a letter too long', smallWith('notation: K', 'notation: Kg'), ['8:23 document/wrong-value']],
    ['a small letter', smallWith('notation: K', 'notation: k'), ['8:23 document/wrong-value']],
    ['yes for true', smallWith('royal: true', 'royal: yes'), ['8:43 document/wrong-value']],
    ['a negative value', smallWith('letterless: true', 'value: -1'), ['9:48 document/wrong-value']],
    ['a key of a piece', smallWith('royal: true', 'roayl: true'), ['8:36 document/unknown-key']],
    ['a compound of the old form', smallWith('betza: K', 'type: compose'), ['8:32 document/wrong-value']],
    [
      'a vector of three',
      smallWith('betza: K', 'movement: rider, base_leap: [1, 2, 3], directions: all'),
      ['8:54 document/wrong-value'],
    ],
    [
      'a vector that leads nowhere',
      smallWith('betza: K', 'type: rider, dirs: [[0, 0]]'),
      ['8:46 document/wrong-value'],
    ],
    ['a rule that is none', smallWith('wins:', 'winz:'), ['11:5 document/unknown-rule']],
    ['a wrong word in a rule', smallWith('stalemate: draw', 'stalemate: drow'), ['12:16 document/wrong-value']],
    ['a wrong word in a list', smallWith('[checkmate]', '[checkmat]'), ['11:12 document/wrong-value']],
    ['a misspelt key in a rule', smallWith('[checkmate]', '[{ extinkt: king }]'), ['11:14 document/unknown-key']],
    ['a wrong value in a rule', smallWith('[checkmate]', '[{ extinct: 3 }]'), ['11:23 document/wrong-value']],
  ])('%s', (_name, text, problems) => {
    expect(found(text)).toEqual(problems);
  });

  it('reports everything at once, in the order of the text', () => {
    const text = SMALL.replace('title: Small\n', '')
      .replace('slug: small', 'slug: Small\nextra: 1')
      .replace('rows: 4', 'rows: 0')
      .replace('notation: P', 'notation: pawn')
      .replace('stalemate: draw', 'stalemate: lost');
    expect(found(text)).toEqual([
      '1:1 document/missing-key',
      '2:7 document/wrong-value',
      '3:1 document/unknown-key',
      '5:33 document/wrong-value',
      '9:23 document/wrong-value',
      '12:16 document/wrong-value',
    ]);
  });

  it.each([
    ['slug: small', 'slug: small\ntitl: x', 'did you mean "title"?'],
    ['wins:', 'winz:', 'did you mean "wins"?'],
    ['stalemate: draw', 'stalemate: drow', 'did you mean "draw"?'],
    ['[checkmate]', '[{ extinkt: king }]', 'did you mean "extinct"?'],
    ['[checkmate]', '[checkmat]', 'did you mean "checkmate"?'],
    ['royal: true', 'royl: true', 'did you mean "royal"?'],
    ['type: grid', 'type: gridd', 'did you mean "grid"?'],
    ['  setup', '  castling: false\n  setup', 'engine.rules.castling'],
    ['  setup', '  plugins: {}\n  setup', 'engine.pieces'],
    ['  setup', '  vocabulary: {}\n  setup', 'notation'],
    ['  setup', '  pawnStartRow: {}\n  setup', 'Betza'],
    ['type: grid', 'type: grid, voids: [a1]', 'engine.topology.holes'],
    ['betza: K', 'betza: K, symbol: K', 'notation'],
    ['slug: small', 'slug: small\nsetup: "8/8"', 'engine.setup'],
    ['slug: small', 'slug: small\ntagline: "8/8"', 'page about the game'],
    ['notation: K', 'notation: k', 'one capital letter'],
    ['betza: K', 'type: compose', 'betza'],
    ['rows: 4', 'rows: 40', 'at most 16'],
    ['title: Small', 'title: 8', 'put it in quotes'],
  ])('teaches: %s as %s', (part, replacement, lesson) => {
    expect(messages(smallWith(part, replacement)).join('\n')).toContain(lesson);
  });
});
