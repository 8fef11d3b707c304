import { describe, expect, it } from 'vitest';
import { rulesOf, SHIPPED, shipped } from '../../test-support/shipped.js';
import { plainText } from './inline.js';
import { ruleSheet } from './rule-sheet.js';
import type { Passage, RuleSheet } from './sheet.js';

const HEAD = `---
title: Camels
slug: camels
win: "Mate"
engine:
  topology: { type: grid, rows: 12, cols: 12 }
  pieces:
    king: { notation: K, betza: K, royal: true }
    camel: { notation: C, betza: C }
    wolf: { notation: W, betza: FfR }
    guard: { notation: G, betza: K }
  setup: "ck10/gw10/12/12/12/12/12/12/12/12/12/CKGW8"
  rules: { wins: [checkmate] }
---
`;

function sheetOf(prose: string): RuleSheet {
  return ruleSheet(rulesOf(HEAD + prose));
}

function told({ sections }: RuleSheet): readonly (readonly [string, string, string])[] {
  return sections.flatMap(({ heading, passages }) =>
    passages.map(({ weight, text }) => [heading, weight, plainText(text)] as const),
  );
}

function texts(passages: readonly Passage[]): readonly string[] {
  return passages.map(({ text }) => plainText(text));
}

describe('a rule sheet', () => {
  it('of any shipped game has every piece with a diagram, the rules in short, and sections', () => {
    for (const rules of SHIPPED.map(shipped)) {
      const sheet = ruleSheet(rules);
      expect(new Set(sheet.pieces.map(({ name }) => name))).toEqual(new Set(rules.kinds.map(({ name }) => name)));
      for (const { diagram } of sheet.pieces) {
        expect(diagram.pieces).toHaveLength(1);
        expect(diagram.marks.length).toBeGreaterThan(0);
      }
      expect(sheet.rules.length).toBeGreaterThan(3);
      expect(sheet.sections.length).toBeGreaterThan(2);
      expect(sheet.decisions.length).toBeGreaterThan(0);
      expect(sheet.array.pieces.length).toBe(rules.start.filter((code) => code !== 0).length);
    }
  });

  it('of a document without prose says what the dictionary knows, or the notation', () => {
    const sheet = sheetOf('');
    expect(sheet.sections).toEqual([]);
    const said = sheet.pieces.map(({ name, isOrthodox, text }) => [name, isOrthodox, plainText(text)]);
    expect(said).toEqual([
      ['camel', false, expect.stringMatching(/^Leaps /)],
      ['wolf', false, 'FfR'],
      ['guard', false, expect.any(String)],
      ['king', true, ''],
    ]);
  });

  it('shows of a large board what a short leaper needs', () => {
    const camel = sheetOf('').pieces.find(({ name }) => name === 'camel');
    expect(camel?.diagram.files).toBe(camel?.diagram.ranks);
    expect(camel?.diagram.files).toBeLessThan(12);
    expect(camel?.diagram.marks).toHaveLength(8);
    // The colours of squares are those of the whole board.
    const square = camel?.reach.from ?? '';
    expect(camel?.reach.marks).toHaveLength(8);
    const shade = (name: string): number => (name.charCodeAt(0) + Number(name.slice(1))) % 2;
    expect(shade(camel?.diagram.pieces[0]?.square ?? '')).toBe(shade(square));
  });

  it('takes what is said of a piece for its caption, and the rest for detail', () => {
    const sheet = sheetOf(`\n## The pieces\n\n### The wolf\n\n${'It runs. '.repeat(30)}\n\nIt bites.\n`);
    expect(plainText(sheet.pieces.find(({ name }) => name === 'wolf')?.text ?? [])).toMatch(/^(It runs\. ?){10,20}$/);
    expect(told(sheet).map(([, weight]) => weight)).toEqual(['detail', 'detail']);
  });

  it('weighs passages by their sections, and leaves out what is for programs', () => {
    const prose = [
      '# Camels\n\nA game of camels.',
      '## Where it comes from\n\nThe desert. Long ago. And far away.',
      '## Crossing\n\nNobody may cross. Here he does.\n\nWater is **wet** indeed.\n\n**Sand.** It is dry.\n\n- One may drink.',
      '## Positions in text\n\nLetters and numbers.',
      '## Decisions\n\nWe decide.\n\n- **Time** is up. (#time)',
      '## For players\n\n- Drink enough water.',
    ];
    const sheet = sheetOf(`\n${prose.join('\n\n')}\n`);
    expect(told(sheet)).toEqual([
      ['', 'history', 'A game of camels.'],
      ['Where it comes from', 'history', 'The desert. Long ago.'],
      ['Crossing', 'rule', 'Nobody may cross.'],
      ['Crossing', 'detail', 'Water is wet indeed.'],
      ['Crossing', 'rule', 'Sand. It is dry.'],
      ['Crossing', 'rule', 'One may drink.'],
      ['For players', 'hint', 'Drink enough water.'],
    ]);
    expect(texts(sheet.decisions)).toEqual(['Time is up.']);
  });

  it('leaves out sentences that announce an example, and what goes on from them', () => {
    const prose =
      '## Crossing\n\nNobody may cross. As this shows:\n\n```moves c1\nd4\n```\n\nand nobody may swim.\n\nHere one may:\n\n```moves c1\nd4\n```\n\nbut only once.\n';
    expect(told(sheetOf(`\n${prose}`))).toEqual([
      ['Crossing', 'rule', 'Nobody may cross.'],
      ['Crossing', 'detail', 'and nobody may swim.'],
    ]);
  });
});
