import { parsePgn, startPosition, variantsNamed } from '@hippodrome/rules';
import { expect, it } from 'vitest';
import { rulesOf } from '../testing/rulesets.js';
import { setShapes, shapesAt } from './shapes.js';

const rules = rulesOf('spider-rider');
const start = startPosition(rules);

function rootOf(comment: string) {
  const [game] = parsePgn(`[Event "?"]\n\n{${comment}} *`, variantsNamed([rules], {}, rules));
  return game?.tree ?? expect.fail('no game');
}

it('arrows and circles are read from comments, on boards of any size', () => {
  expect(shapesAt(rootOf('[%csl Gg10,Rf2] [%cal Bf2f13, Yg10g11]'), start)).toEqual([
    { from: 'g10', to: 'g10', brush: 'green', via: [] },
    { from: 'f2', to: 'f2', brush: 'red', via: [] },
    expect.objectContaining({ from: 'f2', to: 'f13', brush: 'blue' }),
    expect.objectContaining({ from: 'g10', to: 'g11', brush: 'yellow' }),
  ]);
});

it.each(['Ga99', 'Xf2', 'f2', 'Gf2f', ''])('%j is no shape', (text) => {
  expect(shapesAt(rootOf(`[%csl ${text}]`), start)).toEqual([]);
});

it('rides go by the squares they land on', () => {
  const chess = rulesOf('nightrider');
  const [game] = parsePgn('[Event "?"]\n\n{[%cal Gb1d5]} *', variantsNamed([chess], {}, chess));
  expect(shapesAt(game?.tree ?? expect.fail('no game'), startPosition(chess))).toMatchObject([{ via: ['c3'] }]);
});

it('what is drawn is written beside the words, and undone', () => {
  const root = rootOf('words [%csl Ga5]');
  const undo = setShapes(root, [
    { from: 'f2', to: 'f2', brush: 'red' },
    { from: 'f2', to: 'g4', brush: 'green' },
    { from: 'g4', to: 'f2', brush: 'blue' },
  ]);
  expect(root.comments).toEqual([
    {
      text: 'words',
      commands: [
        { name: 'csl', argument: 'Rf2' },
        { name: 'cal', argument: 'Gf2g4,Bg4f2' },
      ],
    },
  ]);
  undo();
  expect(root.comments[0]?.commands).toEqual([{ name: 'csl', argument: 'Ga5' }]);
});
