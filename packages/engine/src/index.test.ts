/** The package as its users get it: the built player with a worker of its own. */
import { createPlayer, type Player, type PlayerOptions } from '@hippodrome/engine';
import { expectOk, legalMoves, sameMove } from '@hippodrome/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { SHIPPED, shipped } from '../test-support/games.js';
import { readRecord } from './record/game-record.js';

const players: Player[] = [];

async function start(options: PlayerOptions): Promise<Player> {
  const player = expectOk(await createPlayer(options));
  players.push(player);
  return player;
}

afterEach(() => {
  for (const player of players.splice(0)) player.close();
});

describe('a player', () => {
  it.each(SHIPPED)('answers with a legal move of %s', async (slug) => {
    const rules = shipped(slug);
    const player = await start({ variant: rules.spec, level: 2, seed: 1 });
    const record = { moves: [] };
    const answer = expectOk(await player.choose(record, { nodes: 2000 }));
    const { position } = expectOk(readRecord(rules, record));
    expect(legalMoves(position).some((move) => sameMove(move, answer.move))).toBe(true);
    expect(readRecord(rules, { moves: answer.variation }).ok).toBe(true);
    expect(answer.variation[0]).toBe(answer.text);
  });

  it('gives hints as good as it can, whatever its level', async () => {
    const player = await start({ variant: shipped('chess'), level: 1, seed: 1 });
    const fen = '7k/8/8/8/8/8/R7/1R2K3 w - - 0 1';
    expect(expectOk(await player.hint({ fen, moves: [] }, { nodes: 5000 })).score).toEqual({ mate: 2 });
  });

  it('answers draw offers', async () => {
    const player = await start({ variant: shipped('chess'), level: 1, seed: 1 });
    const game = { fen: '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', moves: [] };
    expect(expectOk(await player.acceptsDraw(game, 'black'))).toBe(true);
    expect(expectOk(await player.acceptsDraw(game, 'white'))).toBe(false);
  });

  it('takes the draw in a position in which nothing can change any more', async () => {
    const player = await start({ variant: shipped('knights'), level: 3 });
    const fen = 'KQN1p3/PPPpP3/1P1P4/8/8/1p1p4/pppPp3/kqn1P3 w - - 0 40';
    expect(expectOk(await player.acceptsDraw({ fen, moves: [] }, 'white'))).toBe(true);
    expect(expectOk(await player.acceptsDraw({ fen, moves: ['0000'] }, 'black'))).toBe(true);
  });

  it('can be stopped, and plays on', async () => {
    const player = await start({ variant: shipped('spider-rider'), level: 3, seed: 1 });
    const answer = player.choose({ moves: [] }, { depth: 40 });
    setTimeout(() => player.stop(), 30);
    expect((await answer).ok).toBe(true);
    expect((await player.choose({ moves: [] }, { nodes: 100 })).ok).toBe(true);
  });

  it('refuses games that cannot be read and games that are over', async () => {
    const player = await start({ variant: shipped('chess'), level: 1 });
    expect(await player.choose({ moves: ['e2e5'] })).toMatchObject({ ok: false });
    const mated = { moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'] };
    expect(await player.choose(mated)).toMatchObject({ problems: [{ code: 'engine/game-over' }] });
    expect(await player.acceptsDraw(mated, 'white')).toMatchObject({ problems: [{ code: 'engine/game-over' }] });
  });

  it('answers when its worker breaks', async () => {
    const rules = shipped('chess');
    // The worker compiles the game again; a setup that no loader would let through is beyond it.
    const broken = { ...rules, spec: { ...rules.spec, setup: 'x7/8/8/8/8/8/8/8' } };
    expect(await createPlayer({ variant: broken, level: 1 })).toMatchObject({ problems: [{ code: 'engine/crashed' }] });
  });

  it('is not created for a game that does not compile', async () => {
    const spec = { ...shipped('chess').spec, rules: {} };
    expect(await createPlayer({ variant: spec, level: 1 })).toMatchObject({ problems: [{ code: 'rules/endless' }] });
  });
});
