/**
 * Betza texts of other people, each with a board and the squares it reaches there. The rows were made with two move
 * generators that are not ours, so that they tell whether we read the notation as its own programs do.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { betzaPatterns, type Dialect } from '../src/betza/index.js';
import { type Board, createBoard, type Square } from '../src/board/board.js';
import type { MovePattern } from '../src/movement/pattern.js';
import { ridesFrom } from '../src/movement/ride-maker.js';
import type { Ride } from '../src/movement/rides.js';
import { legalMoves } from '../src/position/index.js';
import { positionOf, rulesOf } from '../test-support/shipped.js';

const folder = process.env.HIPPODROME_CORPUS ?? resolve(import.meta.dirname, '../../../../shared/corpus');
const file = resolve(folder, 'betza.tsv');

interface Row {
  readonly id: string;
  readonly betza: string;
  readonly dialect: string;
  readonly board: Board;
  readonly start: Square;
  readonly virgin: boolean;
  readonly friends: ReadonlySet<Square>;
  readonly enemies: ReadonlySet<Square>;
  readonly enPassant: ReadonlySet<Square>;
  readonly reach: readonly string[];
  /** Where the king may castle to. */
  readonly castle: readonly string[];
  /** What two programs say, as written in the corpus. */
  readonly xboard: string;
  readonly fsf: string;
}

/** What a row can show about us. */
type Kind = 'plays' | 'plays with a warning' | 'refused' | 'read otherwise';

/** The fewest rows of each kind that the corpus must have; rows may be added to it, not vanish. */
const leastRows: Readonly<Record<Kind, number>> = {
  plays: 152,
  'plays with a warning': 13,
  refused: 3,
  'read otherwise': 2,
};

/** Letters that a row is refused for, with the code. */
const refusals: readonly (readonly [RegExp, string])[] = [
  // Castling without the letters that say who may castle, and to which side.
  [/(?<![slr]j?)O/, 'betza/bad-castling'],
  [/[JL]/, 'betza/ambiguous-letter'],
];

/** Rows that a program plays in a way that no tree of ours says: it is warned of or refused. */
const otherwise = {
  // A triple step, which XBoard tests on one square only; castling of a king that may have moved.
  xboard: new Set(['227', '248']),
  'fairy-stockfish': new Set<string>(),
};

describe.skipIf(!existsSync(file))('betza.tsv', () => {
  const rows = existsSync(file) ? readRows(readFileSync(file, 'utf8')) : [];

  it.each(rows.filter((row) => kindOf(row) === 'plays'))('$id $betza', (row) => {
    expect(reachOf(row)).toEqual(row.reach);
  });

  it.each(rows.filter((row) => kindOf(row) === 'plays with a warning'))('$id $betza, with a warning', (row) => {
    expect(reachOf(row)).toEqual(row.reach);
    expect(expectPlayable(row.betza).warnings).not.toEqual([]);
  });

  it.each(rows.filter((row) => kindOf(row) === 'refused'))('$id $betza is refused', ({ betza }) => {
    const result = betzaPatterns(betza);
    const [sign, code] = refusals.find(([pattern]) => pattern.test(betza)) ?? [];
    expect(result.ok ? [] : result.problems).toContainEqual(
      expect.objectContaining({ code, severity: 'error', column: betza.search(sign ?? /$/) + 1 }),
    );
  });

  const castling = rows.filter((row) => row.betza.includes('O') && kindOf(row) === 'plays');

  it.each(castling)('$id $betza castles', (row) => {
    expect(castlesOf(row)).toEqual(row.castle);
  });

  it('has rows enough with castling', () => {
    expect(castling.length).toBeGreaterThanOrEqual(5);
  });

  it.each(rows.filter((row) => kindOf(row) === 'read otherwise'))('$id $betza is not read as in $dialect', (row) => {
    expect(reachOf(row)).not.toEqual(row.reach);
  });

  describe.each(['xboard', 'fairy-stockfish'] as const)('in the dialect %s', (dialect) => {
    const said = rows.flatMap((row) => {
      const reach = saidBy(row, dialect);
      return reach === undefined || otherwise[dialect].has(row.id) ? [] : [{ ...row, reach }];
    });

    it.each(said)('$id $betza', (row) => {
      expect(reachOf(row, dialect)).toEqual(row.reach);
    });

    it('has rows enough', () => {
      expect(said.length).toBeGreaterThanOrEqual(140);
    });

    const different = said.filter((row) => isReadable(row.betza) && String(reachOf(row)) !== String(row.reach));

    it.each(different)('$id $betza warns that a document reads it otherwise', ({ betza }) => {
      expect(expectPlayable(betza, dialect).warnings.map(({ code }) => code)).toContain('betza/dialect-differs');
    });
  });

  it.each(Object.entries(leastRows))('rows that it %s: at least %i', (kind, least) => {
    expect(rows.filter((row) => kindOf(row) === kind).length).toBeGreaterThanOrEqual(least);
  });
});

