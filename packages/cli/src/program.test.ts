import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { run } from './program.js';

/** Whole commands on all the games: a busy machine may take its time. */
vi.setConfig({ testTimeout: 30_000 });

const VARIANTS = fileURLToPath(new URL('../../../variants/', import.meta.url));

const hippodrome = (...args: readonly string[]) => converse(args, '');

/** Runs the program on streams in memory. */
async function converse(args: readonly string[], input: string) {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const [code, out, err] = await Promise.all([
    run(args, { stdin: Readable.from([input]), stdout, stderr }).finally(() => {
      stdout.end();
      stderr.end();
    }),
    text(stdout),
    text(stderr),
  ]);
  return { code, out, err, json: (): unknown => JSON.parse(out) };
}

describe('variants', () => {
  it('lists the published games in their order', async () => {
    const { code, err, json } = await hippodrome('variants', '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const games = json() as { slug: string }[];
    expect(games.map(({ slug }) => slug).slice(0, 2)).toEqual(['nightrider', 'wide-nightrider']);
    expect(games.find(({ slug }) => slug === 'knights')).toEqual({
      slug: 'knights',
      title: 'Knights Chess',
      files: 8,
      ranks: 8,
      squares: 64,
      pieces: ['king', 'queen', 'knight', 'pawn'],
      core: 'specialised',
    });
  });

  it('is a table for people', async () => {
    const { out } = await hippodrome('variants');
    expect(out).toMatch(/^nightrider +Standard Nightrider Chess +8×8 +The knights/);
  });
});

describe('moves', () => {
  it('gives the position and its moves in order', async () => {
    const { code, json } = await hippodrome('moves', 'knights', '--json');
    expect(code).toBe(0);
    expect(json()).toMatchObject({
      fen: 'nnnqqnnn/pppppppp/8/3k4/4K3/8/PPPPPPPP/NNNQQNNN b - - 0 1 opening',
      sideToMove: 'black',
      check: false,
      phase: 'opening',
      outcome: null,
    });
    expect(Object.keys(json() as object)).toEqual(['fen', 'sideToMove', 'check', 'phase', 'moves', 'outcome']);
  });

  it('writes the FEN as it should be and keeps warnings out of JSON', async () => {
    const fen = '4k3/8/8/8/8/8/8/4K3 w KQkq e3';
    const people = await hippodrome('moves', 'chess', '--fen', fen);
    expect(people.err).toMatch(/^input:1:23: warning: .* \[/);
    const { err, json } = await hippodrome('moves', 'chess', '--fen', fen, '--json');
    expect(err).toBe('');
    expect(json()).toMatchObject({
      fen: '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
      outcome: { winner: null, rule: 'insufficient-material' },
    });
  });

  it('says that there is check, and how the game has ended', async () => {
    const mate = await hippodrome('moves', 'nightrider', '--fen', '6rk/6pp/8/1N6/8/8/8/K7 b - - 1 1', '--json');
    expect(mate.json()).toMatchObject({ check: true, moves: [], outcome: { winner: 'white', rule: 'checkmate' } });
  });

  it('places a fault of the FEN', async () => {
    const { code, err, json } = await hippodrome('moves', 'chess', '--fen', '4k3/8/8/8/9/8/8/4K3 w - - 0 1', '--json');
    expect(code).toBe(1);
    expect(err).toMatch(/^input:1:11: .* \[fen\/bad-rank\]\n$/);
    expect(json()).toEqual({ error: { code: 'fen/bad-rank', message: expect.any(String), line: 1, column: 11 } });
  });
});

describe('VARIANT', () => {
  it('may be the path of a document', async () => {
    const { json } = await hippodrome('moves', `${VARIANTS}nightrider.md`, '--json');
    expect(json()).toMatchObject({ sideToMove: 'white' });
  });

  it('is met with a suggestion when it is misspelt', async () => {
    const { code, err } = await hippodrome('moves', 'nightridder');
    expect(code).toBe(1);
    expect(err).toBe(
      'input:1:1: there is no game "nightridder" (did you mean "nightrider"?); `hippodrome variants` lists them [variant/unknown]\n',
    );
  });

  it('is refused when the file cannot be read', async () => {
    const { code, err, json } = await hippodrome('perft', './nowhere.md', '--depth', '1', '--json');
    expect(code).toBe(1);
    expect(err).toBe('./nowhere.md:1:1: the file cannot be read: there is no such file or folder [file/unreadable]\n');
    expect((await hippodrome('moves', VARIANTS)).err).toContain('the file cannot be read: it is a folder');
    expect(json()).toEqual({ error: { code: 'file/unreadable', message: expect.any(String) } });
  });
});

describe('perft', () => {
  it('counts and divides', async () => {
    const { code, json } = await hippodrome('perft', 'nightrider', '--depth', '2', '--divide', '--json');
    expect(code).toBe(0);
    const report = json() as { divide: Record<string, number> };
    expect(report).toEqual({
      variant: 'nightrider',
      fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      depth: 2,
      nodes: 576,
      seconds: expect.any(Number),
      core: 'specialised',
      threads: 1,
      divide: expect.any(Object),
    });
    expect(Object.keys(report.divide)).toHaveLength(24);
    expect(Object.values(report.divide).reduce((a, b) => a + b)).toBe(576);
  });

  it('counts one node at depth 0', async () => {
    const { json } = await hippodrome('perft', 'nightrider', '--depth', '0', '--divide', '--json');
    expect(json()).toMatchObject({ nodes: 1, divide: {} });
  });

  it('counts nothing where material has decided the game', async () => {
    const fen = '4k3/3q4/8/8/8/8/8/N3K3 w - - 0 40';
    const { json } = await hippodrome('perft', 'knights', '--fen', fen, '--depth', '2', '--json');
    expect(json()).toMatchObject({ error: { code: 'setup/lost-by-both' } });
    const decided = await hippodrome(
      'perft',
      'knights',
      '--fen',
      '4k3/3qn3/8/8/8/8/8/N3K3 w - - 0 40',
      '--depth',
      '2',
      '--json',
    );
    expect(decided.json()).toMatchObject({ nodes: 0 });
  });

  it.each(['specialised', 'generic', 'reference'])('counts the same with the %s core', async (core) => {
    const { json } = await hippodrome('perft', 'wide-nightrider', '--depth', '2', '--core', core, '--json');
    expect(json()).toMatchObject({ nodes: 3130, core });
  });

  it('refuses a core that does not play the game, and takes the rules themselves when none is named', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'hippodrome-perft-')), 'hopping.md');
    const document = 'title: Hopping\nslug: hopping\nparent: chess\nengine:\n  pieces: { knight: { betza: gQ } }';
    writeFileSync(file, `---\n${document}\n---\n`);
    const { code, err, json } = await hippodrome('perft', file, '--depth', '1', '--core', 'generic', '--json');
    expect(code).toBe(1);
    expect(err).toMatch(/^input:1:1: .* \[core\/unsupported\]\n$/);
    expect(json()).toEqual({ error: { code: 'core/unsupported', message: expect.any(String) } });
    expect((await hippodrome('perft', file, '--depth', '1', '--json')).json()).toMatchObject({ core: 'reference' });
  });
});

