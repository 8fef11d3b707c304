import { expectOk, mainLine, ok, writeFen } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../testing/rulesets.js';
import type { Draft } from './draft.js';
import { type Opened, openStudy } from './open-study.js';
import { packText } from './share-link.js';

const rules = rulesOf('nightrider');
const DRAFT: Draft = { pgn: '1. d4 d5 *', path: [0], flipped: true, isTouched: true };
const ENTRY = {
  id: 'known',
  slug: 'nightrider',
  source: 'played',
  saved: 0,
  white: '',
  black: '',
  event: '',
  date: '',
  result: '*',
  plies: 1,
} as const;
const library = {
  loadGame: async (id: string) => ok(id === 'known' ? { ...ENTRY, pgn: '1. c4 {kept} *' } : undefined),
};

const open = (query: Record<string, string>, draft?: Draft): Promise<Opened> =>
  openStudy(rules, new URLSearchParams(query), draft, library);
const line = ({ game }: Opened): string =>
  mainLine(game.tree)
    .map(({ san }) => san)
    .join(' ');
const placed = ({ problems }: Opened): readonly string[] =>
  problems.map(({ line, column, code }) => `${line ?? 1}:${column} ${code}`);

describe('an address that asks for nothing', () => {
  it('shows what was left, where it was left', async () => {
    const opened = await open({}, DRAFT);
    expect(line(opened)).toBe('d4 d5');
    expect(opened).toMatchObject({ path: [0], flipped: true, isTouched: true, isAsked: false });
  });

  it('shows the array when nothing was left, or nothing that can be read', async () => {
    for (const draft of [undefined, { ...DRAFT, pgn: '' }]) {
      const opened = await open({}, draft);
      expect(writeFen(opened.start)).toMatch(/^rnbqkbnr/);
      expect(line(opened)).toBe('');
    }
  });
});

describe('an address that asks', () => {
  it('for moves shows them played, whatever was left', async () => {
    const opened = await open({ moves: '1. e4 e7e5 2.Nf9' }, DRAFT);
    expect(line(opened)).toBe('e4 e5');
    expect(placed(opened)).toEqual([expect.stringMatching(/^1:1[45] san/)]);
    expect(opened).toMatchObject({ path: [0, 0], isAsked: true, isTouched: false, source: '1. e4 e7e5 2.Nf9' });
  });

  it('for a position shows it', async () => {
    const opened = await open({ fen: '4k3/8/8/8/8/8/8/N3K3 b - - 0 1', moves: 'Kd8' });
    expect([writeFen(opened.start), line(opened)]).toEqual(['4k3/8/8/8/8/8/8/N3K3 b - - 0 1', 'Kd8']);
  });

  it('for a position that is none tells why, and shows what was left', async () => {
    const opened = await open({ fen: '4k3/8/8/8/8/8/8/X3K3 b - - 0 1' }, DRAFT);
    expect(placed(opened)).toEqual(['1:17 fen/unknown-piece']);
    expect([line(opened), opened.isAsked]).toEqual(['d4 d5', false]);
  });

  it('for more moves than any game has stops reading', async () => {
    const shuffle = Array.from({ length: 600 }, () => 'Nc3 Nc6 Nb1 Nb8').join(' ');
    const opened = await open({ moves: shuffle });
    expect(placed(opened)).toEqual([expect.stringMatching(/study\/too-many-moves$/)]);
    expect(opened.path).toHaveLength(2000);
  });

  it('for a packed tree unpacks it', async () => {
    const tree = expectOk(await packText('1. e4 {hello} (1. d4 $1) *'));
    const { game, problems } = await open({ tree });
    expect(game.tree.children.map(({ san }) => san)).toEqual(['e4', 'd4']);
    expect(problems).toEqual([]);
  });

  it('for a tree with an error shows what comes before, and tells the place', async () => {
    const opened = await open({ tree: expectOk(await packText('[Event "?"]\n\n1. e4 e4 *')) });
    expect([line(opened), placed(opened)]).toEqual(['e4', ['3:7 move/unreachable']]);
  });

  it('for a tree that cannot be unpacked tells so, and shows what was left', async () => {
    const opened = await open({ tree: 'nonsense!' }, DRAFT);
    expect([line(opened), placed(opened), opened.source]).toEqual(['d4 d5', ['1:9 study/bad-link'], 'nonsense!']);
  });

  it('for a game of the library shows it, or says that there is none', async () => {
    expect(line(await open({ game: 'known' }))).toBe('c4');
    expect(placed(await open({ game: 'lost' }, DRAFT))).toEqual(['1:undefined study/unknown-game']);
  });
});
