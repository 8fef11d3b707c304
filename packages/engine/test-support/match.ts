/** Matches of the engine against itself, for tests: of the built engine, which plays twice as fast as its sources under test. */
import { type ChooseOptions, chooseMove } from '@hippodrome/engine';
import { type Colour, expectOk, Game, legalMoves, type Move, type Ruleset } from '@hippodrome/rules';

export interface Match {
  readonly rules: Ruleset;
  readonly first: ChooseOptions;
  readonly second: ChooseOptions;
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

/** The result as the first player sees it. */
export function playMatch({ rules, first, second, pairs, openingPlies = 4, longest = 160 }: Match): Tally {
  const tally = { wins: 0, draws: 0, losses: 0 };
  for (let pair = 0; pair < pairs; pair++) {
    for (const side of ['white', 'black'] as const) {
      const game = openingOf(rules, pair, openingPlies);
      const winner = playOut(game, (colour) => (colour === side ? first : second), openingPlies + longest);
      if (winner === null) tally.draws++;
      else if (winner === side) tally.wins++;
      else tally.losses++;
    }
  }
  return tally;
}

function playOut(game: Game, player: (colour: Colour) => ChooseOptions, longest: number): Colour | null {
  while (game.outcome === undefined && game.plies.length < longest) {
    const options = player(game.position.sideToMove);
    const history = game.plies.map(({ before }) => before);
    const seed = (options.seed ?? 0) + game.plies.length;
    const choice = chooseMove(game.position, history, { ...options, seed });
    if (choice === undefined) break;
    expectOk(game.play(choice.move));
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
