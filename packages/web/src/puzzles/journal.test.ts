import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateText, dayOf, placeOfDay } from './daily.js';
import { dailyRow, NEW_JOURNAL, readJournal, withDaily, withResult, withStreak, writeJournal } from './journal.js';
import { FIRST_RATING, isSettled, rated } from './rating.js';

describe('the journal', () => {
  it('counts a puzzle once for the rating', () => {
    const once = withResult(NEW_JOURNAL, { id: 'a', rating: 1000, solved: false, at: 1 });
    expect(once.rating.points).toBeLessThan(FIRST_RATING.points);
    const again = withResult(once, { id: 'a', rating: 1000, solved: true, at: 2 });
    expect(again.rating).toEqual(once.rating);
    expect(again.seen).toEqual({ a: true });
    expect(withResult(again, { id: 'a', rating: 1000, solved: false, at: 3 }).seen).toEqual({ a: true });
    expect(again.history.map(({ solved }) => solved)).toEqual([false, true]);
  });

  it('knows streaks and the best of them', () => {
    let journal = NEW_JOURNAL;
    for (const solved of [true, true, false, true]) journal = withStreak(journal, solved);
    expect(journal.streak).toEqual({ count: 1, best: 2 });
  });

  it('knows days in a row, until one is missed', () => {
    let journal = withDaily(withDaily(NEW_JOURNAL, 10), 11);
    expect([dailyRow(journal, 11), dailyRow(journal, 12), dailyRow(journal, 13)]).toEqual([2, 2, 0]);
    expect(withDaily(journal, 11)).toBe(journal);
    journal = withDaily(journal, 20);
    expect(journal.daily).toEqual({ count: 1, best: 2, last: 20 });
  });

  it('comes back as it was kept', () => {
    const kept = withDaily(withStreak(withResult(NEW_JOURNAL, { id: 'a', rating: 900, solved: true, at: 5 }), true), 3);
    expect(readJournal(writeJournal(kept))).toEqual(kept);
    expect(readJournal(null)).toEqual(NEW_JOURNAL);
  });

  it('makes sense whatever is found', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const journal = readJournal(text);
        expect(readJournal(writeJournal(journal))).toEqual(journal);
      }),
    );
    expect(readJournal('{"rating":{"points":-5,"deviation":"x"},"history":[{"id":1}],"seen":{"a":1}}')).toEqual(
      NEW_JOURNAL,
    );
  });
});

describe('the rating', () => {
  it('goes up and down, more when it is unsure and when the result is a surprise', () => {
    const up = rated(FIRST_RATING, 1000, true);
    const down = rated(FIRST_RATING, 1000, false);
    expect(up.points - FIRST_RATING.points).toBeCloseTo(FIRST_RATING.points - down.points);
    expect(rated(FIRST_RATING, 1400, true).points).toBeGreaterThan(up.points);
    const settled = { points: 1000, deviation: 60 };
    expect(rated(settled, 1000, true).points - 1000).toBeLessThan(up.points - 1000);
  });

  it('settles, finds a solver of known strength, and stays within bounds', () => {
    let rating = FIRST_RATING;
    for (let i = 0; i < 200; i++) {
      const puzzle = 1000 + 50 * (i % 15);
      rating = rated(rating, puzzle, puzzle <= 1400);
    }
    expect(isSettled(FIRST_RATING)).toBe(false);
    expect(isSettled(rating)).toBe(true);
    expect(Math.abs(rating.points - 1400)).toBeLessThan(150);
    for (let i = 0; i < 500; i++) rating = rated(rating, 600, false);
    expect(rating.points).toBeGreaterThanOrEqual(200);
  });
});

describe('the day', () => {
  const games = [
    { game: 'a', count: 7 },
    { game: 'b', count: 10 },
    { game: 'c', count: 1 },
  ];

  it('is that of UTC', () => {
    expect(dayOf(new Date('2026-12-01T23:59:59Z'))).toBe(dayOf(new Date('2026-12-01T00:00:00Z')));
    expect(dayOf(new Date('2026-12-01T23:00:00-05:00'))).toBe(dayOf(new Date('2026-12-02T04:00:00Z')));
    expect(dateText(dayOf(new Date('2026-12-01T12:00:00Z')))).toBe('2026-12-01');
  });

  it('gives every puzzle its turn before one comes again', () => {
    for (const { game, count } of games) {
      const places = Array.from({ length: 3 * count }, (_, day) => placeOfDay(day, games));
      const seen = new Set(places.flatMap((place) => (place?.game === game ? [place.index] : [])));
      expect(seen.size).toBe(count);
      expect(Math.max(...seen)).toBe(count - 1);
    }
  });

  it('has no puzzle where there is none', () => {
    expect(placeOfDay(3, [])).toBeUndefined();
    expect(placeOfDay(3, [{ game: 'a', count: 0 }])).toBeUndefined();
  });
});
