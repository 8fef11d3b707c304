import { type Colour, expectOk, Game, parseMove, writeFen } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { findPosition } from '../position.js';
import { findGame } from '../variants/find.js';
import { answer, completions, greet, hear, promptOf } from './conversation.js';
import { createPaint } from './paint.js';
import { openQuestion, type Table } from './table.js';

function sitDown(slug: string, fen?: string, player?: Colour): Table {
  const rules = findGame(slug);
  if (!rules.ok) throw new Error(slug);
  const position = findPosition(rules.value, fen);
  if (!position.ok) throw new Error(fen);
  const side = player ?? position.value.sideToMove;
  const game = new Game(position.value);
  return { game, player: side, level: 1, paint: createPaint(1), flipped: false, asked: undefined, left: false };
}

/** Lets the computer play a move, given in SAN or coordinates. */
function computerPlays(table: Table, move: string): string {
  const question = openQuestion(table);
  if (question?.about !== 'move') throw new Error('it is not the computer who should move');
  return answer(table, { about: 'move', move: expectOk(parseMove(question.position, move)) });
}

describe('a game', () => {
  it('begins with the title, what is special, the sides and the board', () => {
    const text = greet(sitDown('nightrider'));
    expect(text).toContain('Standard Nightrider Chess\n');
    expect(text).toContain('You are White; the computer is Black, level 1.');
    expect(text).toContain('8  r  n  b  q  k  b  n  r  8');
    expect(text).toContain('Move 1, White to move.');
  });

  it('takes moves in SAN and in coordinates', () => {
    const table = sitDown('nightrider');
    expect(hear(table, ' e4 ')).toBe('You: e4');
    expect(computerPlays(table, 'e7e5')).toContain('The computer plays e5');
    expect(hear(table, 'd2d4')).toBe('You: d4');
  });

  it('says why a move cannot be played', () => {
    const table = sitDown('nightrider');
    expect(hear(table, 'b1d4')).toMatch(/^b1d4 cannot be played: .*b1.*\. \? lists what can\.$/);
    expect(hear(table, 'Rh5')).toContain('cannot be played: ');
    expect(hear(table, 'e2e5')).toMatch(/^e2e5 cannot be played: the pawn on e2 does not reach e5/);
    expect(hear(table, 'Rh5')).not.toContain('not legal');
    for (const text of ['e2e5', 'Rh5', 'Nd2', 'b1d2']) expect(hear(table, text)).not.toContain('..');
    expect(table.game.plies).toHaveLength(0);
  });

  it('ends with the result, the rule and the score', () => {
    const table = sitDown('nightrider', '6rk/6pp/8/8/8/N7/8/K7 w - - 0 1');
    const text = hear(table, 'Nb5');
    expect(text).toContain('White wins by checkmate.');
    expect(text).toContain('1. Nb5# 1-0');
    expect(openQuestion(table)).toBeUndefined();
    expect(promptOf(table)).toMatch(/^Game over/);
    expect(hear(table, 'Nb5')).toContain('The game is over');
    hear(table, '');
    expect(table.left).toBe(true);
  });

  it('refuses moves while the computer is to move', () => {
    const table = sitDown('nightrider');
    hear(table, 'e4');
    expect(hear(table, 'd4')).toBe("It is the computer's move.");
    expect(hear(table, 'hint')).toContain("It is the computer's move");
  });

  it('does not take an empty line for a move', () => {
    expect(hear(sitDown('nightrider'), '  ')).toBe('');
  });
});