describe('check', () => {
  it('passes a sound document', async () => {
    const file = `${VARIANTS}nightrider.md`;
    const { code, err, json } = await hippodrome('check', file, '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(json()).toEqual([{ file, problems: [], tests: { passed: expect.any(Number), failed: 0 } }]);
  });

  it('reports a file that cannot be read beside the others', async () => {
    const { code, out, err } = await hippodrome('check', `${VARIANTS}nightrider.md`, './nowhere.md');
    expect(code).toBe(1);
    expect(out).toMatch(/nightrider\.md: \d+ tests passed, 0 failed\n/);
    expect(out).toMatch(/\n\.\/nowhere\.md:1:1: error: .* \[file\/unreadable\]\n/);
    expect(err).toMatch(/^\.\/nowhere\.md:1:1: .* \[file\/unreadable\]\n$/);
  });
});

describe("check of one's own document", () => {
  const camels = (pieces: string): string =>
    `---\ntitle: Camels\nslug: camels\nparent: chess\nengine:\n  pieces:\n    ${pieces}\n---\n`;
  const CAMELS = camels('camelrider: { notation: N, betza: CC }');

  async function check(name: string, text: string) {
    const folder = mkdtempSync(join(tmpdir(), 'hippodrome-check-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, name);
    writeFileSync(file, text);
    const { code, out } = await hippodrome('check', file);
    return { code, lines: out.replaceAll(`${folder}/`, '').trimEnd().split('\n') };
  }

  it('says that there are no tests yet', async () => {
    expect(await check('camels.md', CAMELS)).toEqual({ code: 0, lines: ['camels.md: no errors, no tests yet'] });
    const { code, lines } = await check('camels.md', CAMELS.replace('engine', 'engin'));
    expect([code, lines.at(-1)]).toEqual([1, 'camels.md: no tests were run, 1 error']);
  });

  it('warns when the file has another name than the game', async () => {
    const { code, lines } = await check('camel.md', CAMELS);
    expect(code).toBe(0);
    expect(lines).toEqual([
      expect.stringMatching(/^camel\.md:3:7: warning: the slug is "camels", .* \[document\/file-name\]$/),
      'camel.md: no errors, no tests yet, 1 warning',
    ]);
    expect((await check('camel', CAMELS)).lines).toHaveLength(1);
  });

  it.each([
    ['camelrider: { notation: N, betza: CC, glyph: camle }', '7:50', '(did you mean "camel"?)'],
    ['unicorn: { notation: N, betza: BBNN }', '7:5', 'a disc with the letter N is drawn: name another by glyph'],
  ])('warns of a piece without a picture: %s', async (pieces, place, words) => {
    const { code, lines } = await check('camels.md', camels(pieces.replace('BBNN', 'BNN')));
    expect(code).toBe(0);
    expect(lines[0]).toMatch(new RegExp(`^camels\\.md:${place}: warning: .* \\[document/no-picture\\]$`));
    expect(lines[0]).toContain(words);
  });

  it('suggests a parent, and says where it was looked for', async () => {
    const { lines } = await check('camels.md', CAMELS.replace('parent: chess', 'parent: ches'));
    expect(lines[0]).toContain('(did you mean "chess"?); parents are looked for among the games that come with');
  });

  it('does not keep a game with a slip in its examples from being played', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hippodrome-check-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'camels.md');
    writeFileSync(file, `${CAMELS}\`\`\`moves\nb1\n\`\`\`\n`);
    expect((await hippodrome('check', file)).code).toBe(1);
    expect((await hippodrome('moves', file)).code).toBe(0);
  });

  it('takes the short name of a game too', async () => {
    expect((await hippodrome('check', 'chess')).out).toMatch(/chess\.md: \d+ tests passed, 0 failed\n$/);
    expect((await hippodrome('check', 'ches')).out).toContain('[variant/unknown]');
  });
});

describe('analyse', () => {
  it('finds the best lines', async () => {
    const args = ['analyse', 'chess', '--fen', '7k/8/8/8/8/8/R7/1R2K3 w - - 0 1', '--depth', '4', '--multipv', '2'];
    const { code, err, json } = await hippodrome(...args, '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const found = json() as { lines: { score: object; pv: string[] }[] };
    expect(Object.keys(found)).toEqual(['depth', 'nodes', 'seconds', 'nps', 'lines']);
    expect(found.lines[0]?.score).toEqual({ mate: 2 });
    expect(new Set(found.lines.map(({ pv }) => pv[0])).size).toBe(2);
    const { out } = await hippodrome(...args);
    expect(out).toMatch(/^White to move: depth \d+, \d+ nodes in \d+\.\d s\n1\. winning in 2: R[ab]7 K\w+ R\w+#\n2\. /);
  });

  it('keeps to what it may spend', async () => {
    const { json } = await hippodrome('analyse', 'knights', '--nodes', '500', '--json');
    expect((json() as { nodes: number }).nodes).toBeLessThanOrEqual(500);
    expect((await hippodrome('analyse', 'knights', '--movetime', '50', '--json')).code).toBe(0);
  });

  it('has nothing to say where nobody is to move', async () => {
    const mated = ['analyse', 'chess', '--fen', 'R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1', '--json'];
    const { code, err, json } = await hippodrome(...mated);
    expect(code).toBe(1);
    expect(err).toMatch(/^input:1:1: .* \[engine\/game-over\]\n$/);
    expect(json()).toMatchObject({ error: { code: 'engine/game-over' } });
  });
});

describe('bench', () => {
  it('has one signature, whatever implementation searches', { timeout: 120_000 }, async () => {
    const { code, json } = await hippodrome('bench', '--depth', '2', '--json');
    expect(code).toBe(0);
    const first = json() as { signature: number; nodes: number };
    expect(Object.keys(first)).toEqual(['signature', 'nodes', 'seconds', 'nps']);
    expect(first.nodes).toBeGreaterThan(1000);
    const { out } = await hippodrome('bench', '--depth', '2', '--core', 'generic');
    expect(out).toContain(`signature ${first.signature}: ${first.nodes} nodes in `);
    expect(out).toMatch(/^knights: \d+ nodes$/m);
  });
});

describe.each([
  ['uci', 'isready', 'readyok'],
  ['cecp', 'ping 1', 'pong 1'],
])('%s', (command, question, answer) => {
  it('speaks until its input ends', async () => {
    const { code, out, err } = await converse([command], `${question}\n`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n')).toContain(answer);
  });

  it('plays the game that it is told to', async () => {
    const lines = command === 'uci' ? 'd\n' : 'variant nightrider\n';
    expect((await converse([command, 'nightrider'], lines)).out).toMatch(/rnbqkbnr|Variant: nightrider/);
    expect(await converse([command, 'nightridder'], '')).toMatchObject({
      code: 1,
      err: expect.stringContaining('[variant/unknown]'),
    });
  });
});

describe('usage', () => {
  it.each([
    ['no command'],
    ['an unknown command', 'chek'],
    ['a missing argument', 'moves'],
    ['a missing option', 'perft', 'nightrider'],
    ['an unknown option', 'variants', '--yaml'],
    ['a number that is none', 'perft', 'nightrider', '--depth', 'x'],
    ['a level that there will never be', 'play', 'nightrider', '--level', '9'],
    ['a side that there is not', 'play', 'nightrider', '--side', 'red'],
    ['an unknown core', 'perft', 'nightrider', '--depth', '1', '--core', 'fast'],
    ['too many arguments', 'moves', 'nightrider', 'e4'],
  ])('%s gives exit code 2 and nothing on stdout', async (_case, ...args) => {
    const { code, out, err } = await hippodrome(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).not.toBe('');
  });

  it('suggests a command', async () => {
    expect((await hippodrome('chek')).err).toContain('Did you mean check?');
  });

  it('--help and --version are fine', async () => {
    expect(await hippodrome('--help')).toMatchObject({ code: 0, err: '' });
    expect(await hippodrome('--version')).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
  });
});

describe('play', () => {
  it('ends with its input', async () => {
    const { code, out } = await hippodrome('play', 'nightrider');
    expect(code).toBe(0);
    expect(out).toContain('Move 1, White to move.');
  });
});
