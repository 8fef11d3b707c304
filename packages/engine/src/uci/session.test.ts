import { error, fail, ok } from '@hippodrome/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { converse, thoughtOf } from '../../test-support/protocol.js';
import { createUciSession } from './session.js';

const talk = () => converse(createUciSession);

/** `info string`s are for people, and tested where they matter. */
const essential = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => !line.startsWith('info string'));

describe('the handshake', () => {
  it('names the engine and its options', async () => {
    const { hear, answers } = talk();
    hear('uci');
    const lines = await answers();
    expect(lines.slice(0, 2)).toEqual(['id name Test 1.0', 'id author Nobody']);
    expect(lines.at(-1)).toBe('uciok');
    expect(lines).toContainEqual(
      expect.stringMatching(/^option name UCI_Variant type combo default chess( var [\w-]+)+$/),
    );
    expect(lines).toContain('option name Threads type spin default 1 min 1 max 8');
    expect(lines).toContain('option name Hash type spin default 16 min 1 max 1024');
    expect(lines).toContain('option name Ponder type check default false');
  });

  it('is ready when the game is loaded', async () => {
    const { hear, answers, engine } = talk();
    hear('setoption name Hash value 64', 'isready');
    expect(essential(await answers())).toEqual(['readyok']);
    expect(engine.calls).toEqual(['load chess {"threads":1,"hash":64}']);
    hear('isready');
    expect(await answers()).toEqual(['readyok']);
    expect(engine.calls).toHaveLength(1);
  });

  it('is ready while it searches', async () => {
    const { hear, answers } = talk();
    hear('position startpos', 'go infinite', 'setoption name Hash value 8', 'isready');
    expect(essential(await answers())).toEqual(['readyok']);
  });

  it('leaves when it is told to, and says nothing any more', async () => {
    const { hear, session, lines } = talk();
    hear('position startpos', 'go infinite');
    hear('quit');
    await session.left;
    expect(essential(lines)).toEqual([]);
  });
});

describe('a search', () => {
  it('ends with the best move and the one expected behind it', async () => {
    const { hear, answers, engine } = talk();
    engine.thoughts.push(ok(thoughtOf('e2e4', 'e7e5')));
    hear('position startpos', 'go depth 3');
    expect(essential(await answers())).toEqual([
      'info depth 1 seldepth 2 multipv 1 score cp 31 nodes 20 nps 2000 hashfull 3 time 10 pv e2e4 e7e5',
      'bestmove e2e4 ponder e7e5',
    ]);
    expect(engine.questions[0]).toMatchObject({ record: { moves: [] }, options: { limits: { depth: 3 }, lines: 1 } });
  });

  it('that has no end waits for a stop', async () => {
    const { hear, answers } = talk();
    hear('position startpos', 'go infinite');
    expect(essential(await answers())).toEqual([]);
    hear('stop');
    expect((await answers()).at(-1)).toMatch(/^bestmove /);
    hear('stop');
    expect(await answers()).toEqual([]);
  });

  it('does not answer before the stop even when there is nothing left to find', async () => {
    const { hear, answers, engine } = talk();
    hear('position startpos', 'go infinite depth 2');
    expect((await answers()).some((line) => line.startsWith('bestmove'))).toBe(false);
    expect(engine.questions).toHaveLength(1);
    hear('stop');
    expect((await answers()).at(-1)).toMatch(/^bestmove /);
  });

  it('is stopped even before it has begun', async () => {
    const { hear, answers } = talk();
    hear('position startpos', 'go infinite', 'stop');
    expect((await answers()).at(-1)).toMatch(/^bestmove /);
  });

  it('that has limits is finished before the next begins; one without gives way', async () => {
    const { hear, answers, engine } = talk();
    engine.isQuick = false;
    hear('position startpos', 'go depth 4', 'go depth 5');
    await answers();
    expect(engine.questions).toHaveLength(1);
    engine.stop();
    await answers();
    expect(engine.questions).toHaveLength(2);
    engine.stop();
    hear('go infinite', 'go depth 1');
    await answers();
    engine.stop();
    expect((await answers()).filter((line) => line.startsWith('bestmove'))).toHaveLength(1);
    expect(engine.questions).toHaveLength(4);
  });

  it('ponders until the hit, then by the clock', async () => {
    const { hear, answers, engine } = talk();
    hear('position startpos moves e2e4', 'go ponder wtime 1000 btime 60000 binc 500 movestogo 12');
    expect(essential(await answers())).toEqual([]);
    expect(engine.questions[0]?.options).toMatchObject({
      pondering: true,
      clock: { remaining: 60_000, increment: 500, movesToGo: 12, overhead: 30 },
    });
    hear('ponderhit');
    expect((await answers()).at(-1)).toMatch(/^bestmove /);
    expect(engine.calls).toContain('ponderHit');
    expect(engine.calls).not.toContain('stop');
  });

  it('answers a stop while pondering', async () => {
    const { hear, answers } = talk();
    hear('position startpos', 'go ponder movetime 100', 'stop', 'ponderhit');
    expect((await answers()).filter((line) => line.startsWith('bestmove'))).toHaveLength(1);
  });

  it('is as strong, as broad and as careful as the options say', async () => {
    const { hear, answers, engine } = talk();
    hear('setoption name multipv value 3', 'setoption name Move Overhead value 100');
    hear('setoption name UCI_LimitStrength value true', 'setoption name UCI_Elo value 1000');
    hear('position startpos', 'go movetime 1000 searchmoves e2e4 d2d4');
    await answers();
    expect(engine.questions[0]?.options).toMatchObject({
      lines: 3,
      level: 2,
      limits: { milliseconds: 900, softMilliseconds: 1000 },
      among: ['e2e4', 'd2d4'],
    });
    hear('setoption name UCI_AnalyseMode value true', 'go depth 1');
    await answers();
    expect(engine.questions[1]?.options.level).toBeUndefined();
  });

  it('has no move when the game is over', async () => {
    const { hear, answers } = talk();
    hear('position startpos moves f2f3 e7e5 g2g4 d8h4', 'go depth 2');
    expect(essential(await answers())).toEqual(['info depth 0 score mate 0', 'bestmove (none)']);
    hear('position fen k7/2Q5/1K6/8/8/8/8/8 b - - 0 1', 'go depth 2');
    expect(essential(await answers())).toEqual(['info depth 0 score cp 0', 'bestmove (none)']);
  });

  it('says why the engine has no answer', async () => {
    const { hear, answers, engine } = talk();
    engine.thoughts.push(fail(error('engine/crashed', 'it has\nstopped')));
    hear('position startpos', 'go depth 2');
    expect((await answers()).slice(-2)).toEqual([
      'info string error: it has stopped [engine/crashed]',
      'bestmove (none)',
    ]);
  });
});

