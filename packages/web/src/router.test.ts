import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { LEVELS, MODES, parseRoute, placeHash, routeHash, SIDES } from './router.js';

describe('addresses', () => {
  it.each(['', '#', '#/', '/'])('%j is the list of games', (hash) => {
    expect(parseRoute(hash)).toEqual({ page: 'home' });
  });

  it('names a game', () => {
    expect(parseRoute('#/play/nightrider')).toEqual({ page: 'play', slug: 'nightrider', options: {} });
  });

  it('names a place, and leaves to it what follows', () => {
    expect(parseRoute('#/rules/nightrider')).toEqual({
      page: 'place',
      address: 'rules',
      path: ['nightrider'],
      query: '',
    });
    const hash = '#/analysis/a%20b/7?fen=x';
    expect(parseRoute(hash)).toEqual({ page: 'place', address: 'analysis', path: ['a b', '7'], query: 'fen=x' });
    expect(placeHash('analysis', ['a b', '7'], { fen: 'x' })).toBe(hash);
  });

  it('reads every option', () => {
    const hash = '#/play/x?fen=4k3/8%20w%20-%20-%200%201&mode=hotseat&level=3&side=black&minutes=5&increment=2';
    expect(parseRoute(hash)).toEqual({
      page: 'play',
      slug: 'x',
      options: { fen: '4k3/8 w - - 0 1', mode: 'hotseat', level: 3, side: 'black', minutes: 5, increment: 2 },
    });
  });

  it('leaves out options that make no sense', () => {
    const hash = '#/play/x?fen=%20&mode=telepathy&level=9&side=left&minutes=0&increment=-1&more=1';
    expect(parseRoute(hash)).toEqual({ page: 'play', slug: 'x', options: {} });
  });

  it.each(['#/play', '#/play/x/y', '#the-start'])('%s leads nowhere', (hash) => {
    expect(parseRoute(hash)).toMatchObject({ page: 'missing' });
  });

  const option = <T>(values: readonly T[]) => fc.constantFrom(...values);
  test.prop([
    fc.record(
      {
        fen: fc.stringMatching(/^[A-Za-z0-9*/[\]+-]{1,40}$/),
        mode: option(MODES),
        level: option(LEVELS),
        side: option(SIDES),
        minutes: fc.integer({ min: 1, max: 180 }),
        increment: fc.integer({ min: 0, max: 180 }),
      },
      { requiredKeys: [] },
    ),
  ])('what is written is read back', (options) => {
    const route = { page: 'play', slug: 'some-game', options } as const;
    expect(parseRoute(routeHash(route))).toEqual(route);
  });

  test.prop([fc.string()])('any text is some route', (hash) => {
    expect(parseRoute(hash).page).toMatch(/home|play|place|missing/);
  });

  test.prop([fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 3 }), fc.string()])(
    'places are found again, whatever they are called',
    ([address = '', ...path], text) => {
      fc.pre(address !== 'play');
      const query = new URLSearchParams({ text }).toString();
      expect(parseRoute(placeHash(address, path, query))).toEqual({ page: 'place', address, path, query });
    },
  );
});
