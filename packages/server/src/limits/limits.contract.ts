/** What the port promises, for all limits that there are. `here` and `there` are the ends of two processes; one and the same where there is but one. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LimitRule, Limits } from './limits.js';

export interface LimitsWorld {
  readonly here: Limits;
  readonly there: Limits;
  stop(): Promise<void>;
}

let counter = 0;
const fresh = (points: number, seconds = 60): LimitRule => ({
  name: `rule-${'abcdefghijklmnopqrstuvwxyz'[counter++ % 26]}${'x'.repeat(counter / 26)}`,
  points,
  seconds,
});

export function limitsContract(name: string, start: () => Promise<LimitsWorld>): void {
  describe(`limits in ${name}`, () => {
    let world: LimitsWorld;
    beforeAll(async () => {
      world = await start();
    });
    afterAll(() => world.stop());

    it('allows what is no more than enough, and says when to come back', async () => {
      const rule = fresh(3);
      for (const end of [world.here, world.there, world.here])
        expect(await end.take(rule, 'a')).toMatchObject({ ok: true });
      for (const end of [world.here, world.there]) {
        const verdict = await end.take(rule, 'a');
        expect(verdict).toMatchObject({
          ok: false,
          problems: [{ code: 'server/too-many-requests', severity: 'error' }],
        });
        expect(verdict.ok ? 0 : verdict.secondsToWait).toBeGreaterThan(50);
        expect(verdict.ok ? 0 : verdict.secondsToWait).toBeLessThanOrEqual(60);
      }
    });

    it('keeps keys and rules apart, whatever keys are made of', async () => {
      const [rule, other] = [fresh(1), fresh(1)];
      const keys = ['', ':', 'a:b', 'a', '\u0000', '♞', '::ffff:10.0.0.1', 'x'.repeat(1000)];
      for (const [end, key] of keys.map((key, i) => [i % 2 === 0 ? world.here : world.there, key] as const)) {
        expect(await end.take(rule, key)).toMatchObject({ ok: true });
        expect(await end.take(other, key)).toMatchObject({ ok: true });
        expect(await end.take(rule, key)).toMatchObject({ ok: false });
      }
    });

    it('allows as many as asked at once, and not one more', async () => {
      const rule = fresh(10);
      const all = Array.from({ length: 60 }, (_, i) => (i % 2 === 0 ? world.here : world.there).take(rule, 'crowd'));
      expect((await Promise.all(all)).filter(({ ok }) => ok)).toHaveLength(10);
    });

    it('allows what has been asked for so far, refused or not, up to the points there are', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 20 }),
          fc.array(fc.integer({ min: 1, max: 9 })),
          async (most, prices) => {
            const rule = fresh(most);
            let asked = 0;
            for (const price of prices) {
              asked += price;
              expect((await world.here.take(rule, 'spender', price)).ok).toBe(asked <= most);
            }
          },
        ),
        { numRuns: 20 },
      );
    });

    it('begins anew when the time is over, and when it forgives', async () => {
      const rule = fresh(1, 1);
      expect(await world.here.take(rule, 'a')).toMatchObject({ ok: true });
      expect(await world.there.take(rule, 'a')).toMatchObject({ secondsToWait: 1 });
      await new Promise((resolve) => setTimeout(resolve, 1100));
      expect(await world.here.take(rule, 'a')).toMatchObject({ ok: true });
      const long = fresh(1);
      await world.here.take(long, 'a');
      await world.there.forgive(long, 'a');
      expect(await world.here.take(long, 'a')).toMatchObject({ ok: true });
    });
  });
}
