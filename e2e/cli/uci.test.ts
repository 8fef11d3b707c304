/** The engine as graphical interfaces start it: a process that speaks UCI. */
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { converse, hippodrome } from './hippodrome.js';

const uci = (...lines: readonly string[]) => hippodrome(['uci'], { input: lines.map((line) => `${line}\n`).join('') });

describe('a UCI process', () => {
  it('goes through a session as a GUI leads it, and leaves with quit', async () => {
    const talk = converse(['uci']);
    talk.say('uci');
    expect(await talk.hear(/^option name UCI_Variant type combo default chess .*var nightrider/)).toBeDefined();
    expect(await talk.hear(/^uciok$/)).toBeDefined();
    talk.say('setoption name UCI_Variant value nightrider');
    talk.say('ucinewgame');
    talk.say('isready');
    expect(await talk.hear(/^readyok$/)).toBeDefined();
    talk.say('position startpos moves b1c3 b8c6');
    talk.say('go wtime 3000 btime 3000 winc 10 binc 10');
    expect(await talk.hear(/^info depth \d+ .* score .* pv /)).toBeDefined();
    expect(await talk.hear(/^bestmove [a-h]\d[a-h]\d/)).toBeDefined();
    talk.say('quit');
    expect(await talk.ended).toBe(0);
  });

  it('is ready, and can be stopped, in the middle of a search', async () => {
    const talk = converse(['uci', 'spider-rider']);
    talk.say('position startpos');
    talk.say('go infinite');
    expect(await talk.hear(/^info depth 1 /)).toBeDefined();
    talk.say('isready');
    expect(await talk.hear(/^readyok$/)).toBeDefined();
    talk.say('stop');
    expect(await talk.hear(/^bestmove /)).toBeDefined();
    talk.say('quit');
    expect(await talk.ended).toBe(0);
  });

  it('ponders, and moves after the hit', async () => {
    const talk = converse(['uci']);
    talk.say('position startpos moves e2e4 e7e5');
    talk.say('go ponder wtime 500 btime 500');
    expect(await talk.hear(/^info depth 3 /)).toBeDefined();
    talk.say('ponderhit');
    expect(await talk.hear(/^bestmove /)).toBeDefined();
    talk.hangUp();
    expect(await talk.ended).toBe(0);
  });

  it('finishes what it was asked for when its input ends', async () => {
    const { code, out, err } = await uci('position startpos', 'go depth 3', 'go perft 3', 'bench 1');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(
      /^bestmove .*\n(.*\n)*Nodes searched: 8902\n(.*\n)*Nodes searched {2}: \d+\nNodes\/second {4}: \d+\n$/m,
    );
  });

  it('has the same signature every time', async () => {
    const signature = async () => /^Nodes searched {2}: \d+$/m.exec((await uci('bench 2')).out)?.[0];
    expect(await signature()).toBe(await signature());
  });

  it('plays documents, and says what is wrong with others', async () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hippodrome uci ')));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const document = (betza: string): string =>
      `---\ntitle: Camels\nslug: camels\nparent: chess\nengine:\n  pieces:\n    camelrider: { notation: N, betza: ${betza} }\n---\n`;
    writeFileSync(join(folder, 'camels.md'), document('CC'));
    writeFileSync(join(folder, 'wrong.md'), document('qq'));
    const { out } = await uci(
      `setoption name VariantPath value ${folder}/camels.md;${folder}/wrong.md`,
      'setoption name UCI_Variant value camels',
      'position startpos',
      'go perft 1',
    );
    expect(out).toMatch(/^b1c4: 1$/m);
    expect(out).toMatch(/^info string error: .* at 7:\d+ \[betza\/.*\]$/m);
  });
});

describe('a CECP process', () => {
  it('goes through a session as XBoard leads it', async () => {
    const talk = converse(['cecp']);
    for (const line of ['xboard', 'protover 2']) talk.say(line);
    expect(await talk.hear(/^feature variants="normal,/)).toBeDefined();
    expect(await talk.hear(/^feature done=1$/)).toBeDefined();
    for (const line of ['new', 'variant widenightrider', 'level 40 1 0', 'post', 'hard', 'usermove b1b4'])
      talk.say(line);
    expect(await talk.hear(/^setup \(.*\) 12x10\+0_fairy /)).toBeDefined();
    expect(await talk.hear(/^\d+ -?\d+ \d+ \d+ [a-l]\d[a-l]\d/)).toBeDefined();
    expect(await talk.hear(/^move [a-l]\d[a-l]\d$/)).toBeDefined();
    for (const line of ['ping 3', 'force', 'undo', 'analyze']) talk.say(line);
    expect(await talk.hear(/^pong 3$/)).toBeDefined();
    expect(await talk.hear(/^\d+ -?\d+ \d+ \d+ [a-l]\d[a-l]\d/)).toBeDefined();
    talk.say('quit');
    expect(await talk.ended).toBe(0);
  });
});