describe('positions', () => {
  it.each([
    ['position', 'uci/bad-position'],
    ['position startpos moves e2e5', 'move/'],
    ['position startpos e2e4', 'uci/bad-position'],
    ['position fen 8/8 w', 'fen/'],
    ['position fen 8/8/8/8/8/8/8/4K3 w - - 0 1', 'setup/no-royal'],
  ])('%s is complained about, and has no move', async (line, code) => {
    const { hear, answers, engine } = talk();
    hear('isready', line, 'go depth 1');
    const lines = await answers();
    expect(lines.some((text) => text.startsWith('info string error: ') && text.includes(`[${code}`))).toBe(true);
    expect(lines.at(-1)).toBe('bestmove (none)');
    expect(engine.questions).toHaveLength(0);
  });

  it('are described', async () => {
    const { hear, answers } = talk();
    hear('position startpos moves e2e4', 'd');
    expect(await answers()).toContain('Fen: rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1');
    hear('setoption name UCI_Variant value spider-rider', 'd');
    const lines = await answers();
    expect(lines.some((line) => line.includes('| * | * | * |'))).toBe(true);
    expect(lines).toContain('Variant: spider-rider');
  });

  it('are counted', async () => {
    const { hear, answers } = talk();
    hear('position startpos', 'go perft 7');
    expect(essential(await answers())).toEqual(['e2e4: 7', '', 'Nodes searched: 7']);
  });
});

