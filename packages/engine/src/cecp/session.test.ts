import { error, fail, ok } from '@hippodrome/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { converse, thoughtOf } from '../../test-support/protocol.js';
import type { Score } from '../search/score.js';
import { createCecpSession } from './session.js';

const talk = () => converse(createCecpSession);

const scored = (score: Score, ...moves: readonly [string, ...string[]]) => {
  const thought = thoughtOf(...moves);
  return ok({ ...thought, lines: [{ score, depth: 3, moves }] as const });
};

describe('the handshake', () => {
  it('tells what the engine can do, and which games XBoard can show', async () => {
    const { hear, answers } = talk();
    hear('xboard', 'protover 2', 'accepted done', 'rejected san');
    const lines = await answers();
    expect(lines[0]).toBe('feature done=0');
    expect(lines.at(-1)).toBe('feature done=1');
    expect(lines[1]).toContain('myname="Test 1.0" ping=1 setboard=1');
    expect(lines).toContain('feature memory=1 smp=1');
    const variants = /variants="(.*)"/.exec(lines.find((line) => line.includes('variants=')) ?? '')?.[1]?.split(',');
    expect(variants?.[0]).toBe('normal');
    expect(variants).toEqual(expect.arrayContaining(['nightrider', 'cavalier', 'widenightrider', 'spiderrider']));
    // Black begins there; pawns promote before the end of the board here.
    expect(variants).not.toContain('knights');
    expect(variants).not.toContain('omega');
  });

  it('answers pings in their turn, while it thinks too', async () => {
    const { hear, answers, engine } = talk();
    engine.isQuick = false;
    hear('new', 'usermove e2e4', 'ping 7');
    expect(await answers()).toEqual(['pong 7']);
  });

  it('knows what it does not know', async () => {
    const { hear, answers } = talk();
    hear('foo', 'levl 40 5 0', 'level x 5 0', 'st soon', 'option Contempt=3', 'undo');
    expect(await answers()).toEqual([
      'Error (unknown command): foo',
      'Error (unknown command): levl',
      'Error (not a time control): level x 5 0',
      'Error (a number is needed): st soon',
      'Error (no such option, or not a value of it): option Contempt=3',
      'Error (command not legal now): undo',
    ]);
  });
});

