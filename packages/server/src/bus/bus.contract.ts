/** What the port promises, for every bus that there is. `here` and `there` are the ends of two processes; one and the same where there is but one. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Bus, type BusListener, LONGEST_MESSAGE, LONGEST_TOPIC } from './bus.js';

export interface BusWorld {
  readonly here: Bus;
  readonly there: Bus;
  /** What was reported so far. */
  readonly reported: unknown[];
  stop(): Promise<void>;
}

/** Remembers what it hears. */
export class Recorder implements BusListener {
  readonly heard: string[] = [];
  gaps = 0;

  message(text: string): void {
    this.heard.push(text);
  }

  gap(): void {
    this.gaps++;
  }
}

let counter = 0;
export const freshTopic = (): string => `topic ${counter++}`;

/** @param standsAtOnce whether a subscription holds as soon as it is made, without a gap to say so */
export function busContract(
  name: string,
  start: () => Promise<BusWorld>,
  { standsAtOnce }: { standsAtOnce: boolean },
): void {
  describe(`the ${name}`, () => {
    let world: BusWorld;
    beforeAll(async () => {
      world = await start();
    });
    afterAll(() => world.stop());
    beforeEach(() => {
      world.reported.length = 0;
    });

    const listen = async (bus: Bus, topic: string) => {
      const recorder = new Recorder();
      const unsubscribe = bus.subscribe(topic, recorder);
      if (!standsAtOnce) await vi.waitFor(() => expect(recorder.gaps).toBeGreaterThan(0));
      return { recorder, unsubscribe };
    };

    /** For a topic that somebody at this end listens to already: that subscription stands. */
    const join = (bus: Bus, topic: string) => {
      const recorder = new Recorder();
      bus.subscribe(topic, recorder);
      return recorder;
    };

    it('brings messages from either end to both', async () => {
      const topic = freshTopic();
      const { recorder: near } = await listen(world.here, topic);
      const { recorder: far } = await listen(world.there, topic);
      world.here.publish(topic, 'one');
      await vi.waitFor(() => expect([near.heard, far.heard]).toEqual([['one'], ['one']]));
      world.there.publish(topic, 'two');
      await vi.waitFor(() =>
        expect([near.heard, far.heard]).toEqual([
          ['one', 'two'],
          ['one', 'two'],
        ]),
      );
    });

    it('keeps the order of one process, on any topics', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(fc.nat(2), fc.string({ unit: 'binary' })), { maxLength: 50 }),
          async (script) => {
            const topics = [freshTopic(), freshTopic(), freshTopic()];
            const ends = await Promise.all(topics.map((topic) => listen(world.there, topic)));
            for (const [i, text] of script) world.here.publish(topics[i] ?? '', text);
            const sent = topics.map((_, i) => script.filter(([at]) => at === i).map(([, text]) => text));
            await vi.waitFor(() => expect(ends.map(({ recorder }) => recorder.heard)).toEqual(sent), { interval: 1 });
            for (const { unsubscribe } of ends) unsubscribe();
          },
        ),
        { numRuns: 40 },
      );
    });

    it('brings what listeners publish after what they heard, to everybody', async () => {
      const topic = freshTopic();
      const { recorder } = await listen(world.here, topic);
      world.here.subscribe(topic, {
        message: (text) => text === 'ask' && world.here.publish(topic, 'answer'),
        gap() {},
      });
      const { recorder: last } = await listen(world.there, topic);
      world.here.publish(topic, 'ask');
      await vi.waitFor(() =>
        expect([recorder.heard, last.heard]).toEqual([
          ['ask', 'answer'],
          ['ask', 'answer'],
        ]),
      );
    });

    it('returns before anybody has heard', async () => {
      const topic = freshTopic();
      const { recorder } = await listen(world.here, topic);
      world.here.publish(topic, 'one');
      expect(recorder.heard).toEqual([]);
    });

    it('says nothing to who is not there any more, not yet there, or elsewhere', async () => {
      const topic = freshTopic();
      const { recorder: gone, unsubscribe } = await listen(world.there, topic);
      const { recorder: elsewhere } = await listen(world.there, freshTopic());
      const recorder = join(world.there, topic);
      unsubscribe();
      unsubscribe();
      world.here.publish(topic, 'one');
      await vi.waitFor(() => expect(recorder.heard).toEqual(['one']));
      const late = join(world.there, topic);
      world.here.publish(topic, 'two');
      await vi.waitFor(() => expect([recorder.heard, late.heard]).toEqual([['one', 'two'], ['two']]));
      expect([gone.heard, elsewhere.heard]).toEqual([[], []]);
    });

    it('tells one listener twice when it listens twice, and once when it does so no more', async () => {
      const topic = freshTopic();
      const { recorder, unsubscribe } = await listen(world.there, topic);
      world.there.subscribe(topic, recorder);
      world.here.publish(topic, 'a');
      await vi.waitFor(() => expect(recorder.heard).toEqual(['a', 'a']));
      unsubscribe();
      world.here.publish(topic, 'b');
      await vi.waitFor(() => expect(recorder.heard).toEqual(['a', 'a', 'b']));
    });

    it('reports what a listener throws, and goes on', async () => {
      const topic = freshTopic();
      const failure = new Error('of the listener');
      world.there.subscribe(topic, {
        message: () => {
          throw failure;
        },
        gap: () => {
          throw failure;
        },
      });
      const { recorder } = await listen(world.there, topic);
      world.reported.length = 0;
      world.here.publish(topic, 'one');
      world.here.publish(topic, 'two');
      await vi.waitFor(() => expect(recorder.heard).toEqual(['one', 'two']));
      expect(world.reported).toEqual([failure, failure]);
    });

    it('takes messages up to their limits, and none beyond', async () => {
      const topic = freshTopic().padEnd(LONGEST_TOPIC, '#');
      const { recorder } = await listen(world.there, topic);
      const longest = '♞'.repeat(LONGEST_MESSAGE);
      world.here.publish(topic, longest);
      await vi.waitFor(() => expect(recorder.heard).toEqual([longest]));
      expect(() => world.here.publish(topic, `${longest}!`)).toThrow(RangeError);
      expect(() => world.here.publish(`${topic}!`, '')).toThrow(RangeError);
      expect(() => world.here.subscribe(`${topic}!`, recorder)).toThrow(RangeError);
    });

    it('is silent once it is closed', async () => {
      const { here, stop } = await start();
      const topic = freshTopic();
      const { recorder, unsubscribe } = await listen(here, topic);
      here.publish(topic, 'on its way');
      await Promise.all([here.close(), here.close()]);
      here.publish(topic, 'too late');
      unsubscribe();
      here.subscribe(topic, recorder)();
      await stop();
      expect(recorder.heard).toEqual([]);
    });
  });
}
