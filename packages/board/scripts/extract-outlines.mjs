/**
 * @module Takes the outlines that the board draws with out of two fonts and writes them as data to `src/outlines/`:
 * chessmen and symbols from Noto Sans Symbols 2, letters and digits from Noto Sans.
 *
 * The fonts and the reader are needed for this only, so they are not dependencies. Install them anywhere and say where:
 *
 *     npm install --prefix FOLDER opentype.js@2.0.0 @fontsource/noto-sans-symbols-2@5.3.0 @fontsource/noto-sans@5.3.0
 *     node scripts/extract-outlines.mjs FOLDER
 *
 * and format the result with `npm run format`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const folder = process.argv[2];
if (folder === undefined) {
  process.stderr.write('usage: node scripts/extract-outlines.mjs FOLDER_WITH_NODE_MODULES\n');
  process.exit(2);
}
const load = createRequire(join(resolve(folder), 'package.json'));
const opentype = load('opentype.js');
const OUT = new URL('../src/outlines/', import.meta.url);

/** Figures that the font has once for each colour: name, white, black. */
const MEN = [
  ['king', 0x2654, 0x265a],
  ['queen', 0x2655, 0x265b],
  ['rook', 0x2656, 0x265c],
  ['bishop', 0x2657, 0x265d],
  ['knight', 0x2658, 0x265e],
  ['pawn', 0x2659, 0x265f],
  ['turnedBishop', 0x1fa21, 0x1fa27],
  ['turnedQueen', 0x1fa1f, 0x1fa25],
  ['equihopper', 0x1fa4b, 0x1fa4c],
];
/** Figures that the font has once. */
const SYMBOLS = [['shield', 0x1f6e1]];
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz .,:;!?()-+=/&\'"–—’“”×·';

/** The licence of the symbols names their authors; the letters have the same licence and authors of their own. */
const SANS_COPYRIGHT = 'Copyright 2022 The Noto Project Authors (https://github.com/notofonts/latin-greek-cyrillic)';

/** The square is 1000 units wide; the men stand on this line, a little larger than in the font. */
const GROUND = 895;
const ENLARGE = 1.08;
const standing = (x, y) => [500 + (x - 500) * ENLARGE, GROUND - y * ENLARGE];
/** Letters keep the font's size, their baseline is y = 0. */
const onBaseline = (x, y) => [x, -y];

const symbols = font('noto-sans-symbols-2', 'symbols-400');
const sans = font('noto-sans', 'latin-600');

write('chessmen.ts', 'Outlines of chessmen and symbols, from Noto Sans Symbols 2', [
  '/** `ink` is what the font prints, `silhouette` the same without inner openings: the body behind the ink. */',
  'export const MEN = {',
  ...MEN.flatMap(([name, white, black]) => [
    `  ${name}: {`,
    ...Object.entries({ white, black }).flatMap(([colour, code]) => {
      const contours = contoursOf(symbols, code, standing);
      return [
        `    ${colour}: {`,
        property(6, 'ink', pathData(contours)),
        property(6, 'silhouette', pathData(outer(contours))),
        '    },',
      ];
    }),
    '  },',
  ]),
  '} as const;',
  '',
  'export const SYMBOLS = {',
  ...SYMBOLS.map(([name, code]) => property(2, name, pathData(contoursOf(symbols, code, standing)))),
  '} as const;',
]);
write('lettering.ts', 'Outlines of letters and digits, from Noto Sans SemiBold', [
  '/** The em is 1000 units, the baseline y = 0. */',
  'export const LETTERING: Readonly<Record<string, { readonly advance: number; readonly ink: string } | undefined>> = {',
  ...[...LETTERS].flatMap((letter) => [
    `  ${/\w/.test(letter) ? letter : letter === "'" ? '"\'"' : `'${letter}'`}: {`,
    `    advance: ${sans.charToGlyph(letter).advanceWidth},`,
    property(4, 'ink', pathData(contoursOf(sans, letter.codePointAt(0), onBaseline))),
    '  },',
  ]),
  '};',
]);
writeFileSync(
  new URL('OFL.txt', OUT),
  `${SANS_COPYRIGHT}\n${readFileSync(packageFile('noto-sans-symbols-2', 'LICENSE'), 'utf8')}`,
);

function font(name, subset) {
  const bytes = readFileSync(packageFile(name, `files/${name}-${subset}-normal.woff`));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

function packageFile(name, file) {
  return join(resolve(folder), 'node_modules/@fontsource', name, file);
}

/** A glyph as contours; a contour is commands `[letter, ...points]` with whole numbers. */
function contoursOf(from, code, place) {
  const { unitsPerEm } = from;
  const { commands } = from.charToGlyph(String.fromCodePoint(code)).getPath(0, 0, unitsPerEm);
  const contours = [];
  for (const command of commands) {
    if (command.type === 'M') contours.push([]);
    if (command.type === 'Z') continue;
    const points = [];
    if ('x1' in command) points.push(placed(command.x1, command.y1));
    points.push(placed(command.x, command.y));
    contours.at(-1).push([command.type, ...points]);
  }
  return contours;

  function placed(x, y) {
    const em = 1000 / unitsPerEm;
    return place(x * em, -y * em).map(Math.round);
  }
}

/** The contours that turn like the largest one; the others are openings in them. */
function outer(contours) {
  const areas = contours.map(area);
  const largest = areas.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a));
  return contours.filter((_, i) => Math.sign(areas[i]) === Math.sign(largest));
}

function area(contour) {
  const points = contour.map((command) => command.at(-1));
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** SVG path data with relative coordinates, which are shorter. */
function pathData(contours) {
  return contours.map(contourData).join('');
}

function contourData(contour) {
  let at = [0, 0];
  const parts = contour.map(([letter, ...points]) => {
    if (letter === 'M') {
      at = points[0];
      return `M${numbers(at)}`;
    }
    const relative = points.flatMap(([x, y]) => [x - at[0], y - at[1]]);
    at = points.at(-1);
    if (letter === 'L' && relative[1] === 0) return relative[0] === 0 ? '' : `h${relative[0]}`;
    if (letter === 'L' && relative[0] === 0) return `v${relative[1]}`;
    return `${letter.toLowerCase()}${numbers(relative)}`;
  });
  return `${parts.join('')}z`;
}

function numbers(values) {
  return values.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');
}

function property(indent, name, text) {
  const pad = ' '.repeat(indent);
  const line = `${pad}${name}: '${text}',`;
  return line.length <= 120 ? line : `${pad}${name}:\n${pad}  '${text}',`;
}

function write(file, title, lines) {
  const head = [
    '/**',
    ` * @module ${title}, written by \`scripts/extract-outlines.mjs\`: change that, not this.`,
    ' *',
    ' * Copyright 2022 The Noto Project Authors. SPDX-License-Identifier: OFL-1.1 (the text of the licence is in OFL.txt).',
    ' * It is one file, however long, because it is one table.',
    ' */',
  ];
  writeFileSync(new URL(file, OUT), `${[...head, ...lines].join('\n')}\n`);
}