function kindOf({ betza, dialect }: Row): Kind {
  if (refusals.some(([pattern]) => pattern.test(betza))) return 'refused';
  if (dialect === 'disputed') return 'plays with a warning';
  // The Diagram's own reading of the Spider Rider pawn, whose "nW" says nothing.
  if (betza.includes('nW') && dialect === 'xbetza') return 'plays with a warning';
  return dialect === 'xboard' || dialect === 'fsf' ? 'read otherwise' : 'plays';
}

function isReadable(text: string): boolean {
  return betzaPatterns(text).ok;
}

function expectPlayable(text: string, dialect: Dialect = 'xbetza') {
  const result = betzaPatterns(text, dialect);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join('; '));
  return { patterns: result.value.patterns, warnings: result.warnings };
}

/** The squares that the row's piece may go to, sorted as in the corpus: by rank, then by file. */
function reachOf(row: Row, dialect: Dialect = 'xbetza'): readonly string[] {
  const targets = new Set(expectPlayable(row.betza, dialect).patterns.flatMap((pattern) => targetsOf(row, pattern)));
  return [...targets].sort((a, b) => a - b).map(row.board.name);
}

/** The squares that a program reaches with the very text of the row; undefined where it was not asked. */
function saidBy(row: Row, dialect: 'xboard' | 'fairy-stockfish'): readonly string[] | undefined {
  if (row.betza.includes('O') && dialect === 'fairy-stockfish') return undefined;
  const said = dialect === 'xboard' ? row.xboard : row.fsf;
  if (said === '=') return row.reach;
  const list = /verbatim: (.*)$|^DIFF: (.*)$/.exec(said);
  return list === null ? undefined : listed(list[1] ?? list[2] ?? '', ' ');
}

/** Where a king of the row may castle to, with its rooks where the row has friends. */
function castlesOf({ betza, board, start, virgin, friends }: Row): readonly string[] {
  const letter = (square: Square) => (square === start ? 'K' : friends.has(square) ? 'R' : '.');
  const backRank = Array.from({ length: board.files }, (_, file) => letter(file as Square)).join('');
  const ranks = [
    '..k'.padEnd(board.files, '.'),
    ...Array.from({ length: board.ranks - 2 }, () => '.'.repeat(board.files)),
  ];
  const placement = [...ranks, backRank].join('/').replace(/\.+/g, (gap) => String(gap.length));
  const rules = rulesOf(`---
title: Castling
slug: castling
engine:
  topology: { type: grid, rows: ${board.ranks}, cols: ${board.files} }
  setup: "${placement}"
  pieces: { king: { notation: K, betza: ${betza}, royal: true }, rook: { notation: R, betza: R } }
  rules: { wins: [checkmate], stalemate: draw }
---
`);
  const fen = `${placement} w ${virgin ? 'KQ' : '-'} - 0 1`;
  return legalMoves(positionOf(rules, fen)).flatMap((move) => (move.type === 'castling' ? [board.name(move.to)] : []));
}

