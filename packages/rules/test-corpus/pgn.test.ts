/**
 * PGN files as other people's programs wrote them. Those of games that we have are read; of the others is told which game is
 * missing, and where; what is broken in them is found whichever game they are of.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mainLine, type PgnGame, parsePgn, variantsNamed, writePgn, writeUci } from '../src/notation/index.js';
import { formatProblem } from '../src/result.js';
import { SHIPPED, shipped, variationOf } from '../test-support/shipped.js';

const folder = resolve(
  process.env.HIPPODROME_CORPUS ?? resolve(import.meta.dirname, '../../../../shared/corpus'),
  'games',
);
const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.pgn')) : [];
const chess = shipped('chess');
/** Grand Chess with the letters that the program which wrote the file uses: C for the rook-knight, A for the bishop-knight. */
const grand = variationOf(
  'grand',
  'pieces: { marshall: { notation: C }, cardinal: { notation: A } }\nsetup: "r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R"',
);
const others = SHIPPED.filter((slug) => slug !== 'grand').map(shipped);
const variants = variantsNamed([grand, ...others], { Grand: grand.spec.title }, chess);

/** What is said of a file while we do not have its game. */
const REFUSALS: Readonly<Record<string, readonly string[]>> = {
  'crazyhouse-clocks-evals-variations.pgn': [
    'warning 1:1: every game should have the tag Round [pgn/missing-tags]',
    'error 15:11: there is no game "Crazyhouse" here [pgn/unknown-variant]',
  ],
  'fischerandom-rejected-castling.pgn': [
    'warning 1:1: every game should have the tags Event, Site, Date and Round [pgn/missing-tags]',
    'error 8:11: there is no game "fischerandom" here [pgn/unknown-variant]',
  ],
  'twokings-8x8-illegal-castling.pgn': [
    'error 11:11: there is no game "twokings" here [pgn/unknown-variant]',
    'error 24:1: ":" is not part of a game [pgn/unexpected-text]',
    'warning 24:1: no result ends the game: it is 1-0, as the tag says [pgn/no-result]',
  ],
};

describe.skipIf(files.length === 0)('games/*.pgn', () => {
  it('none is missing', () => {
    expect(files).toEqual(expect.arrayContaining([...Object.keys(REFUSALS), 'grand-chess-10x10.pgn']));
  });

  it.each(files)('%s is read, or refused with place and reason', (file) => {
    const text = readFileSync(resolve(folder, file), 'utf8');
    const { game, others } = read(text);
    expect(others).toEqual([]);
    const isKnown = variants.resolve(game.tags.get('Variant') ?? '') !== undefined;
    if (isKnown) {
      expect(game.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(coordinates(game)).toEqual(published(file) ?? coordinates(game));
    } else {
      expect(said(game)).toEqual(REFUSALS[file]);
      expect(game.tree.start).toBeUndefined();
    }
    expect(game.result).toBe('1-0');
    expect(said(read([...text]).game)).toEqual(said(game));
    const again = read(writePgn(game, { untagged: chess, variantName: game.tags.get('Variant') ?? '' })).game;
    expect(again.tree.unread.map((unread) => unread.text)).toEqual(game.tree.unread.map((unread) => unread.text));
    expect(coordinates(again)).toEqual(coordinates(game));
  });
});

/** Games near to chess tell how far chess goes in them. */
describe.skipIf(files.length === 0)('read as chess', () => {
  it('crazyhouse: moves, clocks, evaluations and variations up to the first drop', () => {
    const game = readAsChess('crazyhouse-clocks-evals-variations.pgn', 'Crazyhouse');
    const line = mainLine(game.tree);
    expect(line).toHaveLength(20);
    expect(line.map(({ comments }) => comments.find(({ clock }) => clock !== undefined)?.clock)).toEqual(
      [300, 300, 311, 308, 311, 308, 324, 315, 326, 307, 328, 314, 317, 303, 320, 293, 317, 301, 332, 290].map(
        (seconds) => seconds * 1000,
      ),
    );
    expect(line[3]).toMatchObject({
      san: 'Nf6',
      nags: [6],
      comments: [{ text: '(0.66 → 1.19) Inaccuracy. e5 was best.' }, { evaluation: { cp: 119 }, clock: 308_000 }],
    });
    const [, variation] = line[2]?.children ?? [];
    expect(['e5', ...mainLine(variation ?? game.tree).map(({ san }) => san)].join(' ')).toBe(
      'e5 Nf3 Nf6 Bc4 Bc5 O-O d6 d3 O-O Ng5',
    );
    const errors = game.problems
      .filter(({ severity }) => severity === 'error')
      .map(({ code, message }) => [code, message]);
    expect(errors).toEqual([
      ['san/malformed', '9... "B@h3": "B@h3" is not a move: write it like Nf3, exd5, a8=Q or O-O'],
      ['san/malformed', '10... "B@a4": "B@a4" is not a move: write it like Nf3, exd5, a8=Q or O-O'],
      ['san/malformed', '11. "N@e3": "N@e3" is not a move: write it like Nf3, exd5, a8=Q or O-O'],
    ]);
    expect(line.at(-1)?.unread.at(-1)?.text).toMatch(
      /^N@e3 .* Q@f7# \{\[%clk 0:01:18\]\} \{White wins by checkmate\.\}$/,
    );
  });

  it('a shuffled array: all moves, without the castling that chess does not have', () => {
    const game = readAsChess('fischerandom-rejected-castling.pgn', 'fischerandom');
    expect(mainLine(game.tree)).toHaveLength(29);
    expect(game.problems.map(({ code }) => code)).toEqual([
      'pgn/missing-tags',
      ...Array(4).fill('fen/castling-dropped'),
    ]);
    expect(mainLine(game.tree).at(-1)?.comments[0]?.text).toBe('+0.20/14 0.12s, Black makes an illegal move: g8h8');
  });

  it('two kings: up to the move of the second', () => {
    const game = readAsChess('twokings-8x8-illegal-castling.pgn', 'twokings');
    expect(mainLine(game.tree)).toHaveLength(11);
    expect(said(game)[0]).toMatch(/^error 16:23: 6\.\.\. "Kg7": not legal: .* \[move\/unreachable\]$/);
  });
});

function read(source: string | Iterable<string>): { readonly game: PgnGame; readonly others: readonly PgnGame[] } {
  const [game, ...others] = parsePgn(source, variants);
  if (game === undefined) throw new Error('no game at all');
  return { game, others };
}

function readAsChess(file: string, variant: string): PgnGame {
  const text = readFileSync(resolve(folder, file), 'utf8');
  const [game] = parsePgn(text, variantsNamed([chess], { [variant]: chess.spec.title }));
  if (game === undefined) throw new Error('no game at all');
  return game;
}

function said({ problems }: PgnGame): readonly string[] {
  return problems.map((problem) => `${problem.severity} ${formatProblem(problem)}`);
}

function coordinates({ tree }: PgnGame): readonly string[] {
  const { start } = tree;
  return start === undefined ? [] : mainLine(tree).map(({ move }) => writeUci(start.rules, move));
}

/** The moves of a file in coordinates, where another program published them. */
function published(file: string): readonly string[] | undefined {
  const beside = resolve(folder, file.replace('.pgn', '.moves.txt'));
  return existsSync(beside) ? readFileSync(beside, 'utf8').trim().split(' ') : undefined;
}