describe('a game', () => {
  it('is played with Black after new, and with the side to move after go', async () => {
    const { hear, answers } = talk();
    hear('new', 'usermove e2e4');
    expect(await answers()).toEqual([expect.stringMatching(/^move [a-h][78][a-h]\d$/)]);
    hear('force', 'usermove d2d4');
    expect(await answers()).toEqual([]);
    hear('go');
    expect(await answers()).toHaveLength(1);
    hear('new', 'go');
    expect(await answers()).toEqual([expect.stringMatching(/^move [a-h][12]/)]);
    hear('new', 'force', 'playother', 'e2e4');
    expect(await answers()).toHaveLength(1);
  });

  it('is chess after new, whatever else there is', async () => {
    const { hear, answers } = talk();
    hear('new', 'variant nightrider', 'new', 'force', 'usermove b1d5', 'variant nightrider', 'usermove b1d5');
    expect((await answers()).filter((line) => line.startsWith('Illegal'))).toHaveLength(1);
  });

  it('goes on from a position, and after taking back', async () => {
    const { hear, answers, engine } = talk();
    hear('new', 'force', 'setboard 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'usermove e2e4', 'usermove e8e7', 'undo', 'go');
    expect(await answers()).toHaveLength(1);
    expect(engine.questions[0]?.record).toEqual({ fen: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', moves: ['e2e4'] });
    hear('remove', 'go');
    await answers();
    expect(engine.questions[1]?.record.moves).toEqual([]);
  });

  it('refuses moves and positions that cannot be', async () => {
    const { hear, answers } = talk();
    hear('new', 'force', 'usermove e2e5', 'usermove e2', 'setboard 8/8 w');
    const [illegal, short, position] = await answers();
    expect(illegal).toMatch(/^Illegal move \(.*\): e2e5$/);
    expect(short).toMatch(/^Illegal move \(.*\): e2$/);
    expect(position).toMatch(/^tellusererror Illegal position: /);
  });

  it('is no place for a move out of turn', async () => {
    const { hear, answers, engine } = talk();
    engine.isQuick = false;
    hear('new', 'go', 'usermove e2e4');
    expect(await answers()).toEqual(['Error (command not legal now): usermove e2e4']);
  });

  it('has its move at once when asked, and none when the game has been left meanwhile', async () => {
    const { hear, answers, engine } = talk();
    engine.isQuick = false;
    hear('new', 'go');
    expect(await answers()).toEqual([]);
    hear('?');
    expect(await answers()).toEqual([expect.stringMatching(/^move /)]);
    hear('usermove e7e5');
    await answers();
    hear('force', 'ping 1');
    expect(await answers()).toEqual(['pong 1']);
  });

  it('leaves when it is told to, and says nothing any more', async () => {
    const { hear, session, lines, engine } = talk();
    engine.isQuick = false;
    hear('new', 'go');
    await new Promise((resolve) => setImmediate(resolve));
    hear('quit');
    await session.left;
    engine.stop();
    await new Promise((resolve) => setImmediate(resolve));
    expect(lines).toEqual([]);
  });
});

describe('time', () => {
  const askedAfter = async (...lines: readonly string[]) => {
    const { hear, answers, engine } = talk();
    hear('new', ...lines, 'go');
    await answers();
    return engine.questions.at(-1)?.options;
  };

  it.each([
    [['level 40 5 0'], { clock: { remaining: 300_000, increment: 0, movesToGo: 40, overhead: 50 } }],
    [['level 0 2:30 1.5', 'time 1234'], { clock: { remaining: 12_340, increment: 1500, overhead: 50 } }],
    [['level 2 5 0', 'force', 'usermove e2e4', 'usermove e7e5'], { clock: { movesToGo: 1 } }],
    [['st 3'], { limits: { milliseconds: 2950 } }],
    [['sd 4'], { limits: { depth: 4 }, clock: { remaining: 300_000 } }],
  ])('%j', async (lines, options) => {
    expect(await askedAfter(...lines)).toMatchObject(options);
  });

  it('is measured by the last command that says how', async () => {
    expect((await askedAfter('st 3', 'level 0 1 0'))?.limits).toEqual({});
    expect((await askedAfter('level 0 1 0', 'st 3'))?.clock).toBeUndefined();
  });
});

describe('pondering', () => {
  const start = async (expected: string) => {
    const talking = talk();
    talking.engine.thoughts.push(scored({ cp: 10 }, 'e2e4', expected));
    talking.hear('new', 'hard', 'time 6000', 'go');
    const said = await talking.answers();
    return { ...talking, said };
  };

  it('goes over into thinking when the expected move is played', async () => {
    const { said, hear, answers, engine } = await start('e7e5');
    expect(said).toEqual(['move e2e4']);
    expect(engine.questions[1]).toMatchObject({
      record: { moves: ['e2e4', 'e7e5'] },
      options: { pondering: true },
    });
    hear('time 5000', 'usermove e7e5');
    expect(await answers()).toEqual([expect.stringMatching(/^move /)]);
    expect(engine.calls).toContain('ponderHit');
    expect(engine.questions).toHaveLength(2);
  });

  it('ends when another move is played', async () => {
    const { hear, answers, engine } = await start('e7e5');
    hear('usermove d7d5');
    expect(await answers()).toEqual([expect.stringMatching(/^move /)]);
    expect(engine.calls).not.toContain('ponderHit');
    expect(engine.questions[2]?.record.moves).toEqual(['e2e4', 'd7d5']);
  });

  it('ends with easy, and gives a hint', async () => {
    const { hear, answers, engine } = await start('e7e5');
    hear('hint', 'easy');
    expect(await answers()).toEqual(['Hint: e7e5']);
    expect(engine.calls.at(-1)).toBe('stop');
  });
});

describe('results', () => {
  const MATE_IN_ONE = 'setboard 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1';

  it('are told to people', async () => {
    const { hear, answers, engine } = talk();
    engine.thoughts.push(scored({ mate: 1 }, 'a1a8'));
    hear('new', 'force', MATE_IN_ONE, 'go');
    expect(await answers()).toEqual(['move a1a8', '1-0 {White wins: checkmate}']);
  });

  it('that it wins are not claimed from programs, but those that it loses are admitted', async () => {
    const { hear, answers, engine } = talk();
    engine.thoughts.push(scored({ mate: 1 }, 'a1a8'));
    hear('new', 'computer', 'force', MATE_IN_ONE, 'go');
    expect(await answers()).toEqual(['move a1a8']);
    hear('new', 'computer', 'force', MATE_IN_ONE, 'playother', 'usermove a1a8');
    expect(await answers()).toEqual(['1-0 {White wins: checkmate}']);
  });

  it('that are draws are offered to programs, and the game goes on', async () => {
    const { hear, answers } = talk();
    hear('new', 'computer', 'force', 'setboard 4k3/8/8/8/8/8/4p3/4K3 w - - 0 1', 'playother', 'usermove e1e2');
    expect(await answers()).toEqual(['offer draw', expect.stringMatching(/^move e8/), 'offer draw']);
  });

  it('by agreement need the engine to be worse, or the game to be drawn', async () => {
    const { hear, answers, engine } = talk();
    engine.thoughts.push(scored({ cp: -300 }, 'e2e4'), scored({ cp: 300 }, 'd2d4'));
    hear('new', 'draw', 'go');
    expect(await answers()).toEqual(['move e2e4']);
    hear('draw');
    expect(await answers()).toEqual(['offer draw']);
    hear('usermove e7e5');
    await answers();
    hear('draw');
    expect(await answers()).toEqual([]);
  });
});

describe('analysis', () => {
  it('posts what is thought, follows the moves and ends', async () => {
    const { hear, answers, engine } = talk();
    engine.thoughts.push(scored({ mate: -3 }, 'e2e4', 'e7e5'));
    hear('new', 'option MultiPV=2', 'analyze');
    await answers();
    engine.stop();
    expect(await answers()).toEqual(['3 -100003 1 20 e2e4 e7e5']);
    hear('usermove d2d4', 'undo', 'exit', 'ping 2');
    expect((await answers()).at(-1)).toBe('pong 2');
    expect(engine.questions.map(({ record }) => record.moves)).toEqual([[], ['d2d4'], []]);
    expect(engine.questions[0]?.options.lines).toBe(2);
  });

  it('posts scores in centipawns, and only when asked to in a game', async () => {
    const { hear, answers, engine } = talk();
    engine.thoughts.push(scored({ cp: 31 }, 'e2e4'), scored({ mate: 2 }, 'd2d4'));
    hear('new', 'post', 'go');
    expect(await answers()).toEqual(['3 31 1 20 e2e4', 'move e2e4']);
    hear('nopost', 'usermove e7e5');
    expect(await answers()).toEqual(['move d2d4']);
  });
});

describe('games that XBoard does not know', () => {
  it('are explained: board, pictures, moves', async () => {
    const { hear, answers } = talk();
    hear('new', 'variant nightrider');
    expect(await answers()).toEqual([
      'setup (P.BRQ.......NKp.brq.......nk) 8x8+0_fairy rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      'piece K& KirO2ilO2',
      'piece Q& Q',
      'piece R& R',
      'piece B& B',
      'piece N& N0',
      'piece P& fmWfceFifmnD',
    ]);
  });

  it('have the kind that promotes in the place of the pawn, under rules that suit its moves', async () => {
    const { hear, answers } = talk();
    hear('new', 'variant cavalier');
    const [setup, ...pieces] = await answers();
    expect(setup).toMatch(/^setup \(C.*K\w*c.*k\) 8x8\+0_berolina mnpqkpnm\/cccccccc\//);
    expect(pieces).toContain('piece C& afsW');
    expect(pieces).toContain('piece K& KN');
  });

  it('are played by the nearest rules: no castling but beside the rook', async () => {
    const { hear, answers, engine } = talk();
    hear('new', 'variant widenightrider', 'force', 'setboard 5k6/12/12/12/12/12/12/12/12/R5K4R w KQ - 0 1', 'ping 1');
    const lines = await answers();
    expect(lines).toContain('piece K& K');
    hear('usermove g0i0,l0g0');
    expect((await answers())[0]).toMatch(/^Illegal move/);
    hear('go');
    await answers();
    expect(engine.calls.some((call) => call.startsWith('load wide-nightrider'))).toBe(true);
  });

  it('count ranks as XBoard does: from 0 on ten ranks, past 9 by the characters behind it', async () => {
    const wide = talk();
    wide.hear('new', 'variant widenightrider', 'usermove a1a3');
    expect((await wide.answers()).at(-1)).toMatch(/^move [a-l][89][a-l][0-9]$/);
    expect(wide.engine.questions[0]?.record.moves).toEqual(['a2a4']);
    const spider = talk();
    spider.hear('new', 'variant spiderrider', 'force', 'usermove e3e5', 'usermove e;e:', 'go');
    expect((await spider.answers()).at(-1)).toMatch(/^move /);
    expect(spider.engine.questions[0]?.record.moves).toEqual(['e3e5', 'e11e10']);
  });

  it('are not those that there are not', async () => {
    const { hear, answers } = talk();
    hear('new', 'variant checkers');
    expect((await answers())[0]).toMatch(/^Error \(.*there is no game.*\): variant checkers$/);
  });
});

describe('settings', () => {
  it('reach the engine with the next game', async () => {
    const { hear, answers, engine } = talk();
    hear('memory 64', 'cores 2', 'option Limit Strength=1', 'option Elo=1300', 'new', 'go');
    await answers();
    expect(engine.calls).toContain('load chess {"hash":64,"threads":2}');
    expect(engine.questions[0]?.options.level).toBe(3);
  });

  it('that fail are told', async () => {
    const { hear, answers, engine } = talk();
    engine.thoughts.push(fail(error('engine/crashed', 'it has\nstopped')));
    hear('new', 'go');
    expect(await answers()).toEqual(['tellusererror it has stopped [engine/crashed]']);
  });
});

const WELL_FORMED = [
  /^feature (\w+=(\d|"[^"]*") ?)+$/,
  /^(setup|piece|move|Hint:|telluser|tellusererror) \S.*$/,
  /^Illegal move \(.+\): .*$/,
  /^Error \(.+\):( .*)?$/,
  /^pong ?.*$/,
  /^offer draw$/,
  /^(1-0|0-1|1\/2-1\/2) \{.+\}$/,
  /^stat01: \d+ \d+ \d+ \d+ \d+ \S+$/,
  /^\d+ -?\d+ \d+ \d+( \S+)+$/,
  /^ There is no opening book\.$/,
  /^$/,
];

const WORDS = (
  'xboard protover 2 new variant nightrider spiderrider normal force go playother white black level 40 5 0 2:30 st sd time ' +
  'otim ? ping 1 draw result 1-0 setboard usermove e2e4 e7e5 a1a3 hint bk undo remove hard easy post nopost analyze exit . ' +
  'memory cores option MultiPV=2 4k3/8/8/8/8/8/8/4K3 w - \u0000 🐎 -5 99999999999 computer'
).split(' ');

describe('whatever it hears', () => {
  const words = fc.array(fc.constantFrom(...WORDS), { maxLength: 6 }).map((parts) => parts.join(' '));
  const line = fc.oneof({ weight: 3, arbitrary: words }, fc.string({ unit: 'binary', maxLength: 40 }));

  it('every answer is a line of the protocol, and it goes on listening', async () => {
    const holds = fc.asyncProperty(fc.array(line, { maxLength: 25 }), async (heard) => {
      const { hear, session, lines } = talk();
      hear(...heard, 'ping 99');
      await session.hangUp();
      for (const answer of lines) expect(WELL_FORMED.some((form) => form.test(answer)) ? '' : answer).toBe('');
      expect(lines).toContain('pong 99');
    });
    await fc.assert(holds, { numRuns: 100 });
  });
});
