import type { MatchReport } from '@hippodrome/lab';
import { describe, expect, it } from 'vitest';
import { reportLines, statusLine } from './print.js';

const REPORT: MatchReport = {
  variant: 'cavalier',
  engines: ['New', 'Old'],
  games: 4,
  wins: 2,
  draws: 1,
  losses: 1,
  stopped: 1,
  score: 0.625,
  elo: 88.74,
  eloError: 120.06,
  los: 0.876,
  pairs: [0, 1, 0, 0, 1],
  sprt: { elo0: 0, elo1: 10, alpha: 0.05, beta: 0.05, llr: 3.01, lower: -2.944, upper: 2.944, accepted: 'H1' },
  whiteScore: 0.5,
  reasons: { checkmate: 2, crash: 1, 'too-long': 1 },
  faults: [{ game: 3, engine: 'Old', reason: 'crash', message: 'it ended' }],
};

describe('a report', () => {
  it('tells everything', () => {
    expect(reportLines(REPORT)).toEqual([
      'New against Old: 4 games, 2 won, 1 drawn, 1 lost (score 0.625)',
      'Elo 88.7 ± 120.1 (95 %), likelihood of superiority 87.6 %',
      'pairs with 0, ½, 1, 1½, 2 points: 0, 1, 0, 0, 1',
      'SPRT 0, 10: LLR 3.01 (-2.94, 2.94), H1 is accepted',
      'White scores 50.0 %',
      'ends: checkmate 2, crash 1, too-long 1',
      '1 of the draws are games that no rule would have ended',
      'game 3: Old: crash: it ended',
    ]);
  });

  it('has one line when there is nothing to tell', () => {
    const none = { ...REPORT, games: 0, score: null, elo: null, eloError: null, los: null, whiteScore: null };
    expect(reportLines(none)).toEqual(['New against Old: no games']);
  });
});

it('beside the progress bar there is one line', () => {
  expect(statusLine(REPORT)).toBe('+2 =1 -1 | Elo 88.7 ± 120.1 | LLR 3.01 (-2.94, 2.94)');
  expect(statusLine({ ...REPORT, elo: null, sprt: null })).toBe('+2 =1 -1');
});
