/**
 * Whether each level of the computer player is stronger than the one below: matches between neighbours, each opening once with either
 * side. All levels are limited by positions visited, the strongest too, so that the speed of the machine does not matter.
 *
 * `npm run bench -- levels [--pairs N] [--from LEVEL] [--to LEVEL] [--only SLUG,SLUG] [--json]`
 */
import { parseArgs } from 'node:util';
import { createEngine, type Engine, LEVELS, type Level, recordOf, type ThinkOptions } from '@hippodrome/engine';
import { openingOf } from '@hippodrome/lab';
import { type Colour, expectOk, Game, parseUci, startPosition } from '@hippodrome/rules';
import { report } from './support/report.js';
import { rulesOf } from './support/shipped.js';

const GAMES = ['chess', 'nightrider', 'wide-nightrider', 'cavalier', 'grand-cavalier', 'knights', 'spider-rider'];
const OPENINGS = { seed: 1, plies: 6, balance: 100 };
/** Games that are longer are drawn. */
const LONGEST = 200;
const NODES_OF_THE_STRONGEST = 1_000_000;
const NO_HURRY = 3_600_000;

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '4' },
    from: { type: 'string', default: '2' },
    to: { type: 'string', default: String(LEVELS.length) },
    only: { type: 'string', default: GAMES.join(',') },
    json: { type: 'boolean' },
  },
});

function optionsOf(level: Level): ThinkOptions {
  const nodes = level === LEVELS.at(-1) ? { nodes: NODES_OF_THE_STRONGEST } : {};
  return { level, limits: { ...nodes, milliseconds: NO_HURRY, softMilliseconds: NO_HURRY } };
}

type Sides = Readonly<Record<Colour, { readonly engine: Engine; readonly level: Level }>>;

/** The winner, if there is one. */
async function playOut(game: Game, sides: Sides, seed: number): Promise<Colour | null> {
  while (game.outcome === undefined && !game.frozen && game.plies.length < LONGEST) {
    const { engine, level } = sides[game.position.sideToMove];
    const options = { ...optionsOf(level), seed: 1000 * seed + 10 * game.plies.length + level };
    const { lines } = expectOk(await engine.think(recordOf(game), options));
    expectOk(game.play(expectOk(parseUci(game.position, lines[0].moves[0]))));
  }
  return game.outcome?.winner ?? null;
}

/** Wins, draws and losses of a level against the one below. */
async function match(slug: string, level: Level, pairs: number): Promise<string> {
  const rules = rulesOf(slug);
  const tally = { wins: 0, draws: 0, losses: 0 };
  const players = [level, (level - 1) as Level].map((each) => ({ engine: createEngine(), level: each }));
  const [better, worse] = players as [(typeof players)[0], (typeof players)[0]];
  for (const { engine } of players) expectOk(await engine.load(rules));
  for (let pair = 0; pair < pairs; pair++) {
    const opening = await openingOf(startPosition(rules), OPENINGS, pair);
    for (const colour of ['white', 'black'] as const) {
      const game = new Game(startPosition(rules));
      for (const move of opening) expectOk(game.play(move));
      const sides = colour === 'white' ? { white: better, black: worse } : { white: worse, black: better };
      const winner = await playOut(game, sides, pair);
      tally[winner === null ? 'draws' : winner === colour ? 'wins' : 'losses']++;
    }
  }
  for (const { engine } of players) engine.close();
  return `+${tally.wins} =${tally.draws} -${tally.losses}`;
}

const results: Record<string, string> = {};
for (const level of LEVELS.filter((each) => each >= Number(values.from) && each <= Number(values.to))) {
  for (const slug of values.only.split(',')) {
    const key = `level_${level}_against_${level - 1}_${slug.replaceAll('-', '_')}`;
    results[key] = await match(slug, level, Number(values.pairs));
    process.stderr.write(`${key} ${results[key]}\n`);
  }
}
report(results);
