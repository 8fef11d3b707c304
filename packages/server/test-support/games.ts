/** Games as tests keep them: what a test does not say does not matter to it. */
import type { GameEvent } from '@hippodrome/protocol';
import type { GameSummary, NewGame, Player } from '../src/store/game-store.js';

export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

export const account = (name: string): Player => ({ kind: 'account', account: name });

export function newGame(id: string, parts: Partial<NewGame> = {}): NewGame {
  return {
    id,
    variant: 'this-game',
    document: null,
    start: START,
    control: { kind: 'fischer', initial: 60_000, increment: 1000 },
    players: { white: account('anna'), black: account('bela') },
    rated: false,
    private: false,
    createdAt: 1000,
    ...parts,
  };
}

export function summary(parts: Partial<GameSummary> = {}): GameSummary {
  return { ply: 0, turn: 'white', outcome: null, dueAt: null, ...parts };
}

export function move(uci: string, at = 2000): GameEvent {
  return { type: 'move', uci, credit: 0, at };
}
