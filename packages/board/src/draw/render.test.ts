import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLOURS, ROLES } from '../pieces/index.js';
import { squareName } from './geometry.js';
import { renderBoard } from './render.js';
import { DARK_THEME, LIGHT_THEME, TONES } from './theme.js';
import { type ArrowRank, type BoardView, BRUSHES, MARK_KINDS } from './view.js';

const square = fc.tuple(fc.nat(15), fc.nat(15)).map(([file, rank]) => squareName(file, rank));
const piece = fc.record({
  square,
  colour: fc.constantFrom(...COLOURS),
  name: fc.constantFrom('king', 'nightrider', 'spider', 'hawk'),
  letter: fc.constantFrom('K', 'x', '<'),
});
const views: fc.Arbitrary<BoardView> = fc.record({
  files: fc.integer({ min: 1, max: 16 }),
  ranks: fc.integer({ min: 1, max: 16 }),
  holes: fc.array(square),
  pieces: fc.uniqueArray(piece, { selector: (one) => one.square, maxLength: 30 }),
  orientation: fc.constantFrom(...COLOURS),
  coordinates: fc.constantFrom('inside', 'outside', 'none'),
  shades: fc.constantFrom(2, 3),
  lastMove: fc.array(square, { maxLength: 2 }),
  check: fc.array(square, { maxLength: 2 }),
  selected: square,
  destinations: fc.array(fc.record({ to: square, capture: fc.boolean() }), { maxLength: 5 }),
  marks: fc.array(fc.record({ square, kind: fc.constantFrom(...MARK_KINDS), from: square, by: square }), {
    maxLength: 5,
  }),
  arrows: fc.array(
    fc.record({
      from: square,
      to: square,
      via: fc.array(square, { maxLength: 3 }),
      rank: fc.constantFrom<ArrowRank>(1, 2, 3),
      brush: fc.constantFrom(...BRUSHES),
    }),
    { maxLength: 3 },
  ),
  circles: fc.array(fc.record({ square, brush: fc.constantFrom(...BRUSHES) }), { maxLength: 3 }),
  premove: fc.tuple(square, square),
});

const count = (text: string, part: RegExp) => [...text.matchAll(part)].length;

describe('a rendered board', () => {
  it('is well formed, complete and free of nonsense, whatever it shows', () => {
    fc.assert(fc.property(views, expectSound));
  });

  it('draws no square where there is a hole, and no text that needs a font', () => {
    const svg = renderBoard({ files: 3, ranks: 1, holes: ['b1'], pieces: [] });
    const dark = /class="hd-fill-dark"[^>]* d="([^"]*)"/.exec(svg)?.[1] ?? '';
    expect(count(dark, /M/g)).toBe(2);
    expect(svg).not.toContain('<text');
  });

  it('draws captures otherwise than quiet moves, and each destination once', () => {
    const board = { files: 2, ranks: 1, pieces: [] };
    const quiet = renderBoard({ ...board, destinations: [{ to: 'b1' }] });
    expect(renderBoard({ ...board, destinations: [{ to: 'b1', capture: true }] })).not.toBe(quiet);
    expect(renderBoard({ ...board, destinations: [{ to: 'b1' }, { to: 'b1' }] })).toBe(quiet);
  });

  it.each(MARK_KINDS)('has a mark of its own for %s', (kind) => {
    const withoutColour = (svg: string) => svg.replace(/(fill|stroke)="#\w+"|class="[^"]*"/g, '');
    const pictures = MARK_KINDS.filter((other) => other !== kind).map((other) =>
      withoutColour(renderBoard({ files: 1, ranks: 1, pieces: [], marks: [{ square: 'a1', kind: other }] })),
    );
    const own = renderBoard({ files: 1, ranks: 1, pieces: [], marks: [{ square: 'a1', kind }] });
    expect(pictures).not.toContain(withoutColour(own));
  });

  it('draws names in squares over the pieces there, edged in the colour of the square', () => {
    const rook = { square: 'a1', colour: 'white', name: 'rook', letter: 'R' } as const;
    const svg = renderBoard({ files: 8, ranks: 8, pieces: [rook], coordinates: 'inside' });
    expect(svg.indexOf('class="hd-fill-corner"')).toBeGreaterThan(svg.indexOf('<use '));
    expect(count(svg, /<g class="hd-stroke-(light|dark)"/g)).toBe(16);
  });

  it('leaves the name of a file to be read below the numbers of a square', () => {
    const marks = [{ square: 'b1', kind: 'count', white: 2, black: 1 }] as const;
    const heights = (coordinates: 'inside' | 'none') =>
      [
        ...renderBoard({ files: 8, ranks: 8, pieces: [], coordinates, marks }).matchAll(
          /translate\(\S+ (\S+)\) scale\(1\)/g,
        ),
      ].map(([, y]) => Number(y));
    const [white = 0, black = 0] = heights('none');
    const [raised = 0, same] = heights('inside');
    expect(same).toBe(black);
    expect(white - raised).toBeGreaterThan(15);
    expect(raised - black).toBeGreaterThanOrEqual(34);
  });

  it('says what it shows', () => {
    const svg = renderBoard(
      { files: 8, ranks: 8, pieces: [{ square: 'e1', colour: 'white', name: 'king', letter: 'K' }] },
      { title: 'A & B', idPrefix: 'x', width: 200 },
    );
    expect(svg).toContain('<title id="x-title">A &#38; B</title><desc id="x-desc">White: king e1.</desc>');
    expect(svg).toMatch(/width="200" height="\d+" role="img" aria-labelledby="x-title"/);
  });
});

