import { describe, expect, it } from 'vitest';
import { HOTSEAT, played, positionOf, rulesOf } from '../testing/rulesets.js';
import { decidingSentences, hasPhases, phaseInForce, ruleSentences } from './in-words.js';
import { Session } from './session.js';

function why(slug: string, fen: string): string | undefined {
  const { game } = new Session(rulesOf(slug), HOTSEAT, positionOf(slug, fen));
  const said = game.outcome && decidingSentences(game.position, game.outcome, game.occurrences);
  return said?.map(({ message }) => message).join(' ');
}

describe('rules in words', () => {
  it('quote the one that ended the game', () => {
    expect(why('chess', '7k/8/5KQ1/8/8/8/8/8 b - - 0 1')).toMatch(/^When a player is not in check/);
    expect(why('chess', '4k3/8/8/8/8/8/8/4K3 w - - 0 1')).toContain('nothing but kings');
    expect(why('knights', '4k3/8/8/n7/8/8/8/N2QK3 b - - 0 1')).toBe('A player who has no queen left has lost.');
    expect(why('knights', '3qk3/8/8/n7/8/8/8/3QK3 w - - 0 1')).toBe('A player who has no knight left has lost.');
  });

  it('quote none when the players ended it', () => {
    const session = played(new Session(rulesOf('chess'), HOTSEAT), 'e4');
    session.resign('black', 0);
    const { outcome, game } = session;
    expect(outcome && decidingSentences(game.position, outcome, 1)).toEqual([]);
  });

  it('name the phase in force, and only while it is', () => {
    const start = new Session(rulesOf('knights'), HOTSEAT).game.start;
    expect(phaseInForce(start)).toMatchObject({
      name: 'opening',
      sentences: [{ message: expect.stringContaining('ignore check') }],
    });
    const later = positionOf('knights', '3qk1n1/8/8/8/8/8/8/1N1QK3 w - - 0 9');
    expect(phaseInForce(later)).toBeUndefined();
    expect([hasPhases(rulesOf('knights')), hasPhases(rulesOf('chess'))]).toEqual([true, false]);
  });

  it('are all there', () => {
    const sentences = ruleSentences(rulesOf('grand-cavalier'));
    expect(sentences.some(({ message }) => message.includes('pool'))).toBe(true);
    expect(sentences.length).toBeGreaterThan(4);
  });
});