describe('games', () => {
  it('are chosen by name, and begin anew', async () => {
    const { hear, answers, engine } = talk();
    hear('setoption name UCI_Variant value knights', 'go depth 1');
    const lines = await answers();
    expect(lines[0]).toMatch(/^info string variant knights files 8 ranks 8 startpos nnnqqnnn\/.* opening$/);
    expect(engine.calls[0]).toMatch(/^load knights /);
    expect(lines.at(-1)).toMatch(/^bestmove /);
  });

  it('that there are not change nothing', async () => {
    const { hear, answers, engine } = talk();
    hear('setoption name UCI_Variant value checkers', 'isready');
    expect((await answers())[0]).toMatch(/^info string error: .*\[variant\/unknown\]$/);
    expect(engine.calls[0]).toMatch(/^load chess /);
  });

  it('are read from documents', async () => {
    const { hear, answers, engine } = talk();
    hear('setoption name VariantPath value /my games/a.md; b.txt', 'setoption name UCI_Variant value added', 'isready');
    const lines = await answers();
    expect(lines[0]).toBe('info string variant added was read from "/my games/a.md"');
    expect(lines[1]).toMatch(/^info string error: b.txt cannot be read at 1:1 \[file\/unreadable\]$/);
    expect(engine.calls).toHaveLength(1);
  });

  it('end with ucinewgame, and so does what was remembered', async () => {
    const { hear, answers, engine } = talk();
    hear('ucinewgame', 'setoption name Clear Hash');
    await answers();
    expect(engine.calls).toEqual(['newGame', 'newGame']);
  });
});

describe('words that are none', () => {
  it.each([
    ['hello', 'unknown command "hello"'],
    ['positon startpos', '(did you mean "position"?)'],
    ['setoption name Hsh value 3', '(did you mean "Hash"?)'],
    ['setoption name Hash value many', 'Hash needs a whole number from 1 to 1024'],
    ['setoption name Hash value 0', 'Hash needs'],
    ['setoption name UCI_LimitStrength value maybe', 'needs true or false'],
    ['setoption Hash 3', 'an option is set by'],
    ['go depth', 'depth needs a whole number'],
    ['go depth x movetime 1', 'depth needs a whole number'],
    ['go fast', 'go does not know "fast"'],
  ])('%s', async (line, answer) => {
    const { hear, answers } = talk();
    hear(line);
    expect((await answers()).some((text) => text.startsWith('info string') && text.includes(answer))).toBe(true);
  });

  it('are skipped before a command', async () => {
    const { hear, answers } = talk();
    hear('joho isready');
    expect((await answers()).at(-1)).toBe('readyok');
  });
});

/** Every line that UCI, or the commands that other engines have besides, allows. */
const WELL_FORMED = [
  /^id (name|author) \S.*$/,
  /^uciok$/,
  /^readyok$/,
  /^option name \S.* type (check default (true|false)|spin default \d+ min \d+ max \d+|combo default \S+( var \S+)*|string default \S.*|button)$/,
  /^info string \S.*$/,
  /^info depth \d+ score (cp -?\d+|mate -?\d+)$/,
  /^info depth \d+ seldepth \d+ multipv \d+ score (cp -?\d+|mate -?\d+) nodes \d+ nps \d+ hashfull \d+ time \d+( pv( \S+)+)$/,
  /^bestmove \S+( ponder \S+)?$/,
  /^$/,
  /^ (\+---)+\+$/,
  /^( \| [A-Za-z *])+ \| \d+$/,
  /^( {3}[a-p])+$/,
  /^(Variant|Fen|Key|Check|Legal moves):( \S.*)?$/,
  /^\S+: \d+$/,
  /^Nodes searched: \d+$/,
  /^(Total time \(ms\)|Nodes searched {2}|Nodes\/second {4}): \d+$/,
];

const WORDS = (
  'uci isready ucinewgame position startpos fen moves go stop ponderhit d debug ' +
  'setoption name value UCI_Variant MultiPV Hash VariantPath a.md knights register ' +
  'infinite ponder depth nodes mate movetime wtime btime perft searchmoves e2e4 ' +
  '-1 0 3 99999999999 rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - \u0000 🐎'
).split(' ');

describe('whatever it hears', () => {
  const words = fc.array(fc.constantFrom(...WORDS), { maxLength: 8 }).map((parts) => parts.join(' '));
  const line = fc.oneof({ weight: 3, arbitrary: words }, fc.string({ unit: 'binary', maxLength: 40 }));

  it('every answer is a line of the protocol, and it goes on listening', async () => {
    const holds = fc.asyncProperty(fc.array(line, { maxLength: 25 }), async (heard) => {
      const { hear, session, lines } = talk();
      hear(...heard);
      await session.hangUp();
      for (const answer of lines) {
        expect(WELL_FORMED.some((form) => form.test(answer)) ? '' : answer).toBe('');
      }
      hear('stop', 'setoption name UCI_Variant value chess', 'position startpos', 'go depth 1');
      await session.hangUp();
      if (!heard.some((text) => text.includes('quit'))) expect(lines.at(-1)).toMatch(/^bestmove /);
    });
    await fc.assert(holds, { numRuns: 100 });
  });
});