describe('board.css', () => {
  const css = readFileSync(new URL('../../board.css', import.meta.url), 'utf8');

  it('has a custom property for each colour of the themes, with their values', () => {
    for (const tone of TONES) {
      expect(css).toContain(`--hd-${tone}: light-dark(${LIGHT_THEME.board[tone]}, ${DARK_THEME.board[tone]});`);
    }
    for (const colour of COLOURS) {
      for (const role of ROLES) {
        const [light, dark] = [LIGHT_THEME, DARK_THEME].map(({ pieces }) => pieces[colour][role]);
        expect(css).toContain(`--hd-${colour}-${role}: light-dark(${light}, ${dark});`);
      }
    }
  });

  it.each(['fill', 'stroke'])('gives every tone its %s', (property) => {
    for (const tone of TONES) expect(css).toContain(`.hd-${property}-${tone} {\n  ${property}: var(--hd-${tone});\n}`);
    for (const colour of COLOURS) {
      for (const role of ROLES) {
        expect(css).toContain(
          `.hd-${colour} .hd-${property}-${role} {\n  ${property}: var(--hd-${colour}-${role});\n}`,
        );
      }
    }
  });
});

function expectSound(view: BoardView): void {
  const svg = renderBoard(view, { caption: 'A <caption>', title: '"&' });
  expect(openElements(svg)).toEqual([]);
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
  const holes = new Set(view.holes);
  const onBoard = view.pieces.filter(({ square: name }) => {
    const [file, rank] = [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
    return file < view.files && rank < view.ranks && !holes.has(name);
  });
  const uses = [...svg.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id as string);
  expect(uses).toHaveLength(onBoard.length);
  for (const id of uses) expect(count(svg, new RegExp(`<symbol id="${id}"`, 'g'))).toBe(1);
}

/** Names of the elements that are left open, or closed without having been opened. */
function openElements(svg: string): string[] {
  const open: string[] = [];
  for (const [, close, name, attributes, self] of svg.matchAll(/<(\/?)([a-z]+)((?: [\w-]+="[^"<>]*")*)(\/?)>/gi)) {
    if (close === '/') {
      if (open.pop() !== name) return [`/${name}`];
    } else if (self !== '/') open.push(name as string);
    if (close === '/' && attributes !== '') return [`attributes of /${name}`];
  }
  const tags = svg.match(/</g)?.length ?? 0;
  return tags === count(svg, /<\/?[a-z]+(?: [\w-]+="[^"<>]*")*\/?>/gi) ? open : ['not a tag'];
}
