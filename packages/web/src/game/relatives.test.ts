import { expect, it } from 'vitest';
import { summarise } from '../games/summarise.js';
import { rulesOf } from '../testing/rulesets.js';
import { relativesOf } from './relatives.js';

const GAMES = ['chess', 'nightrider', 'wide-nightrider', 'knights', 'cavalier'].map((slug) =>
  summarise(rulesOf(slug).spec),
);
const namesOf = (slug: string) => {
  const { ancestors, children } = relativesOf(summarise(rulesOf(slug).spec), GAMES);
  return [ancestors, children].map((games) => games.map((game) => game.slug));
};

it('ancestors come nearest first, children are direct ones', () => {
  expect(namesOf('wide-nightrider')).toEqual([['nightrider', 'chess'], []]);
  expect(namesOf('chess')).toEqual([[], ['nightrider', 'knights']]);
  expect(namesOf('cavalier')).toEqual([[], []]);
});
