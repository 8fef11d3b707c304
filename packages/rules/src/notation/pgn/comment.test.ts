import { describe, expect, test } from 'vitest';
import { commentParts, type MoveComment, parseComment } from './comment.js';

describe('comments', () => {
  test.each<[written: string, comment: MoveComment, again: string]>([
    [' two\n  words ', { text: 'two words', commands: [] }, 'two words'],
    ['', { text: '', commands: [] }, ''],
    ['[%clk 0:05:00]', { text: '', commands: [], clock: 300_000 }, '[%clk 0:05:00]'],
    ['[%clk 1:02:03.5]', { text: '', commands: [], clock: 3_723_500 }, '[%clk 1:02:03.5]'],
    ['[%clk 4:59]', { text: '', commands: [], clock: 299_000 }, '[%clk 0:04:59]'],
    ['[%emt 0:00:04.25]', { text: '', commands: [], elapsed: 4250 }, '[%emt 0:00:04.25]'],
    ['[%eval 1.52]', { text: '', commands: [], evaluation: { cp: 152 } }, '[%eval 1.52]'],
    ['[%eval -0.3]', { text: '', commands: [], evaluation: { cp: -30 } }, '[%eval -0.30]'],
    ['[%eval -0.00]', { text: '', commands: [], evaluation: { cp: 0 } }, '[%eval 0.00]'],
    ['[%eval #-3]', { text: '', commands: [], evaluation: { mate: -3 } }, '[%eval #-3]'],
    ['[%eval 2,18]', { text: '', commands: [], evaluation: { cp: 200, depth: 18 } }, '[%eval 2.00,18]'],
    [
      'good [%clk 0:00:09]\n[%eval 0.1] move [%csl Ga4,Rb5]',
      {
        text: 'good move',
        commands: [{ name: 'csl', argument: 'Ga4,Rb5' }],
        clock: 9000,
        evaluation: { cp: 10 },
      },
      '[%eval 0.10] [%clk 0:00:09] [%csl Ga4,Rb5] good move',
    ],
    [
      '[%clk 0:00:09][%clk 0:00:08]',
      { text: '', commands: [{ name: 'clk', argument: '0:00:08' }], clock: 9000 },
      '[%clk 0:00:09] [%clk 0:00:08]',
    ],
    ['[%draw]', { text: '', commands: [{ name: 'draw', argument: '' }] }, '[%draw]'],
    ['50 % [clk] [%', { text: '50 % [clk] [%', commands: [] }, '50 % [clk] [%'],
  ])('%j', (written, comment, again) => {
    expect(parseComment(written)).toEqual({ comment, unreadable: [] });
    expect(commentParts(comment).join(' ')).toBe(again);
    expect(parseComment(again).comment).toEqual(comment);
  });

  test.each(['clk later', 'clk 0:61:00', 'clk', 'eval +-', 'eval 1.234', 'emt 5'])(
    '[%%%s] is kept, and said to be unreadable',
    (text) => {
      const [name = '', argument = ''] = text.split(' ');
      const { comment, unreadable } = parseComment(`[%${text}]`);
      expect(unreadable).toEqual([{ name, argument }]);
      expect(comment).toEqual({ text: '', commands: unreadable });
    },
  );
});
