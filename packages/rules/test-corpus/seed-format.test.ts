/** Files in the format of the seed, by its own site: each loads, or is refused for exactly the reasons that it gives. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkVariant, loadVariant } from '../src/document/index.js';
import { legalMoves, startPosition } from '../src/position/index.js';
import { expectOk } from '../src/result.js';
import { compile } from '../src/rule/compile.js';
import { shippedText } from '../test-support/shipped.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDER = join(resolve(ROOT, process.env.HIPPODROME_CORPUS ?? '../shared/corpus'), 'seed-format');

/** By the beginning of the file's name: `line:column code` of every problem. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  // No piece block: how the anti-king moves is in the prose alone.
  'anti-king-2': ['16:30 document/unknown-letter', '16:38 document/unknown-letter'],
  // Four letters that only `vocabulary` explains, and the keys of that site's own engine.
  grand: [
    '18:20 document/unknown-letter',
    '18:21 document/unknown-letter',
    '18:65 document/unknown-letter',
    '18:66 document/unknown-letter',
    '19:3 document/unknown-key',
    '20:3 document/unknown-key',
    '21:3 document/unknown-key',
    '24:3 document/unknown-key',
    '33:3 document/unknown-key',
  ],
  metamachy: ['6:9 document/unknown-parent'],
  'nightrider-game-page': [
    '1:1 document/no-engine',
    ...[3, 6, 7, 8, 9, 10, 11, 13, 14].map((line) => `${line}:1 document/unknown-key`),
  ],
  'nightrider-v0': ['6:9 document/unknown-parent'],
  'nightrider-v2': [],
  'shatranj-kamil': ['6:9 document/unknown-parent'],
};

const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.md'));
const nameOf = (file: string): string => file.replace(/-\d+\.md$/, '');

describe('files in the format of the seed', () => {
  it('are all known here', () => {
    expect(files.map(nameOf).sort()).toEqual(Object.keys(EXPECTED).sort());
  });

  it.each(files)('%s', (file) => {
    const { problems } = checkVariant(read(file), shippedText);
    expect(problems.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual(EXPECTED[nameOf(file)]);
  });

  it('point out where our format says the same', () => {
    const { problems } = checkVariant(read(files.find((file) => file.startsWith('grand')) ?? ''), shippedText);
    const lessons = problems.map(({ message }) => message).join('\n');
    for (const place of ['engine.rules.castling', 'engine.rules.promotion', 'Betza', 'notation', 'engine.pieces']) {
      expect(lessons).toContain(place);
    }
  });

  it('the later form of the seed is the same game', () => {
    const text = read(files.find((file) => file.startsWith('nightrider-v2')) ?? '');
    const spec = expectOk(loadVariant(text, shippedText));
    const knight = spec.pieces.find(({ name }) => name === 'knight');
    expect(knight).toMatchObject({ letter: 'N', glyph: 'knight' });
    expect(knight?.patterns.map(({ range }) => range)).toEqual(Array(8).fill(Number.POSITIVE_INFINITY));
    expect(legalMoves(startPosition(expectOk(compile(spec))))).toHaveLength(24);
  });
});
