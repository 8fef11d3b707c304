import { type Move, startPosition } from '@hippodrome/rules';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { beginTexts, loadTexts } from '../i18n/index.js';
import { LANGUAGES } from '../i18n/languages.js';
import { positionOf, rulesOf, squareOf } from '../testing/rulesets.js';
import { COMMANDS, readCommand, spellingsOf } from './commands.js';
import { groupsOf, piecesText, ranksOf } from './position-words.js';
import { respond } from './respond.js';
import type { TextSubject } from './text-subject.js';
import { vocabularyOf } from './vocabulary.js';
import { waysOf } from './ways.js';

const GAMES = ['nightrider', 'wide-nightrider', 'cavalier', 'grand-cavalier', 'knights', 'spider-rider', 'three-check'];

function subjectOf(slug: string, fen?: string, more: Partial<TextSubject> = {}): TextSubject & { played: Move[] } {
  const rules = rulesOf(slug);
  const played: Move[] = [];
  return {
    rules,
    position: fen === undefined ? startPosition(rules) : positionOf(slug, fen),
    lastLine: undefined,
    mayMove: true,
    clock: undefined,
    play: (move) => played.push(move),
    actions: {},
    played,
    ...more,
  };
}

/** What is answered, whether it is an answer or a trouble. */
function ask(subject: TextSubject, line: string): string {
  const response = respond(subject, line);
  if (response.is === 'answer') return response.text;
  return response.is === 'trouble' ? response.trouble : response.is;
}

const say = async (language: (typeof LANGUAGES)[number]): Promise<void> => {
  await beginTexts(language, []);
  await loadTexts('text-board');
};

describe('commands', () => {
  describe.each(LANGUAGES)('in %s', (language) => {
    beforeAll(() => say(language));

    it.each(COMMANDS)('%s: each of its spellings means it', (name) => {
      const rules = rulesOf('nightrider');
      const needsSquare = ['ways', 'attackers', 'look'].includes(name);
      for (const spelling of spellingsOf(name)) {
        const line = needsSquare ? `${spelling} b1` : spelling;
        expect(readCommand(line, rules, vocabularyOf(rules))?.name, line).toBe(name);
      }
    });

    it('answers come in whole words for every square of every game', () => {
      for (const slug of GAMES) {
        const subject = subjectOf(slug);
        const { squares, name } = subject.rules.board;
        const texts = ['help', 'status', 'clock', 'pieces', 'moves'].map((line) => ask(subject, line));
        for (const square of squares)
          texts.push(ask(subject, `rides ${name(square)}`), ask(subject, `attackers ${name(square)}`));
        for (const text of texts) expect(text).not.toMatch(/textBoard\.|\{\{|undefined|NaN/);
      }
    });
  });
});

describe('in English', () => {
  beforeAll(() => say('en'));

  it('rides are told leap by leap, slides by their ends, captures by their victims, checks as such', () => {
    const position = positionOf('nightrider', '4k3/4p3/8/8/8/8/7R/1N2K3 w - - 0 1');
    expect(waysOf(position, squareOf(position, 'b1'))).toBe(
      'nightrider b1 rides c3, d5, takes pawn e7; d2, f3, h4; a3',
    );
    expect(waysOf(position, squareOf(position, 'h2'))).toContain('h3 to h7, h8, check');
    expect(waysOf(position, squareOf(position, 'e8'))).toContain('king e8 has no legal move now');
    expect(waysOf(position, squareOf(position, 'a1'))).toBe('a1 is empty');
  });

  it('castlings, promotions and captures in passing are told too', () => {
    const castling = positionOf('wide-nightrider', '6k5/12/12/12/12/12/12/12/12/R5K4R w KQ - 0 1');
    expect(waysOf(castling, squareOf(castling, 'g1'))).toContain('castles to i1, rook g1');
    const pawns = positionOf('nightrider', '4k3/P7/8/3pP3/8/8/8/4K3 w - d6 0 1');
    expect(waysOf(pawns, squareOf(pawns, 'a7'))).toContain('a8, promoting');
    expect(waysOf(pawns, squareOf(pawns, 'e5'))).toContain('takes pawn d6');
  });

  it('attackers and protectors are counted', () => {
    expect(ask(subjectOf('nightrider'), 'a e7')).toBe(
      'black pawn on e7. White: 1 attacker, white nightrider b1. Black: 4 protectors, black queen d8, black king e8, black bishop f8, black nightrider g8.',
    );
    expect(ask(subjectOf('nightrider'), 'attackers of e4')).toContain('e4 is empty');
  });

  it('pieces are told by side and kind', () => {
    const subject = subjectOf('spider-rider');
    expect(ask(subject, 'pieces white spider')).toBe('White: Spider: a1, b1, l1, m1, a2, m2');
    expect(ask(subject, 'p n')).toContain('White: Nightrider: d3, j3. Black: Nightrider: d11, j11');
    expect(piecesText(positionOf('knights', '4k3/8/8/8/8/8/8/QN2K3 w - - 0 9'), ['black'], 1)).toContain('none');
  });

  it('the state of a game is told with what is special in it', () => {
    expect(ask(subjectOf('knights'), 's')).toBe('Black to move. The opening phase is in force.');
    expect(ask(subjectOf('grand-cavalier'), 's')).toContain('Pool of White: empty');
    expect(ask(subjectOf('three-check'), 's')).toContain('White has given 0 of 3 checks');
  });

  it('boards are told rank by rank, with their holes', () => {
    const ranks = ranksOf(startPosition(rulesOf('spider-rider')));
    expect(ranks.map(({ rank }) => rank)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(ranks[0]?.cells.map((cell) => cell?.letter ?? '*').join('')).toBe('ss***aka***ss');
    expect(ranks.at(-1)?.cells[6]).toEqual({ name: 'g1', letter: 'K', words: 'white king' });
    expect(groupsOf(startPosition(rulesOf('knights')), 'white')[0]).toMatchObject({ name: 'King', squares: ['e4'] });
  });

  it('a move is played only where the reader may move, and a pass is a move', () => {
    const subject = subjectOf('nightrider');
    expect(ask(subject, 'e4')).toBe('done');
    expect(subject.played).toHaveLength(1);
    const watching = subjectOf('nightrider', undefined, { mayMove: false });
    expect(ask(watching, 'e4')).toContain('not your move');
    expect(watching.played).toEqual([]);
    const passing = subjectOf('knights', '4k1NQ/2p1PpPP/2P2P1P/8/8/p1p2p2/ppPp1P2/qn1K4 b - - 0 60');
    expect(ask(passing, 'pass')).toBe('done');
  });

  it('what can be done is done, and what cannot is said', () => {
    const undo = vi.fn<() => void>();
    expect(ask(subjectOf('nightrider', undefined, { actions: { undo } }), 'take back')).toBe('done');
    expect(undo).toHaveBeenCalledOnce();
    expect(ask(subjectOf('nightrider'), 'draw')).toBe('That cannot be done now');
    expect(ask(subjectOf('nightrider'), '  ')).toBe('Type a move or a command');
    expect(ask(subjectOf('nightrider'), '?')).toContain('takes the last move back');
    expect(ask(subjectOf('nightrider'), 'board')).toBe('board');
  });
});