describe('commands', () => {
  it('? lists moves piece by piece, or those of one square', () => {
    const table = sitDown('nightrider');
    const all = hear(table, '?').split('\n');
    expect(all[0]).toBe('nightrider  b1  Na3 Nc3 Nd5 Nxe7');
    expect(all).toHaveLength(10);
    expect(hear(table, '? g1')).toMatch(/^nightrider {2}g1 {2}\S+ \S+ \S+ \S+$/);
    expect(hear(table, '? a1')).toBe('Nothing on a1 can move.');
    expect(hear(table, '? z9')).toBe('There is no square "z9" on this board (files a to h, ranks 1 to 8).');
    expect(hear(sitDown('spider-rider'), '? C1')).toBe('C1 is a hole of this board.');
  });

  it('undo goes back to the own move before, even over the end of the game', () => {
    const table = sitDown('nightrider');
    expect(hear(table, 'undo')).toContain('nothing to take back');
    hear(table, 'e4');
    computerPlays(table, 'e5');
    hear(table, 'd4');
    hear(table, 'undo');
    expect(table.game.plies).toHaveLength(2);
    hear(table, 'undo');
    expect(table.game.plies).toHaveLength(0);
    hear(table, 'e4');
    hear(table, 'resign');
    expect(table.game.outcome?.rule).toBe('resignation');
    hear(table, 'undo');
    expect(table.game.outcome).toBeUndefined();
    expect(table.game.plies).toHaveLength(0);
  });

  it('undo leaves a first move of the computer alone', () => {
    const table = sitDown('nightrider', undefined, 'black');
    computerPlays(table, 'e4');
    hear(table, 'e5');
    hear(table, 'undo');
    expect(table.game.plies).toHaveLength(1);
  });

  it('hint asks the computer, and a move withdraws the question', () => {
    const table = sitDown('nightrider');
    hear(table, 'hint');
    expect(openQuestion(table)?.about).toBe('hint');
    const move = expectOk(parseMove(table.game.position, 'e4'));
    expect(answer(table, { about: 'hint', move, score: { cp: 35 } })).toBe('I would play e4 (+0.35).');
    expect(openQuestion(table)).toBeUndefined();
    hear(table, 'hint');
    hear(table, 'e4');
    expect(openQuestion(table)?.about).toBe('move');
    computerPlays(table, 'e5');
    expect(openQuestion(table)).toBeUndefined();
  });

  it('draw is an offer that the computer declines or accepts', () => {
    const table = sitDown('nightrider');
    hear(table, 'draw');
    expect(openQuestion(table)?.about).toBe('draw');
    expect(answer(table, { about: 'draw', accepts: false })).toContain('declines');
    expect(table.game.drawOffer).toBeUndefined();
    hear(table, 'draw');
    expect(answer(table, { about: 'draw', accepts: true })).toContain('Drawn by agreement.');
    expect(table.game.outcome).toEqual({ winner: null, rule: 'agreement' });
  });

  it('resign ends the game for the other side', () => {
    const table = sitDown('nightrider');
    expect(hear(table, 'resign')).toContain('Black wins by resignation.');
  });

  it('flip turns the board', () => {
    const table = sitDown('nightrider');
    expect(hear(table, 'flip').split('\n')[1]).toBe('   h  g  f  e  d  c  b  a ');
    expect(hear(table, 'flip').split('\n')[1]).toBe('   a  b  c  d  e  f  g  h ');
  });

  it('fen, score and rules show what they say', () => {
    const table = sitDown('nightrider');
    expect(hear(table, 'score')).toBe('No move has been played yet.');
    hear(table, 'e4');
    expect(hear(table, 'FEN')).toBe(writeFen(table.game.position));
    expect(hear(table, 'score')).toBe('1. e4 *');
    expect(hear(table, 'rules')).toContain('- Castling: ');
    expect(hear(table, 'rules')).toContain('N nightrider');
  });

  it('help names every command, and a slip of the pen is met with a suggestion', () => {
    const table = sitDown('nightrider');
    expect(hear(table, 'help')).toMatch(/hint.*\n.*undo/);
    expect(hear(table, 'hnt')).toBe('I do not know "hnt" (did you mean "hint"?). help says what you can type.');
  });

  it('says when the computer cannot think any more, and leaves with the score', () => {
    const table = sitDown('nightrider');
    hear(table, 'e4');
    expect(answer(table, { about: 'trouble', message: 'it has stopped working' })).toContain('1. e4 *');
    expect(table.left).toBe(true);
  });

  it('quit leaves', () => {
    const table = sitDown('nightrider');
    expect(hear(table, 'quit')).toBe('');
    expect(table.left).toBe(true);
    expect(openQuestion(table)).toBeUndefined();
  });
});

describe('completion', () => {
  it('offers moves and commands, and no moves out of turn', () => {
    const table = sitDown('nightrider');
    expect(completions(table, 'Nx')).toEqual(['Nxe7', 'Nxd7']);
    expect(completions(table, 'un')).toEqual(['undo']);
    hear(table, 'e4');
    expect(completions(table, 'N')).toEqual([]);
  });
});

describe('a game with phases and passes', () => {
  it('announces the phase with its rules, and that attacks are not check', () => {
    const text = greet(sitDown('knights'));
    expect(text).toContain('--- Opening phase ---\nThe game begins in its opening phase');
    expect(text).toContain("Black's king is attacked, but this phase knows no check.");
    expect(text).toContain('Move 1, Black to move.\n');
  });

  it('announces the end of the phase', () => {
    const table = sitDown('knights', 'n6q/8/8/3pP3/k7/8/8/N2Q2K1 w - d6 0 5 opening', 'black');
    const text = computerPlays(table, 'exd6');
    expect(text).toContain(
      '*** The opening phase is over: the ordinary rules are in force from here on, check among them. ***',
    );
    expect(text).toContain('Move 6, Black to move. Check!');
    expect(text).not.toContain('---');
  });

  it('lets a player who cannot move pass with Enter', () => {
    const table = sitDown('knights', '8/7Q/8/8/8/1p1p4/pppPp3/kqn1K2N b - - 0 40');
    expect(greet(table)).toContain('Black has no move and has to pass: press Enter.');
    expect(hear(table, 'e1e2')).toContain('must pass');
    expect(hear(table, '')).toBe('You: --');
    expect(table.game.position.sideToMove).toBe('white');
  });

  it('reports a frozen position and agrees to a draw', () => {
    const table = sitDown('knights', '4k1NQ/2p1PpPP/2P2P1P/8/8/p1p2p2/ppPp1P2/qn1K4 b - - 0 60', 'white');
    const text = computerPlays(table, '--');
    expect(text).toContain('The computer passes');
    expect(text).toContain('The position is frozen');
    expect(text).toContain('The computer offers a draw: draw accepts it.');
    expect(hear(table, 'draw')).toContain('Drawn by agreement.');
  });
});

describe('a game that counts checks', () => {
  it('shows how many each side has yet to give', () => {
    expect(greet(sitDown('three-check'))).toContain('Checks to win: White 3, Black 3.');
    expect(greet(sitDown('nightrider'))).not.toContain('Checks to win');
  });
});

describe('a game with a pool', () => {
  it('shows who may get what back', () => {
    expect(greet(sitDown('grand-cavalier'))).toContain('The pool is empty.');
    const fen = '1mnpqkpnm1/c8c/1vvvvvvvv1/10/10/10/10/1VVVVVVVV1/C8C/2NP1KPNM1[MQ] w - - 0 1';
    expect(greet(sitDown('grand-cavalier', fen))).toContain('In the pool: for White M Q, for Black nothing.');
  });
});
