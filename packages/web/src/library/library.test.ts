import { expectOk, type PgnGame, parsePgn, type Result, variantsNamed } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../testing/rulesets.js';
import { Library } from './library.js';
import { memoryShelf, type Shelf } from './shelf.js';

const SLUGS = ['nightrider', 'knights', 'spider-rider'];
const GAMES = {
  all: SLUGS.map((slug) => ({ slug, title: rulesOf(slug).spec.title })),
  load: async (slug: string) => rulesOf(slug),
};

const newLibrary = (open: () => Promise<Shelf> = async () => memoryShelf()) => new Library(GAMES, open);

function gameOf(slug: string, moves: string): PgnGame {
  const rules = rulesOf(slug);
  const [game] = parsePgn(
    `[White "Ada"]\n[Black "?"]\n[Date "????.??.??"]\n\n${moves}`,
    variantsNamed([rules], {}, rules),
  );
  return game ?? expect.fail('no game');
}

function codesOf(result: Result<unknown>): readonly string[] {
  return result.ok ? [] : result.problems.map(({ code }) => code);
}

describe('a game', () => {
  it('is kept with its variations and comments, and listed by what is known of it', async () => {
    const library = newLibrary();
    const entry = expectOk(await library.saveGame(gameOf('nightrider', '1. e4 {mine} (1. d4 $1) e5 1-0'), 'played'));
    expect(entry).toMatchObject({
      slug: 'nightrider',
      source: 'played',
      white: 'Ada',
      black: '',
      date: '',
      result: '1-0',
      plies: 2,
    });
    expect(expectOk(await library.loadGame(entry.id))?.pgn).toContain('1. e4 {mine} (1. d4 $1) 1... e5 1-0');
    expect(expectOk(await library.listGames())).toEqual([entry]);
    expect(expectOk(await library.listGames('knights'))).toEqual([]);
  });

  it('saved again is kept once; deleted it is gone', async () => {
    const library = newLibrary();
    const save = async (moves: string) => expectOk(await library.saveGame(gameOf('nightrider', moves), 'played'));
    const [first, , other] = [await save('1. e4 *'), await save('1. e4 *'), await save('1. e4 e5 *')];
    expect(expectOk(await library.listGames())).toHaveLength(2);
    expectOk(await library.deleteGame(first.id));
    expect(expectOk(await library.listGames()).map(({ id }) => id)).toEqual([other.id]);
    expect(expectOk(await library.loadGame(first.id))).toBeUndefined();
    expect(expectOk(await library.openingLines('nightrider'))).toHaveLength(1);
  });

  it('of which nothing is known is refused', async () => {
    const [game] = parsePgn('[Variant "Draughts"]\n\n1. e4 *', variantsNamed([]));
    const saved = await newLibrary().saveGame(game ?? expect.fail('no game'), 'imported');
    expect(codesOf(saved)).toEqual(['library/no-game']);
  });

  it('is kept for a while where there is no database, and refused where it is full', async () => {
    const homeless = newLibrary(async () => expect.fail('no database'));
    expectOk(await homeless.saveGame(gameOf('nightrider', '1. e4 *'), 'played'));
    expect(expectOk(await homeless.listGames())).toHaveLength(1);
    const full = newLibrary(async () => ({ ...memoryShelf(), put: () => Promise.reject(new Error('quota')) }));
    expect(codesOf(await full.saveGame(gameOf('nightrider', '1. e4 *'), 'played'))).toEqual(['library/refused']);
  });
});

describe('a PGN', () => {
  const text = `[Variant "Knights Chess"]\n\n1... a5 1. a4 *\n\n[Variant "spider rider"]\n\n1. Sb3 *\n\n[Event "?"]\n\n1. e4 e4 *\n\n[Variant "Knight Chess"]\n\n1. e4 *\n`;

  it('is read game by game; what is wrong is told with its place, and what was read is kept', async () => {
    const library = newLibrary();
    const report = expectOk(await library.importPgn(text, { untagged: 'nightrider' }));
    expect(report.saved.map(({ slug, plies }) => `${slug} ${plies}`)).toEqual([
      'knights 2',
      'spider-rider 0',
      'nightrider 1',
    ]);
    expect(report.unreadable).toBe(1);
    const errors = report.problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual([
      '7:5 san/unknown-square',
      '11:7 move/unreachable',
      '13:11 pgn/unknown-variant',
    ]);
    expect(errors.at(-1)?.message).toContain('did you mean "Knights Chess');
    expect(expectOk(await library.listGames())).toHaveLength(3);
  });

  it('that names no game is refused where none is meant', async () => {
    const report = expectOk(await newLibrary().importPgn('1. e4 *'));
    expect(report.unreadable).toBe(1);
    expect(report.problems.map(({ code }) => code)).toContain('pgn/no-variant');
  });

  it('of many games can be stopped; what was read by then is kept', async () => {
    const library = newLibrary();
    const stop = new AbortController();
    const many = Array.from({ length: 400 }, (_, i) => `[Event "${i}"]\n\n1. e4 e5 2. d4 d5 3. Nd5 *\n`).join('\n');
    const heard: number[] = [];
    const onProgress = (done: number, total: number): void => {
      heard.push(done / total);
      stop.abort();
    };
    const options = { untagged: 'nightrider', onProgress, signal: stop.signal };
    const { saved } = expectOk(await library.importPgn(many, options));
    expect(heard).toHaveLength(1);
    expect(heard[0]).toBeGreaterThan(0);
    expect(saved.length).toBeGreaterThan(0);
    expect(saved.length).toBeLessThan(400);
    expect(expectOk(await library.listGames())).toHaveLength(saved.length);
  });

  it('of a game that cannot be fetched says so', async () => {
    const offline = new Library({ ...GAMES, load: () => Promise.reject(new Error('offline')) }, async () =>
      memoryShelf(),
    );
    expect(codesOf(await offline.importPgn(text))).toEqual(['library/unfetched']);
  });
});
