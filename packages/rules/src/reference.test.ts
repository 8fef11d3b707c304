/**
 * The reference data of `fixtures/reference`: perft counts, whole games and hand-made positions made by an independent program.
 * A disagreement means that one of the two misread the rules; the expectation is never edited to fit.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { positionOf, shipped } from '../test-support/shipped.js';
import { parseUci, writeFen, writeUci } from './notation/index.js';
import { legalMoves, type OutcomeRule, outcome, type Position, perft, play } from './position/index.js';
import { expectOk } from './result.js';

const FOLDER = new URL('../fixtures/reference/', import.meta.url);

interface PerftRow {
  readonly variant: string;
  readonly fen: string;
  readonly nodes: readonly number[];
}

/** The reference's words for the rules that end games. */
const RULES: Readonly<Record<string, OutcomeRule>> = {
  checkmate: 'checkmate',
  stalemate: 'stalemate',
  queens: 'extinction',
  knights: 'extinction',
  bare: 'bare-king',
  fifty: 'move-rule',
  'insufficient-material': 'insufficient-material',
};

describe('perft', () => {
  const rows = JSON.parse(readFileSync(new URL('perft.json', FOLDER), 'utf8')) as readonly PerftRow[];

  it('has every row', () => expect(rows).toHaveLength(111));

  it.each(rows)('$variant $fen', { timeout: 120_000 }, ({ variant, fen, nodes }) => {
    const position = positionOf(shipped(variant), fen);
    expect(nodes.map((_, i) => perft(position, i + 1))).toEqual(nodes);
  });
});

describe('games', () => {
  const files = readdirSync(new URL('games/', FOLDER)).sort();

  it('has every game', () => expect(files).toHaveLength(22));

  it.each(files)('%s', (file) => {
    const rules = shipped(file.replace(/-\d+\.tsv$/, ''));
    const lines = readFileSync(new URL(`games/${file}`, FOLDER), 'utf8')
      .trimEnd()
      .split('\n');
    lines.forEach((line, i) => {
      const [fen, moves, played] = line.split('\t') as [string, string, string];
      const position = positionOf(rules, fen);
      expect(writeFen(position)).toBe(fen);
      expect(moveTexts(position)).toEqual(moves.trim());
      if (played.startsWith('result ')) {
        expect(outcome(position)).toEqual(result(played.slice('result '.length)));
        return;
      }
      expect(outcome(position), `line ${i + 1}`).toBeUndefined();
      const next = expectOk(play(position, expectOk(parseUci(position, played))));
      const nextFen = lines[i + 1]?.split('\t')[0];
      if (nextFen !== undefined) expect(writeFen(next)).toBe(nextFen);
    });
  });
});

describe('positions', () => {
  const rows = readFileSync(new URL('positions.tsv', FOLDER), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

  it('has every row', () => expect(rows).toHaveLength(31));

  it.each(rows)('%s %s', (variant, fen, moves, end) => {
    const position = positionOf(shipped(variant as string), fen as string);
    expect(moveTexts(position)).toEqual(moves);
    expect(outcome(position)).toEqual(end === '-' ? undefined : result(end as string));
  });
});

/** Coordinate forms, sorted as the reference sorts them. */
function moveTexts(position: Position): string {
  return legalMoves(position)
    .map((move) => writeUci(position.rules, move))
    .sort()
    .join(' ');
}

/** `white wins checkmate`, `draw stalemate`. */
function result(text: string) {
  const [who, ...rest] = text.split(' ');
  const rule = RULES[rest.at(-1) as string];
  return { winner: who === 'draw' ? null : who, rule };
}
