import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectOk } from '@hippodrome/rules';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { shipped } from '../../test-support/shipped.js';
import type { GameRecord } from './record.js';
import { fingerprint, type MatchIdentity, StateFile } from './state-file.js';

const IDENTITY: MatchIdentity = { variant: 'chess', seed: 1 };
const game = (number: number): GameRecord => ({
  game: number,
  white: 0,
  names: ['A', 'B'],
  opening: 0,
  moves: [{ move: 'e2e4', score: { cp: 3 } }],
  winner: 'white',
  reason: 'checkmate',
  date: '2026.12.01',
});

let path = '';
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'hippodrome-state-'));
  path = join(folder, 'match.jsonl');
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

async function remember(...games: readonly number[]): Promise<readonly GameRecord[]> {
  const opened = expectOk(await StateFile.open(path, IDENTITY));
  for (const number of games) await opened.state.add(game(number));
  await opened.state.close();
  return opened.games;
}

const codesOf = async (identity = IDENTITY): Promise<readonly string[]> => {
  const opened = await StateFile.open(path, identity);
  return opened.ok ? [] : opened.problems.map(({ code, line }) => `${code} ${line ?? '-'}`);
};

describe('the state of a match', () => {
  it('is there again', async () => {
    expect(await remember(1, 2)).toEqual([]);
    expect(await remember(3)).toEqual([game(1), game(2)]);
    expect(await remember()).toEqual([game(1), game(2), game(3)]);
  });

  it('forgets the line that was cut short, wherever that was', async () => {
    await remember(1, 2);
    const whole = readFileSync(path, 'utf8');
    const second = whole.trimEnd().lastIndexOf('\n') + 1;
    for (let end = second; end < whole.length; end += 7) {
      writeFileSync(path, whole.slice(0, end));
      expect(await remember()).toEqual([game(1)]);
    }
    writeFileSync(path, whole.slice(0, second + 20));
    await remember(2);
    expect(readFileSync(path, 'utf8')).toBe(whole);
  });

  it('begins anew when not even the first line was written', async () => {
    writeFileSync(path, '{"format":"hippo');
    expect(await remember(1)).toEqual([]);
    expect(await remember()).toEqual([game(1)]);
  });

  it('counts each game once', async () => {
    await remember(1, 1);
    expect(await remember()).toHaveLength(1);
  });

  it('belongs to one match, and the message says what differs', async () => {
    await remember(1);
    expect(await codesOf({ ...IDENTITY, seed: 2 })).toEqual(['match/state-differs 1']);
    const other = await StateFile.open(path, { ...IDENTITY, seed: 2 });
    expect(other.ok ? '' : other.problems[0]?.message).toContain('seed was 1, now 2');
  });

  it.each([
    ['hello\n', 'match/no-state 1'],
    ['{"format":"other"}\n', 'match/no-state 1'],
  ])('is no other file: %j', async (text, code) => {
    writeFileSync(path, text);
    expect(await codesOf()).toEqual([code]);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it.each(['nonsense', '{}', '{"game":"x"}', 'null'])('is refused where a line in it is no game: %s', async (line) => {
    await remember(1);
    appendFileSync(path, `${line}\n`);
    expect(await codesOf()).toEqual(['match/state-damaged 3']);
  });

  it('cannot be a folder', async () => {
    path = tmpdir();
    expect(await codesOf()).toEqual(['match/state-unreadable -']);
  });
});

it('games have different fingerprints, the same game the same', () => {
  expect(fingerprint(shipped('chess'))).toBe(fingerprint(shipped('chess')));
  expect(fingerprint(shipped('chess'))).not.toBe(fingerprint(shipped('nightrider')));
});
