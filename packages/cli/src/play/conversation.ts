/**
 * The talk between player and computer as a state machine without input or output: what the player types or the computer has
 * thought goes in, the table changes, and the text to be shown comes out.
 */
import { didYouMean, legalMoves, type Move, opposite, parseMove, sanList, writeSan } from '@hippodrome/rules';
import { foremost } from '../attempt.js';
import { COMMAND_NAMES, findCommand } from './commands.js';
import { showGreeting, showPosition, showScore } from './show.js';
import { changes, mustPass } from './status.js';
import { isOver, isPlayersTurn, type Table, type Thought } from './table.js';
import { describeScore, sideName } from './words.js';

export function greet(table: Table): string {
  return showGreeting(table) + showPosition(table);
}

/** What stands before the cursor. */
export function promptOf(table: Table): string {
  if (isOver(table)) return 'Game over (undo, or Enter to leave) > ';
  if (!isPlayersTurn(table)) return 'The computer is thinking > ';
  return `${sideName(table.player)} > `;
}

/** Ways to complete what has been typed so far. */
export function completions(table: Table, typed: string): readonly string[] {
  const words =
    isPlayersTurn(table) && !isOver(table) ? [...sanList(table.game.position), ...COMMAND_NAMES] : COMMAND_NAMES;
  return words.filter((word) => word.startsWith(typed));
}

/** The player has typed a line. */
export function hear(table: Table, line: string): string {
  const text = line.trim();
  if (text === '') return hearNothing(table);
  const [word = '', ...rest] = text.split(/\s+/);
  const command = findCommand(word);
  if (command !== undefined) return command.run(table, rest.join(' '));
  if (isOver(table)) return findCommand('?')?.run(table, '') ?? '';
  if (/^[a-z]{3,}$/.test(word))
    return `I do not know "${word}"${didYouMean(word, COMMAND_NAMES)}. help says what you can type.`;
  if (!isPlayersTurn(table)) return "It is the computer's move.";
  const move = parseMove(table.game.position, text);
  return move.ok ? playMove(table, move.value) : refuse(text, foremost(move.problems)?.message);
}

/** The computer has thought about the open question. */
export function answer(table: Table, thought: Thought): string {
  table.asked = undefined;
  switch (thought.about) {
    case 'move':
      return playMove(table, thought.move);
    case 'hint':
      return `I would play ${table.paint.strong(writeSan(table.game.position, thought.move))} (${describeScore(thought.score)}).`;
    case 'draw':
      return answerDraw(table, thought.accepts);
    case 'trouble':
      table.left = true;
      return `${thought.message}. The game so far:\n${showScore(table)}`;
  }
}

/** Enter is enough where nothing else can be done. */
function hearNothing(table: Table): string {
  if (isOver(table)) return findCommand('quit')?.run(table, '') ?? '';
  const { position } = table.game;
  const pass = legalMoves(position)[0];
  return isPlayersTurn(table) && mustPass(position) && pass !== undefined ? playMove(table, pass) : '';
}

function playMove(table: Table, move: Move): string {
  const { game, paint, player } = table;
  const mover = game.position.sideToMove;
  const san = writeSan(game.position, move);
  const result = game.play(move);
  if (!result.ok) throw new Error(`a legal move was refused: ${san}`);
  table.asked = undefined;
  const ply = game.plies.at(-1);
  const what = move.type === 'pass' ? 'passes' : `plays ${paint.strong(san)}`;
  const said = mover === player ? `You: ${paint.strong(san)}` : `The computer ${what}`;
  const lines = [said, ...(ply === undefined ? [] : changes(ply, paint))];
  if (mover === player && game.outcome === undefined) return lines.join('\n');
  return [...lines, showPosition(table), ...offerAgreement(table)].join('\n');
}

/** The computer does not insist on a game that nobody can move in. */
function offerAgreement({ game, player }: Table): readonly string[] {
  if (!game.frozen) return [];
  game.offerDraw(opposite(player));
  return ['The computer offers a draw: draw accepts it.'];
}

function answerDraw(table: Table, accepts: boolean): string {
  const { game, player } = table;
  game.offerDraw(player);
  if (!accepts) {
    game.declineDraw(opposite(player));
    return 'The computer declines: it wants to play on.';
  }
  game.acceptDraw(opposite(player));
  return `The computer accepts.\n${showPosition(table)}`;
}

function refuse(text: string, reason: string | undefined): string {
  const why = reason?.replace(/^(?:\S+ is )?not legal: /, '').replace(/\.$/, '');
  return `${text} cannot be played${why === undefined ? '' : `: ${why}`}. ? lists what can.`;
}
