/** What comes of a typed line: a move is played, a question answered, something done; or it is said what is wrong with it. */
import { COLOURS, type Square } from '@hippodrome/rules';
import { t } from '../i18n/index.js';
import { listed } from '../i18n/listing.js';
import { attackersText, clockText, lastMoveText, movesText, stateText } from './answers.js';
import { COMMANDS, type Command, isAction, readCommand, spellingsOf } from './commands.js';
import { piecesText } from './position-words.js';
import { readMove, type Trouble } from './read-move.js';
import type { TextSubject } from './text-subject.js';
import { vocabularyOf } from './vocabulary.js';
import { occupantOf, waysOf } from './ways.js';

export type Response =
  /** Whatever was done speaks for itself. */
  | { readonly is: 'done' }
  | { readonly is: 'answer'; readonly text: string }
  /** The board is to have the focus. */
  | { readonly is: 'board' }
  | ({ readonly is: 'trouble' } & Trouble);

export function respond(subject: TextSubject, line: string): Response {
  const { rules, position } = subject;
  const vocabulary = vocabularyOf(rules);
  if (line.trim() === '') return { is: 'trouble', trouble: t('textBoard.nothingTyped'), column: undefined };
  const command = readCommand(line, rules, vocabulary);
  if (command !== undefined) return obey(subject, command);
  const reading = readMove(position, line, vocabulary);
  if ('trouble' in reading) return { is: 'trouble', ...reading };
  if (!subject.mayMove) return { is: 'trouble', trouble: t('textBoard.notYourMove'), column: undefined };
  subject.play(reading.move);
  return { is: 'done' };
}

function obey(subject: TextSubject, { name, square, kind, side }: Command): Response {
  const { position } = subject;
  if (isAction(name)) return act(subject, name);
  if (name === 'board') return { is: 'board' };
  // The commands that need a square are only read with one.
  const at = square as Square;
  const answers: Readonly<Record<typeof name, () => string>> = {
    last: () => lastMoveText(subject),
    state: () => stateText(subject),
    clock: () => clockText(subject),
    help: helpText,
    pieces: () => piecesText(position, side === undefined ? COLOURS : [side], kind),
    moves: () => (square === undefined ? movesText(position) : waysOf(position, square)),
    ways: () => waysOf(position, at),
    attackers: () => attackersText(position, at),
    look: () => occupantOf(position, at),
  };
  return { is: 'answer', text: answers[name]() };
}

function act({ actions }: TextSubject, name: keyof TextSubject['actions']): Response {
  const action = actions[name];
  if (action === undefined) return { is: 'trouble', trouble: t('textBoard.notNow'), column: undefined };
  action();
  return { is: 'done' };
}

function helpText(): string {
  const commands = COMMANDS.map((name) =>
    t('textBoard.commandHelp', { words: listed(spellingsOf(name)), about: t(`textBoard.about.${name}`) }),
  );
  return `${t('textBoard.help')} ${commands.join('; ')}.`;
}