function targetsOf(row: Row, pattern: MovePattern): readonly Square[] {
  const { board, start, friends, enemies } = row;
  if (pattern.initial && !row.virgin) return [];
  const isEmpty = (square: Square): boolean => square === start || !(friends.has(square) || enemies.has(square));
  return ridesFrom(board, start, pattern).flatMap((ride) => {
    const { demands } = ride;
    const areMet =
      demands === undefined ||
      (demands.empty.every(isEmpty) &&
        demands.pieces.every((square) => !isEmpty(square)) &&
        [...demands.friends, ...demands.sacrifices].every((square) => friends.has(square)) &&
        demands.victims.every((square) => enemies.has(square)));
    return areMet ? landingsOf(row, ride, isEmpty) : [];
  });
}

/** Where a ride may end, its demands being met. */
function landingsOf({ friends, enemies, enPassant }: Row, ride: Ride, isEmpty: (at: Square) => boolean) {
  const { squares, via, hop } = ride;
  const targets: Square[] = [];
  let hurdle = -1;
  for (const [i, at] of squares.entries()) {
    if (via?.[i]?.every(isEmpty) === false) break;
    const empty = isEmpty(at);
    if (hop !== undefined && hurdle < 0) {
      if (i >= hop.before) break;
      if (!empty) hurdle = i;
      continue;
    }
    if (hop !== undefined && i - hurdle > hop.after) break;
    if (empty && (ride.quiet || (ride.enPassant && enPassant.has(at)))) targets.push(at);
    if (ride.capture && enemies.has(at)) targets.push(at);
    if (ride.friend && friends.has(at)) targets.push(at);
    if (!empty) break;
  }
  return targets;
}

function readRows(text: string): readonly Row[] {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const names = header.split('\t');
  return lines.map((line) => {
    const fields = line.split('\t');
    const field = (name: string) => fields[names.indexOf(name)] ?? '-';
    const [files = 0, ranks = 0] = field('board').split('x').map(Number);
    const board = createBoard(files, ranks, holesOf(field('holes'), files, ranks));
    const squares = (name: string) => new Set(listed(field(name), ',').map((square) => squareOf(board, square)));
    return {
      id: field('id'),
      betza: field('betza'),
      dialect: field('dialect'),
      board,
      start: squareOf(board, field('start')),
      virgin: field('virgin') === '1',
      friends: squares('friends'),
      enemies: squares('enemies'),
      enPassant: squares('ep'),
      reach: listed(field('reach'), ' '),
      castle: listed(field('castle'), ' '),
      xboard: field('xboard'),
      fsf: field('fsf'),
    };
  });
}

function listed(field: string, separator: string): readonly string[] {
  return field === '-' || field === '(none)' ? [] : field.split(separator);
}

function squareOf(board: Board, name: string): Square {
  const square = board.find(name);
  if (square === undefined) throw new Error(`no square ${name} on this board`);
  return square;
}

function holesOf(name: string, files: number, ranks: number): readonly number[] {
  const corner = { spider: isSpiderRiderHole, omega: isOmegaHole }[name];
  return Array.from({ length: files * ranks }, (_, i) => i).filter(
    (i) => corner?.(mirrored(i % files, files), mirrored(Math.floor(i / files), ranks)) ?? false,
  );
}

/** The distance from the nearer edge: both boards look the same from every corner. */
function mirrored(index: number, side: number): number {
  return Math.min(index, side - 1 - index);
}

/** Spider Rider, 13x13: twelve squares in each corner, counted from it. */
function isSpiderRiderHole(file: number, rank: number): boolean {
  const filesByRank = [[2, 3, 4], [1, 2, 3], [0, 1, 2], [0, 1], [0]];
  return filesByRank[rank]?.includes(file) ?? false;
}

/** Omega Chess on 12x12: the edge but for its four corners. */
function isOmegaHole(file: number, rank: number): boolean {
  return (file === 0) !== (rank === 0);
}
