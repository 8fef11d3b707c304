import { readRecord } from '@hippodrome/engine';
import { expectOk, writeFen } from '@hippodrome/rules';
import { expect, it } from 'vitest';
import { HOTSEAT, played, rulesOf } from '../testing/rulesets.js';
import { recordFor } from './computer-record.js';
import { Session } from './session.js';

it('the computer is told everything since the last irreversible move, and nothing before', () => {
  const session = played(new Session(rulesOf('chess'), HOTSEAT), 'e4', 'e5', 'Nf3', 'Nf6', 'Ng1', 'Ng8');
  const record = recordFor(session);
  expect(record.moves).toEqual(['g1f3', 'g8f6', 'f3g1', 'f6g8']);
  const game = expectOk(readRecord(session.rules, record));
  expect(writeFen(game.position)).toBe(writeFen(session.game.position));
  expect(game.occurrences).toBe(session.game.occurrences);
});

it('a game without moves is its start', () => {
  const session = new Session(rulesOf('knights'), HOTSEAT);
  expect(recordFor(session)).toEqual({ fen: writeFen(session.game.start), moves: [] });
});
