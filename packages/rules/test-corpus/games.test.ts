/**
 * Scores that people published: the inventor's own game of Cavalier Chess and an opening of Nightrider Chess. Another program
 * replayed both, counted the legal moves before every ply and found the slip in each.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSan, parseUci, writeFen, writeSan, writeUci } from '../src/notation/index.js';
import { inCheck, legalMoves, outcome, type Position, play, startPosition } from '../src/position/index.js';
import { expectOk } from '../src/result.js';
import { positionOf, shipped } from '../test-support/shipped.js';

const folder = resolve(
  process.env.HIPPODROME_CORPUS ?? resolve(import.meta.dirname, '../../../../shared/corpus'),
  'games',
);
const cavalierScore = resolve(folder, 'cavalier-chess-2023-02-25.txt');
const cavalierPlies = resolve(folder, 'cavalier-chess-2023-02-25.fens.tsv');
const nightriderScore = resolve(folder, 'nightrider-chess-2008-06-23.txt');

describe.skipIf(!existsSync(cavalierScore))('Cavalier Chess, 2023-02-25', () => {
  it('replays from its SAN, with the moves, counts and positions of the other program', () => {
    const plies = readRows(cavalierPlies);
    expect(scoreOf(cavalierScore).slice(0, 22)).toEqual(plies.slice(0, 22).map(({ san }) => san));
    expect(plies).toHaveLength(23);
    let position = startPosition(shipped('cavalier'));
    for (const ply of plies) {
      const before = position;
      const move = expectOk(parseSan(before, ply.san ?? ''));
      position = expectOk(play(before, move));
      expect({
        ply: ply.ply,
        san: writeSan(before, move),
        move: writeUci(before.rules, move),
        legal_before: String(legalMoves(before).length),
        fen_after: writeFen(position),
      }).toEqual(ply);
    }
    expect(legalMoves(position)).toHaveLength(62);
    expect(outcome(position)).toBeUndefined();
  });

  it('refuses the last move as published: a cavalier on its own first rank does not promote', () => {
    const score = scoreOf(cavalierScore);
    expect(score.at(-1)).toBe('Ca1=M');
    const last = score.slice(0, -1).reduce(playSan, startPosition(shipped('cavalier')));
    expect(parseSan(last, 'Ca1=M')).toMatchObject({
      ok: false,
      problems: [
        {
          code: 'san/no-promotion',
          message: 'the cavalier does not promote on a1; Ca1 is legal',
          severity: 'error',
          line: 1,
          column: 5,
        },
      ],
    });
    expect(writeUci(last.rules, expectOk(parseSan(last, 'Ca1')))).toBe('c2a1');
  });
});

describe.skipIf(!existsSync(nightriderScore))('Nightrider Chess, 2008-06-23', () => {
  const text = existsSync(nightriderScore) ? readFileSync(nightriderScore, 'utf8') : '';
  const score = () => scoreOf(nightriderScore);
  const afterScore = () => score().reduce(playSan, startPosition(shipped('nightrider')));

  it('replays from its SAN, with the moves and counts of the other program', () => {
    const counts = /legal moves before each ply: (.*)/.exec(text)?.[1]?.split(' ').map(Number);
    const coordinates = coordinatesOf(text, 'coordinates');
    expect(coordinates).toHaveLength(10);
    const plies = walk(startPosition(shipped('nightrider')), score());
    expect(plies.map(({ before }) => legalMoves(before).length)).toEqual(counts);
    expect(plies.map(({ uci }) => uci)).toEqual(coordinates);
    expect(plies.map(({ san }) => san)).toEqual(score().map((san) => san.replace('!', '')));
    const [placement, ...fields] = /placement after 5\.\.\.Bd6: (.*)/.exec(text)?.[1]?.split(' ') ?? [];
    const [, castling, passed, clock, number] = fields;
    expect(writeFen(afterScore())).toBe([placement, 'w', castling, passed, clock, number].join(' '));
  });

  it('replays the second line of its notes', () => {
    const line = /6\.(Ng1 fails to .*?Nxd4\+!)/.exec(text)?.[1] ?? '';
    const moves = movesOf(line.replace('fails to', ''));
    expect(moves).toEqual(['Ng1', 'Bxf4', 'exf4', 'Bxc2!', 'Qxc2?', 'Nxd4+!']);
    const plies = walk(afterScore(), moves);
    expect(plies.map(({ uci }) => uci)).toEqual(coordinatesOf(text, 'second line, coordinates'));
    expect(plies.map(({ check }) => check)).toEqual([false, false, false, false, false, true]);
  });

  it('refuses 6.Nf3, which two nightriders can play', () => {
    expect(text).toContain('"6.Nf3, Bg4"');
    expect(parseSan(afterScore(), 'Nf3')).toMatchObject({
      ok: false,
      problems: [{ code: 'san/ambiguous', message: 'it may be Nbf3 or Nef3', severity: 'error', line: 1, column: 1 }],
    });
  });

  it('wins the nightrider by 5...Bxb1 after 5.c3', () => {
    const after = [...score().slice(0, 8), 'c3', 'Bxb1'].reduce(playSan, startPosition(shipped('nightrider')));
    expect(writeFen(after)).toBe(
      writeFen(positionOf(after.rules, 'rn1qk1nr/ppp2ppp/4p3/3pN3/1b1P1B2/2P1P3/PP3PPP/Rb1QKB1R w KQkq - 0 6')),
    );
  });
});

interface Ply {
  readonly before: Position;
  readonly san: string;
  readonly uci: string;
  readonly check: boolean;
}

/** Plays moves in SAN; each must also be what its coordinates say. */
function walk(start: Position, moves: readonly string[]): readonly Ply[] {
  let before = start;
  return moves.map((text) => {
    const move = expectOk(parseSan(before, text));
    const uci = writeUci(before.rules, move);
    expect(parseUci(before, uci)).toMatchObject({ ok: true, value: move });
    const after = expectOk(play(before, move));
    const ply = { before, san: writeSan(before, move), uci, check: inCheck(after) };
    before = after;
    return ply;
  });
}

function playSan(position: Position, san: string): Position {
  return expectOk(play(position, expectOk(parseSan(position, san))));
}

/** The moves of a score: its one line that begins with `1.`. */
function scoreOf(file: string): readonly string[] {
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .find((candidate) => candidate.startsWith('1.'));
  return movesOf(line ?? '');
}

function movesOf(line: string): readonly string[] {
  return line
    .replace(/\d+\.+/g, ' ')
    .trim()
    .split(/\s+/);
}

function coordinatesOf(text: string, label: string): readonly string[] | undefined {
  return new RegExp(`^# ${label}: (.*)$`, 'm').exec(text)?.[1]?.split(' ');
}

/** A table with a line of headings, as one record a row. */
function readRows(file: string): readonly Readonly<Record<string, string>>[] {
  const [header = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const names = header.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((field, i) => [names[i], field])));
}
