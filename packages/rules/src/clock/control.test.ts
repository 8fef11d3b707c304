import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { readTimeControl } from './control.js';

describe('time controls', () => {
  it.each([
    { kind: 'fischer', initial: 180_000, increment: 2000 },
    { kind: 'fischer', initial: 0, increment: 5000 },
    { kind: 'delay', initial: 300_000, delay: 3000 },
    { kind: 'byo-yomi', initial: 600_000, periods: 3, period: 30_000 },
    { kind: 'per-move', limit: 259_200_000 },
    { kind: 'unlimited' },
  ])('are read: %j', (control) => {
    expect(readTimeControl({ ...control, more: 1 })).toMatchObject({ ok: true, value: control });
  });

  it.each([
    [{ kind: 'fischer', initial: -1, increment: 1.5 }, ['clock/out-of-range', 'clock/out-of-range']],
    [{ kind: 'fischer', initial: 0, increment: 0 }, ['clock/no-time']],
    [{ kind: 'byo-yomi', initial: 0, periods: 0 }, ['clock/out-of-range', 'clock/out-of-range']],
    [{ kind: 'toString' }, ['clock/unknown-kind']],
    [null, ['clock/unknown-kind']],
  ])('%j is refused', (control, codes) => {
    const result = readTimeControl(control);
    expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual(codes);
  });

  test.prop([fc.anything()])('whatever comes is read or refused', (value) => {
    const result = readTimeControl(value);
    expect(result.ok || result.problems.length > 0).toBe(true);
  });
});
