/** The longer texts of a game in the terminal: its beginning, the position, its end. */
import { opposite, type Ruleset } from '@hippodrome/rules';
import { drawBoard } from './draw-board.js';
import { writeScore } from './score.js';
import { statusLines } from './status.js';
import type { Table } from './table.js';
import { describeOutcome, sideName, WIDTH, wrap } from './words.js';

/** The title, what the game is about, who plays what. */
export function showGreeting(table: Table): string {
  const { paint, player, level, game } = table;
  const { title, about } = game.position.rules.spec;
  return [
    paint.strong(title),
    ...(about.special === undefined ? [] : wrap(about.special, WIDTH)),
    ...(about.win === undefined ? [] : wrap(`To win: ${about.win}`, WIDTH)),
    paint.faint(
      `You are ${sideName(player)}; the computer is ${sideName(opposite(player))}, level ${level}. help says what you can type.`,
    ),
    '',
  ].join('\n');
}

/** The board, and how the game stands or has ended. */
export function showPosition(table: Table): string {
  const { game, paint, flipped } = table;
  const view = { paint, flipped, lastMove: game.plies.at(-1)?.move };
  return [
    '',
    ...drawBoard(game.position, view),
    '',
    ...(game.outcome === undefined ? statusLines(game, paint) : showEnd(table)),
  ].join('\n');
}

/** The result, the rule that brought it about, and the score. */
function showEnd({ game, paint }: Table): readonly string[] {
  if (game.outcome === undefined) return [];
  return [paint.strong(describeOutcome(game.outcome)), '', ...wrap(writeScore(game), WIDTH)];
}

export function showScore({ game }: Table): string {
  return game.plies.length === 0 ? 'No move has been played yet.' : wrap(writeScore(game), WIDTH).join('\n');
}

/** The rules as the rule modules say them, and the letters of the pieces. */
export function showRules({ spec, rules, kinds }: Ruleset): string {
  const pieces = kinds.map(({ letter, name }) => `${letter} ${name}`).join(', ');
  const sentences = rules.flatMap(({ hooks }) => hooks.sentences);
  return [
    ...(spec.about.special === undefined ? [] : [spec.about.special]),
    `Pieces: ${pieces}. Capitals are White's, small letters Black's. ${sideName(spec.first)} moves first.`,
    ...sentences.map(({ message }) => `- ${message}`),
  ]
    .flatMap((paragraph) => wrap(paragraph, WIDTH))
    .join('\n');
}
