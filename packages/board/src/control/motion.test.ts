import { expect, it } from 'vitest';
import { frames, landingTimes, timing } from './motion.js';

const WAY = [
  { x: 0, y: 0 },
  { x: 100, y: 200 },
  { x: 200, y: 400 },
  { x: 300, y: 600 },
];

it('a slide is one movement from here to there', () => {
  expect(frames(WAY.slice(0, 2))).toEqual([
    { offset: 0, at: { x: 0, y: 0 }, scale: 1 },
    { offset: 1, at: { x: 100, y: 200 }, scale: 1 },
  ]);
});

it('a ride lands on each square in turn, rests there, and rises between', () => {
  const seen = frames(WAY);
  const offsets = seen.map(({ offset }) => offset);
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
  expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
  const flat = seen.filter(({ scale }) => scale === 1).map(({ at }) => at);
  expect(flat).toEqual([WAY[0], WAY[1], WAY[1], WAY[2], WAY[2], WAY[3]]);
  expect(seen.filter(({ scale }) => scale > 1).map(({ at }) => at.x)).toEqual([50, 150, 250]);
});

it('who goes nowhere has no frames', () => {
  expect(frames(WAY.slice(0, 1))).toEqual([]);
});

it('ticks are heard when squares are landed on, the last at the end', () => {
  const times = landingTimes(3, 200);
  expect(times).toHaveLength(3);
  expect(times.at(-1)).toBe(timing(3, 200).duration);
  expect(landingTimes(1, 180)).toEqual([180]);
});

it('a long ride is not endless', () => {
  expect(timing(12, 100).duration).toBe(500);
});
