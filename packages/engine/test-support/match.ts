/** Matches of the built engine against itself, for tests. */
import { createEngine, type Engine, recordOf, type ThinkOptions } from '@hippodrome/engine';
import { type Colour, expectOk, Game, legalMoves, type Move, parseUci, type Ruleset } from '@hippodrome/rules';

export interface Match {
  readonly rules: Ruleset;
  readonly first: ThinkOptions;
  readonly second: ThinkOptions;
  /** Played in pairs: each opening once with either side. */
  readonly pairs: number;
  readonly openingPlies?: number;
  /** Games that are longer are drawn. */
  readonly longest?: number;
}

export interface Tally {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** One side of a match. */
interface Side {
  readonly engine: Engine;
  readonly options: ThinkOptions;
}

/** The result as the first player sees it. */
export async function playMatch({
  rules,
  first,
  second,
  pairs,
  openingPlies = 4,
  longest = 160,
}: Match): Promise<Tally> {
  const tally = { wins: 0, draws: 0, losses: 0 };
  const sides = [first, second].map((options): Side => ({ engine: createEngine(), options })) as [Side, Side];
  for (const { engine } of sides) expectOk(await engine.load(rules));
  for (let pair = 0; pair < pairs; pair++) {
    for (const colour of ['white', 'black'] as const) {
      const opening = openingOf(rules, pair, openingPlies);
      const winner = await playOut(opening, (side) => sides[side === colour ? 0 : 1], openingPlies + longest);
      if (winner === null) tally.draws++;
      else if (winner === colour) tally.wins++;
      else tally.losses++;
    }
  }
  for (const { engine } of sides) engine.close();
  return tally;
}

async function playOut(game: Game, sideOf: (colour: Colour) => Side, longest: number): Promise<Colour | null> {
  while (game.outcome === undefined && !game.frozen && game.plies.length < longest) {
    const { engine, options } = sideOf(game.position.sideToMove);
    const seed = (options.seed ?? 0) + game.plies.length;
    const { lines } = expectOk(await engine.think(recordOf(game), { ...options, seed }));
    expectOk(game.play(expectOk(parseUci(game.position, lines[0].moves[0]))));
  }
  return game.outcome?.winner ?? null;
}

/** A few plies at random, the same for the same number. */
function openingOf(rules: Ruleset, number: number, plies: number): Game {
  const game = new Game(rules);
  while (game.plies.length < plies && game.outcome === undefined) {
    const moves = legalMoves(game.position);
    const pick = Math.imul(0x9e3779b1 ^ number, game.plies.length + 0x85eb) >>> 8;
    expectOk(game.play(moves[pick % moves.length] as Move));
  }
  return game;
}
