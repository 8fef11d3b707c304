import { readFileSync } from 'node:fs';
import { chooseMove } from '@hippodrome/engine';
import { compile, expectOk, Game, loadVariant, parseMove, writeSan } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { converse, hippodrome, ROOT } from './hippodrome.js';

const shipped = (slug: string): string => readFileSync(`${ROOT}variants/${slug}.md`, 'utf8');

/** Plays lines from a script. */
function play(variant: string, options: readonly string[], ...lines: readonly string[]) {
  return hippodrome(['play', variant, ...options], { input: lines.map((line) => `${line}\n`).join('') });
}

describe('a scripted game', () => {
  it('goes from the first move to checkmate', { timeout: 120_000 }, async () => {
    const game = new Game(expectOk(compile(expectOk(loadVariant(shipped('nightrider'), shipped)))));
    const talk = converse(['play', 'nightrider', '--level', '1']);
    while (game.outcome === undefined) {
      const history = game.plies.map(({ before }) => before);
      const choice = chooseMove(game.position, history, { limits: { depth: 3 } });
      if (choice === undefined) throw new Error('there is a move as long as the game goes on');
      const san = writeSan(game.position, choice.move);
      expectOk(game.play(choice.move));
      talk.say(san);
      expect(await talk.hear(/^You: (.*)$/)).toMatchObject({ 1: san });
      if (game.outcome !== undefined) break;
      const reply = await talk.hear(/^The computer plays (.*)$/);
      expectOk(game.play(expectOk(parseMove(game.position, reply?.[1] ?? ''))));
    }
    expect(await talk.hear(/^White wins by checkmate\.$/)).toBeDefined();
    expect(await talk.hear(/^1\. /)).toBeDefined();
    talk.hangUp();
    expect(await talk.ended).toBe(0);
  });
});

describe('with lines from a pipe', () => {
  it('answers each move before the next line is read, and ends with the input', async () => {
    const { code, out, err } = await play('nightrider', ['--level', '1'], 'e4', 'd2d3', 'score');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.match(/^The computer plays /gm)).toHaveLength(2);
    expect(out).toMatch(/^> score\n1\. e4 \S+ 2\. d3 \S+ \*$/m);
  });

  it('has no colours and never asks', async () => {
    const { out } = await play('knights', [], 'quit');
    expect(out).not.toContain('\u001b');
    expect(out).not.toContain('Black >');
    expect(out).toContain('--- Opening phase ---');
  });

  it('lets the computer begin, and turns the board for Black', async () => {
    const { code, out } = await play('nightrider', ['--level', '1', '--side', 'black']);
    expect(code).toBe(0);
    expect(out).toContain('   h  g  f  e  d  c  b  a ');
    expect(out).toMatch(/^The computer plays \S+$/m);
  });

  it.each(['1', '8'])('has a level %s', async (level) => {
    const { code, out, err } = await play('nightrider', ['--level', level, '--side', 'black'], 'quit');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`level ${level}.`);
  });

  it('plays to mate, and then ends with an empty line', async () => {
    const fen = '6rk/6pp/8/8/8/N7/8/K7 w - - 0 1';
    const { code, out } = await play('nightrider', ['--fen', fen], 'a3b4', 'Nb5', 'e4', '', 'fen');
    expect(code).toBe(0);
    expect(out).toMatch(/^a3b4 cannot be played: .*nightrider/m);
    expect(out).toContain('White wins by checkmate.\n\n1. Nb5# 1-0\n');
    expect(out).toContain('The game is over. undo takes a move back, quit leaves.');
    expect(out).not.toContain('> fen');
  });

  it('takes moves back', async () => {
    // A lone king far away: whatever the computer answers, the next pawn can move.
    const pawns = ['--fen', '4k3/8/8/8/8/8/PP6/4K3 w - - 0 1', '--level', '1'];
    const { out } = await play('nightrider', pawns, 'a3', 'b3', 'undo', 'score', 'undo', 'score');
    expect(out).toMatch(/^> score\n1\. a3 \S+ \*$/m);
    expect(out).toContain('> score\nNo move has been played yet.\n');
  });

  it('gives a hint that can be played', async () => {
    const { out } = await play('nightrider', ['--fen', '6rk/6pp/8/8/8/N7/8/K7 w - - 0 1'], 'hint');
    expect(out).toContain('I would play Nb5# (winning in 1).');
  });

  it('accepts a draw when it is losing, and declines one when it is winning', async () => {
    const lost = await play('chess', ['--fen', '4k3/8/8/8/8/8/8/3QK2R w K - 0 1'], 'draw');
    expect(lost.out).toContain('The computer accepts.');
    expect(lost.out).toContain('Drawn by agreement.');
    const won = await play('chess', ['--fen', '3qk2r/8/8/8/8/8/8/4K3 w k - 0 1'], 'draw');
    expect(won.out).toContain('The computer declines');
  });

  it('ends by resignation', async () => {
    const { out } = await play('cavalier', [], 'resign', 'quit');
    expect(out).toContain('Black wins by resignation.');
  });

  it('passes in Knights Chess, for the player and for the computer', async () => {
    const stalled = '8/7Q/8/8/8/1p1p4/pppPp3/kqn1K2N b - - 0 40';
    const player = await play('knights', ['--fen', stalled, '--level', '1'], '', 'score');
    expect(player.out).toContain('Black has no move and has to pass: press Enter.');
    expect(player.out).toMatch(/^You: --$/m);
    expect(player.out).toMatch(/^40\.\.\. -- \S+ \*$/m);
    const computer = await play('knights', ['--fen', stalled, '--side', 'white'], 'Qh8');
    expect(computer.out.match(/^The computer passes$/gm)).toHaveLength(2);
  });

  it('offers agreement where nobody will ever move again', async () => {
    const frozen = '4k1NQ/2p1PpPP/2P2P1P/8/8/p1p2p2/ppPp1P2/qn1K4 b - - 0 60';
    const { out } = await play('knights', ['--fen', frozen], '', 'draw');
    expect(out).toContain('The position is frozen');
    expect(out).toContain('Drawn by agreement.');
  });

  it('refuses a position that cannot be, at its column', async () => {
    const { code, out, err } = await play('nightrider', ['--fen', '4k3/8/8/8/8/8/8/4X3 w - - 0 1']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^input:1:18: .* \[fen\/unknown-piece\]\n$/);
  });
});
