import { describe, expect, it } from 'vitest';
import { expectOk } from '../result.js';
import { compile } from '../rule/compile.js';
import { PARENT } from './documents.test-helper.js';
import { runTests, type TestReport } from './examples.js';
import { loadVariant } from './load.js';

const PROSE_LINE = PARENT.split('\n').length;

/** Runs one block in the parent game; its fence is on line 0. */
function run(info: string, ...lines: readonly string[]): TestReport {
  return runBlocks([`\`\`\`${info}`, ...lines, '```', ''].join('\n'));
}

function runBlocks(prose: string, budget?: number): TestReport {
  const spec = expectOk(loadVariant(PARENT + prose));
  return runTests(spec, expectOk(compile(spec)), budget);
}

/** `line:column code` with lines counted from the fence, or `passed`. */
function verdict({ passed, failed, problems }: TestReport): string {
  const [problem] = problems;
  if (problem === undefined) return passed === 1 && failed === 0 ? 'passed' : 'nothing ran';
  return `${(problem.line ?? 0) - PROSE_LINE}:${problem.column} ${problem.code}`;
}

const KINGS = '4k3/8/8/8/8/8/8/4K3 w - - 0 1';

describe('examples that hold', () => {
  it.each([
    ['perft', ['1 20', '2 400', '', '3 8902']],
    ['perft', ['fen: r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', '2 568', '1 26']],
    ['perft', ['after: 1. e4 e5', '1 29']],
    ['moves e1', [`fen: ${KINGS}`, 'd1 d2 e2 f2 f1']],
    ['moves e8', ['fen: 1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'after: axb8=Q+', 'd7 e7 f7']],
    ['moves a1', ['none']],
    ['legal', ['e4 e2e4 Nf3 Na3']],
    ['legal', ['fen: r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'O-O e1c1 Rxa8+']],
    ['illegal too far', ['e5 e2e5 Nd2 Ke2 O-O']],
    ['play', ['1. e4 e5 2. Nf3', '-> rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R  b KQkq - 1 2']],
    ['play', ['1. e4 e5 2. Nf3']],
    ['legal', ['fen: 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'exd6 e.p. exd6e.p. exd6 e5xd6 e5d6 e.p.']],
    ['play', ['fen: 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', '1. exd6 e.p. Kd7']],
    ['legal', ['fen: 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'O-O e1g1 Ra8+! Ra8 Rh8+']],
    ['legal', ['fen: 4k3/8/8/8/3p4/8/8/3QK3 w - - 0 1', 'Qxd4 Qd4 Q:d4 d1xd4']],
    ['result', ['1. f3 e5 2. g4 Qh4# -> black checkmate']],
    ['result', ['fen: 7k/8/6K1/8/8/8/5Q2/8 w - - 0 1', 'Qf7', '-> draw stalemate']],
    ['result', [`fen: ${KINGS}`, '-> draw insufficient-material']],
    ['result', ['-> none']],
    [
      'fen',
      [KINGS, `${KINGS} -> ${KINGS}`, '4k3/8/8/8/8/8/8/4K3 w KQ - 0 1', `-> ${KINGS}`, '8/8 -> refused fen/rank-count'],
    ],
  ])('%s %j', (info, lines) => {
    expect(verdict(run(info, ...lines))).toBe('passed');
  });
});

describe('examples that fail', () => {
  it.each([
    ['a wrong count', 'perft', ['1 20', '2 401'], '2:1 test/perft'],
    ['a move left out', 'moves e1', [`fen: ${KINGS}`, 'd1 d2 e2 f2'], '2:1 test/moves'],
    ['a move too many', 'moves e1', [`fen: ${KINGS}`, 'd1 d2 e2 f2 f1 g1'], '2:16 test/moves'],
    ['moves where there are none', 'moves e1', ['e2'], '1:1 test/moves'],
    ['none where there are moves', 'moves g1', ['none'], '1:1 test/moves'],
    ['moves of no piece', 'moves e4', ['none'], '0:10 test/moves'],
    ['an illegal move called legal', 'legal', ['e4 e5'], '1:4 test/not-legal'],
    ['nonsense called legal', 'legal', ['e4 x'], '1:4 test/not-legal'],
    ['a legal move called illegal', 'illegal', ['e5 e4'], '1:4 test/legal'],
    ['nonsense called illegal', 'illegal', ['e5 what'], '1:4 test/not-a-move'],
    ['a square off the board called illegal', 'illegal', ['e2e9'], '1:1 test/not-a-move'],
    [
      'an ambiguous move called illegal',
      'illegal',
      ['fen: 4k3/8/8/8/8/8/4K3/R6R w - - 0 1', 'Rd1'],
      '2:1 test/not-a-move',
    ],
    ['a game that breaks off', 'play', ['1. e4 e5', '2. Nf5'], '2:4 test/not-legal'],
    ['another position', 'play', ['1. e4', `-> ${KINGS}`], '2:4 test/play'],
    ['a mark that is not earned', 'play', ['1. e4+'], '1:4 test/wrong-mark'],
    ['a check called mate', 'play', ['fen: 4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'Ra8#'], '2:1 test/wrong-mark'],
    ['a mark before a sign of opinion', 'play', ['1. e4+!'], '1:4 test/wrong-mark'],
    ['a capture of nothing', 'legal', ['e4 Nxf3'], '1:4 test/wrong-mark'],
    ['a push written as a capture', 'play', ['1. exe4'], '1:4 test/wrong-mark'],
    ['a capture of nothing in coordinates', 'legal', ['e2xe4'], '1:1 test/wrong-mark'],
    ['a capture of nothing with a colon', 'legal', ['N:f3'], '1:1 test/wrong-mark'],
    [
      'a capture that is not made in passing',
      'legal',
      ['fen: 4k3/8/3p4/4P3/8/8/8/4K3 w - - 0 1', 'exd6 e.p.'],
      '2:1 test/wrong-mark',
    ],
    ['a sign of no move', 'legal', ['e.p. e4'], '1:1 test/not-legal'],
    ['another result', 'result', ['1. e4', '-> white checkmate'], '2:4 test/result'],
    ['the right winner by another rule', 'result', ['1. f3 e5 2. g4 Qh4# -> black extinction'], '1:24 test/result'],
    ['moves after the end', 'result', [`fen: ${KINGS}`, 'Kd1', '-> draw insufficient-material'], '2:1 test/result'],
    ['a position that is none', 'legal', ['fen: 8/8 w - - 0 1', 'e4'], '1:9 test/bad-fen'],
    ['a history that is none', 'legal', ['after: 1. e4 e6 2. e6', 'e4'], '1:20 test/not-legal'],
    ['a FEN that changes', 'fen', ['4k3/8/8/8/8/8/8/4K3 w KQ - 0 1'], '1:1 test/fen'],
    ['a FEN refused for another reason', 'fen', ['8/8 w - - 0 1', '-> refused fen/bad-rank'], '2:4 test/fen'],
    ['a FEN that is not refused', 'fen', [`${KINGS} -> refused fen/bad-rank`], '1:34 test/fen'],
    ['a FEN that should not be refused', 'fen', ['8/8 w - - 0 1'], '1:1 test/fen'],
  ])('%s', (_name, info, lines, expected) => {
    expect(verdict(run(info, ...lines))).toBe(expected);
  });

  it('say what was expected and what came out', () => {
    const message = (report: TestReport): string | undefined => report.problems[0]?.message;
    expect(message(run('perft', '2 401'))).toBe('perft 2 should be 401, it is 400');
    expect(message(run('moves e1', `fen: ${KINGS}`, 'd2 e2 f1 f2 g1'))).toContain(
      'cannot reach g1; it can also reach d1',
    );
    expect(message(run('illegal out of turn', 'e4'))).toContain('(out of turn)');
    expect(message(run('result', '-> white checkmate'))).toBe('the result should be white checkmate, it is none');
    expect(message(run('play', '1. e4', `-> ${KINGS}`))).toContain(
      'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1',
    );
  });

  it('are one problem each, in the order of the document', () => {
    const { passed, failed, problems } = runBlocks(
      '```perft\n1 1\n2 2\n```\n```perft\n1 20\n```\n```legal\ne5 e6\n```\n',
    );
    expect({ passed, failed }).toEqual({ passed: 1, failed: 2 });
    expect(problems.map(({ code }) => code)).toEqual(['test/perft', 'test/not-legal']);
  });
});

describe('the budget of all examples together', () => {
  it('is spent by the positions that perft visits', () => {
    const prose = `\`\`\`perft\nfen: ${KINGS}\n1 5\n2 25\n3 170\n\`\`\`\n`;
    const needed = 1 + (1 + 5) + (1 + 5 + 25);
    expect(runBlocks(prose, needed).failed).toBe(0);
    expect(runBlocks(prose, needed - 1).problems[0]).toMatchObject({ code: 'test/budget', line: PROSE_LINE + 4 });
  });

  it('is spent faster where there are many moves: one more for each 16', () => {
    const prose = '```perft\n2 400\n```\n```moves b1\na3 c3\n```\n';
    const needed = 2 + (2 + 20 * 2) + 2;
    expect(runBlocks(prose, needed).failed).toBe(0);
    expect(runBlocks(prose, needed - 1).problems[0]).toMatchObject({ code: 'test/budget', line: PROSE_LINE + 3 });
  });

  it('is spent by the moves of every kind of test', () => {
    const tests = ['```legal\ne4\n```\n', '```illegal\ne5\n```\n', '```moves g1\nf3 h3\n```\n', '```play\ne4\n```\n'];
    const prose = [...tests, '```result\ne4 -> none\n```\n', `\`\`\`fen\n${KINGS}\n\`\`\`\n`].join('');
    expect(runBlocks(prose, 5 * 2 + 1)).toMatchObject({ passed: 6, failed: 0 });
    expect(runBlocks(prose, 0).problems.map(({ code }) => code)).toEqual(Array(6).fill('test/budget'));
  });

  it('stops a count that nobody would wait for', () => {
    expect(runBlocks('```perft\n12 1\n```\n', 10_000).problems[0]).toMatchObject({ code: 'test/budget' });
  });
});
