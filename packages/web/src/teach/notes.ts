/**
 * A taught game with what was noted to each ply, as it is kept and as it is handed on: a PGN whose comments are the notes, or plain text.
 * Whatever is found in the storage is held against the rules, move for move; what cannot be used is left out.
 */
import {
  createMoveTree,
  type MoveComment,
  type MoveTree,
  mainLine,
  type Outcome,
  parseUci,
  type Ruleset,
  resultOf,
  treeOfMoves,
  writePgn,
} from '@hippodrome/rules';
import { Session } from '../play/session.js';
import type { Settings } from '../play/settings.js';
import type { TextStore } from '../storage/text-store.js';

/** By ply; 0 is before the first move. */
export type Notes = Readonly<Record<number, string>>;

export interface TaughtGame {
  readonly session: Session;
  readonly notes: Notes;
}

/** Two people, no clock. */
const SETTINGS: Settings = { seats: { white: 'person', black: 'person' }, level: 1, clock: undefined };
/** Far more than anybody writes to a move; what is longer is no note. */
export const LONGEST_NOTE = 4000;

export function newTaughtGame(rules: Ruleset): TaughtGame {
  return { session: new Session(rules, SETTINGS), notes: {} };
}

export function writeTaughtGame({ session, notes }: TaughtGame): string {
  return JSON.stringify({ moves: session.lines.map(({ uci }) => uci), notes });
}

/** @param text as it was kept */
export function readTaughtGame(rules: Ruleset, text: string): TaughtGame {
  const found = parsed(text);
  const { session } = newTaughtGame(rules);
  for (const uci of Array.isArray(found.moves) ? found.moves : []) {
    const move = typeof uci === 'string' ? parseUci(session.game.position, uci) : undefined;
    if (move?.ok !== true || !session.play(move.value, 0).ok) break;
  }
  const entries = Object.entries(typeof found.notes === 'object' && found.notes !== null ? found.notes : {});
  const notes = entries.filter(
    ([ply, note]) => isNote(note) && Number(ply) >= 0 && Number(ply) <= session.lines.length,
  );
  return { session, notes: Object.fromEntries(notes) };
}

/** The note to a ply, or none when nothing is left of it. */
export function withNote(notes: Notes, ply: number, note: string): Notes {
  const others = Object.entries(notes).filter(([at]) => at !== String(ply));
  const text = note.slice(0, LONGEST_NOTE);
  return Object.fromEntries(text.trim() === '' ? others : [...others, [ply, text]]);
}

/** Notes to plies that are there no more go with them. */
export function notesUntil(notes: Notes, plies: number): Notes {
  return Object.fromEntries(Object.entries(notes).filter(([ply]) => Number(ply) <= plies));
}

/** @param tags further tags: event, date */
export function taughtPgn({ session, notes }: TaughtGame, tags: ReadonlyMap<string, string>): string {
  const tree = annotated(session, notes);
  return writePgn({ tags, tree, result: resultOf(session.outcome as Outcome | undefined) });
}

/** One line for each noted ply: `3... Kxc4: who had prepared for this?` */
export function notesText({ session, notes }: TaughtGame): string {
  const lines = Object.entries(notes)
    .map(([ply, note]) => ({ ply: Number(ply), note: note.trim().replace(/\s*\n\s*/g, ' ') }))
    .toSorted((a, b) => a.ply - b.ply);
  return lines.map(({ ply, note }) => `${placeOf(session, ply)}: ${note}`).join('\n');
}

/** `3... Kxc4`; a dash before the first move. */
export function placeOf({ lines }: Pick<Session, 'lines'>, ply: number): string {
  const line = lines[ply - 1];
  return line === undefined ? '–' : `${line.number}${line.side === 'white' ? '.' : '...'} ${line.san}`;
}

function annotated({ game, lines }: Session, notes: Notes): MoveTree {
  const moves = lines.map(({ move }) => move);
  const tree = moves.length === 0 ? createMoveTree(game.start) : treeOfMoves(game.start, moves);
  [tree, ...mainLine(tree)].forEach((node, ply) => {
    const note = notes[ply];
    if (note !== undefined) node.comments = [comment(note)];
  });
  return tree;
}

/** A brace would end the comment, and all white space is one space in it. */
function comment(note: string): MoveComment {
  return { text: note.replace(/[{}]/g, '').replace(/\s+/g, ' ').trim(), commands: [] };
}

function isNote(note: unknown): note is string {
  return typeof note === 'string' && note.trim() !== '' && note.length <= LONGEST_NOTE;
}

function parsed(text: string): { readonly moves?: unknown; readonly notes?: unknown } {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

/** Where taught games outlive a reload, one of each game. */
export interface TaughtStore {
  load(rules: Ruleset): TaughtGame;
  save(game: TaughtGame): void;
}

export function createTaughtStore(store: TextStore | undefined): TaughtStore {
  const key = (rules: Ruleset): string => `hippodrome.teach.${rules.spec.slug}`;
  return {
    load: (rules) => {
      try {
        return readTaughtGame(rules, store?.getItem(key(rules)) ?? '{}');
      } catch {
        return newTaughtGame(rules);
      }
    },
    save: (game) => {
      try {
        store?.setItem(key(game.session.rules), writeTaughtGame(game));
      } catch {
        // Without storage a game lasts as long as the page.
      }
    },
  };
}
