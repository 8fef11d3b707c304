/** The words a player can type besides moves. */
import { absenceOf, opposite, writeFen } from '@hippodrome/rules';
import { movesByPiece } from './move-list.js';
import { showPosition, showRules, showScore } from './show.js';
import { isOver, isPlayersTurn, type Table } from './table.js';
import { capitalised, sideName } from './words.js';

export interface Command {
  readonly names: readonly [string, ...string[]];
  readonly help: string;
  /** Does it, and says what is to be shown. */
  run(table: Table, argument: string): string;
}

export const COMMANDS: readonly Command[] = [
  { names: ['?', 'moves'], help: 'list the legal moves; ? b1 lists those of one piece', run: listMoves },
  { names: ['hint'], help: 'ask the computer what it would play', run: (table) => ask(table, 'hint') },
  { names: ['undo'], help: 'take back your last move and the answer to it', run: takeBack },
  { names: ['draw'], help: 'offer a draw', run: (table) => ask(table, 'draw') },
  { names: ['resign'], help: 'give the game up', run: resign },
  { names: ['board'], help: 'show the board again', run: showPosition },
  { names: ['flip'], help: 'turn the board around', run: flip },
  { names: ['score'], help: 'show the moves so far', run: showScore },
  { names: ['fen'], help: 'show the position as FEN', run: ({ game }) => writeFen(game.position) },
  { names: ['rules'], help: 'show the rules of the game', run: ({ game }) => showRules(game.position.rules) },
  { names: ['help'], help: 'show this list', run: showHelp },
  { names: ['quit', 'exit'], help: 'leave', run: leave },
];

export function findCommand(word: string): Command | undefined {
  return COMMANDS.find(({ names }) => names.includes(word.toLowerCase()));
}

export const COMMAND_NAMES: readonly string[] = COMMANDS.flatMap(({ names }) => names);

const OVER = 'The game is over. undo takes a move back, quit leaves.';

function listMoves({ game }: Table, argument: string): string {
  const { position } = game;
  if (game.outcome !== undefined) return OVER;
  const square = argument === '' ? undefined : position.rules.board.find(argument.toLowerCase());
  if (argument !== '' && square === undefined)
    return `${capitalised(absenceOf(position.rules.board, argument.toLowerCase()))}.`;
  const lines = movesByPiece(position, square);
  return lines.length > 0 ? lines.join('\n') : `Nothing on ${argument} can move.`;
}

function ask(table: Table, request: 'hint' | 'draw'): string {
  if (isOver(table)) return OVER;
  if (!isPlayersTurn(table)) return `It is the computer's move: ask again when it is yours.`;
  if (request === 'draw' && table.game.drawOffer === opposite(table.player)) {
    table.game.acceptDraw(table.player);
    return showPosition(table);
  }
  table.asked = request;
  return request === 'draw' ? 'You offer a draw.' : 'Let me think …';
}

function takeBack(table: Table): string {
  const { game, player } = table;
  const own = game.plies.findLastIndex(({ before }) => before.sideToMove === player);
  if (own < 0) return 'You have not moved yet: there is nothing to take back.';
  while (game.plies.length > own) game.undo();
  table.asked = undefined;
  return `Taken back.\n${showPosition(table)}`;
}

function resign(table: Table): string {
  if (isOver(table)) return OVER;
  table.game.resign(table.player);
  return `${sideName(table.player)} resigns.\n${showPosition(table)}`;
}

function flip(table: Table): string {
  table.flipped = !table.flipped;
  return showPosition(table);
}

function showHelp(): string {
  const width = Math.max(...COMMANDS.map(({ names }) => names.join(', ').length));
  return [
    'Type a move in SAN (Nf3, exd5, O-O, a8=Q) or in coordinates (g1f3, a7a8q), or:',
    ...COMMANDS.map(({ names, help }) => `  ${names.join(', ').padEnd(width)}  ${help}`),
  ].join('\n');
}

function leave(table: Table): string {
  table.left = true;
  return '';
}
