/**
 * What can be asked for in the text board besides moves. A command is a word or its short form, in the reader's language or in English,
 * and what it is about: `attackers e4`, `a e4`, `where can b1 go`.
 */
import { COLOURS, type Colour, type Ruleset, type Square } from '@hippodrome/rules';
import { t, textOf } from '../i18n/index.js';
import { scan } from './scan.js';
import { ACTIONS, type Action } from './text-subject.js';
import { fold, type Vocabulary } from './vocabulary.js';

/** What each command takes. */
const ABOUT = {
  last: 'nothing',
  state: 'nothing',
  clock: 'nothing',
  help: 'nothing',
  board: 'nothing',
  undo: 'nothing',
  draw: 'nothing',
  hint: 'nothing',
  resign: 'nothing',
  pieces: 'pieces',
  moves: 'maybe square',
  ways: 'square',
  attackers: 'square',
  look: 'square',
} as const;

export type CommandName = keyof typeof ABOUT;
export const COMMANDS = Object.keys(ABOUT) as readonly CommandName[];

export interface Command {
  readonly name: CommandName;
  readonly square: Square | undefined;
  readonly kind: number | undefined;
  readonly side: Colour | undefined;
}

/** Understood in every language. */
const ENGLISH: Readonly<Record<CommandName, string>> = {
  last: 'last move, last, l',
  state: 'status, state, s',
  clock: 'clock, time, c',
  help: 'help, h, ?',
  board: 'board, b',
  undo: 'undo, take back',
  draw: 'offer draw, draw',
  hint: 'hint',
  resign: 'resign',
  pieces: 'pieces, p',
  moves: 'moves, m',
  ways: 'where can, where, rides, r',
  attackers: 'attackers of, attackers, a',
  look: 'look at, look, what is on',
};

/** Undefined when the line is no command: then it is a move. */
export function readCommand(line: string, rules: Ruleset, vocabulary: Vocabulary): Command | undefined {
  const folded = fold(line.trim()).replace(/\?+$/, (marks) => (line.trim() === marks ? '?' : ''));
  const start = line.length - line.trimStart().length;
  for (const { name, text } of spellings()) {
    if (
      !folded.startsWith(text) ||
      (/^[\p{L}\p{N}]/u.test(folded.slice(text.length)) && !/\p{Script=Han}$/u.test(text))
    )
      continue;
    const command = about(name, line.slice(start + text.length).replace(/\?\s*$/, ''), rules, vocabulary);
    if (command !== undefined) return command;
  }
  return undefined;
}

/** The ways to write a command, the reader's own first. */
export function spellingsOf(name: CommandName): readonly string[] {
  const own = (textOf(`textBoard.command.${name}`) ?? '').split(',').map((text) => text.trim());
  return own.filter((text) => text !== '');
}

export function isAction(name: CommandName): name is Action & CommandName {
  return ACTIONS.some((action) => action === name);
}

function spellings(): readonly { readonly name: CommandName; readonly text: string }[] {
  const all = COMMANDS.flatMap((name) =>
    [...spellingsOf(name), ...ENGLISH[name].split(',')].map((text) => ({ name, text: fold(text.trim()) })),
  );
  return all.toSorted((a, b) => b.text.length - a.text.length);
}

/** The command, if the rest of the line is what it takes. */
function about(name: CommandName, rest: string, rules: Ruleset, vocabulary: Vocabulary): Command | undefined {
  const words = scan(rest, rules, vocabulary);
  const squares = words.flatMap((word) => (word.is === 'square' ? [word.square] : []));
  const [square] = squares;
  const none = { name, square: undefined, kind: undefined, side: undefined };
  switch (ABOUT[name]) {
    case 'nothing':
      return rest.trim() === '' ? none : undefined;
    case 'square':
      return squares.length === 1 ? { ...none, square } : undefined;
    case 'maybe square':
      if (rest.trim() === '') return none;
      return squares.length === 1 ? { ...none, square } : undefined;
    case 'pieces': {
      if (squares.length > 0) return undefined;
      const word = words.find((each) => each.is === 'piece' || each.is === 'letter' || each.is === 'file');
      const side = sideNamed(rest);
      const kind = word === undefined ? undefined : word.is === 'file' ? lettered(rules, word.text) : word.kind;
      return rest.trim() !== '' && kind === undefined && side === undefined ? undefined : { ...none, kind, side };
    }
  }
}

function lettered({ kinds }: Ruleset, letter: string): number | undefined {
  return kinds.find((kind) => kind.letter === letter.toUpperCase())?.index;
}

function sideNamed(text: string): Colour | undefined {
  const folded = fold(text);
  return COLOURS.find((colour) => folded.includes(colour) || folded.includes(fold(t(`colour.${colour}`))));
}
