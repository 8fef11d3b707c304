import { expectOk, type PgnGame, type Result, writeFen } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../testing/rulesets.js';
import { LONGEST_TEXT, type ReadText, readText } from './read-text.js';

const SLUGS = ['nightrider', 'knights', 'spider-rider', 'wide-nightrider'];
const GAMES = {
  all: SLUGS.map((slug) => ({ slug, title: rulesOf(slug).spec.title })),
  load: async (slug: string) => rulesOf(slug),
};
const HERE = rulesOf('nightrider');

const read = (text: string): Promise<Result<ReadText>> => readText(text, HERE, GAMES);
const slugOf = ({ tree }: PgnGame): string | undefined => tree.start?.rules.spec.slug;

function placed(problems: Iterable<{ line?: number; column?: number; code: string }>): readonly string[] {
  return [...problems].map(({ line, column, code }) => `${line}:${column} ${code}`);
}

describe('a PGN', () => {
  it('is of the game that it names, else of the one here', async () => {
    const { games, kind } = expectOk(await read('[Variant "Knights Chess"]\n\n1... a5 *\n\n[Event "?"]\n\n1. e4 *'));
    expect(kind).toBe('pgn');
    expect(games.map(slugOf)).toEqual(['knights', 'nightrider']);
  });

  it('tells its problems with the games', async () => {
    const { games } = expectOk(
      await read('[Event "?"]\n[Variant "Nigthrider Chess"]\n\n1. e4 *\n\n[Event "?"]\n\n1. e4 e4 *'),
    );
    const errors = games.map(({ problems }) => placed(problems.filter(({ severity }) => severity === 'error')));
    expect(errors).toEqual([['2:11 pgn/unknown-variant'], ['8:7 move/unreachable']]);
  });

  it('may be bare moves', async () => {
    const { games } = expectOk(await read('  e4 e5 Nd5'));
    expect(games[0]?.tree.children[0]?.san).toBe('e4');
  });

  it('of a great many games is cut', async () => {
    const { games, isCut } = expectOk(await read('[Event "?"]\n\n1. e4 *\n\n'.repeat(301)));
    expect([games.length, isCut]).toEqual([300, true]);
  });
});

describe('a FEN', () => {
  it('is a position of the game here', async () => {
    const fen = '4k3/8/8/8/8/8/8/N3K3 w - - 0 1';
    const { games, kind } = expectOk(await read(`\n  ${fen}\n`));
    expect(kind).toBe('fen');
    expect(games[0]?.tree.start && writeFen(games[0].tree.start)).toBe(fen);
  });

  it('with an error is told where, in the text as it was pasted', async () => {
    const result = await read('\n  4k3/8/8/8/8/8/8/X3K3 w - - 0 1');
    expect(result.ok ? [] : placed(result.problems)).toEqual([expect.stringMatching(/^2:19 fen\//)]);
  });
});

it.each([
  ['', 'study/nothing'],
  [' \n ', 'study/nothing'],
  ['x'.repeat(LONGEST_TEXT + 1), 'study/too-long'],
])('a text of which nothing can come is refused', async (text, code) => {
  const result = await read(text);
  expect(result.ok ? [] : result.problems.map((problem) => problem.code)).toEqual([code]);
});

it('a FEN where no game is chosen is refused, a PGN that names its game is not', async () => {
  const fen = await readText('4k3/8/8/8/8/8/8/4K3 w - - 0 1', undefined, GAMES);
  expect(fen.ok ? [] : fen.problems.map((problem) => problem.code)).toEqual(['study/which-game']);
  const pgn = expectOk(await readText('[Variant "Knights Chess"]\n\n1... a5 *', undefined, GAMES));
  expect(pgn.games.map(slugOf)).toEqual(['knights']);
});

it('rules that cannot be fetched are said to be missing', async () => {
  const result = await readText('1. e4 *', HERE, { ...GAMES, load: () => Promise.reject(new Error('offline')) });
  expect(result.ok ? [] : result.problems.map((problem) => problem.code)).toEqual(['study/unfetched']);
});
