import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSpeech } from './speech.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('speaks soon, then only after a pause, of the latest', () => {
  const speak = vi.fn<(words: string) => void>();
  const speech = createSpeech(speak, 5000, 1000);
  for (const words of ['hasty', 'one']) speech.say(words);
  expect(speak).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  for (const words of ['two', 'three']) speech.say(words);
  expect(speak.mock.calls).toEqual([['one']]);
  vi.advanceTimersByTime(4999);
  expect(speak).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(speak.mock.calls).toEqual([['one'], ['three']]);
});

it('does not repeat itself, and is quick again after a silence', () => {
  const speak = vi.fn<(words: string) => void>();
  const speech = createSpeech(speak, 5000, 1000);
  speech.say('one');
  speech.say('one');
  vi.advanceTimersByTime(60_000);
  expect(speak).toHaveBeenCalledTimes(1);
  speech.say('two');
  vi.advanceTimersByTime(1000);
  expect(speak).toHaveBeenCalledTimes(2);
});

it('says nothing after its end', () => {
  const speak = vi.fn<(words: string) => void>();
  const speech = createSpeech(speak, 5000, 1000);
  speech.say('one');
  vi.advanceTimersByTime(1000);
  speech.say('two');
  speech.end();
  vi.advanceTimersByTime(60_000);
  expect(speak.mock.calls).toEqual([['one']]);
});
