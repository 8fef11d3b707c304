/** The workshop: a document is checked as it is written, shown, and played. */
import { expect, test } from 'vitest';
import { expectSoon } from '../support/expect-soon.js';
import { visiting } from '../support/visiting.js';

const { open } = visiting();

const CAMELS = `---
title: Camel Chess
slug: camel-chess
parent: chess
special: "Knights are replaced by camels."
engine:
  topology: { type: grid, rows: 8, cols: 8 }
  pieces:
    camel: { notation: N, betza: C }
  setup: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
---

# Camel Chess

Camels leap three and one.

\`\`\`moves b1
a4 c4
\`\`\`
`;

test('a game is written, checked, mended, and played against the computer; it is there on the next visit', async () => {
  const game = await open('#/workshop');
  const result = game.part('workshop-result');
  const write = (text: string): Promise<void> => game.part('workshop-text').fill(text);
  await expectSoon(() => result.getAttribute('data-state')).toBe('sound');
  await write(CAMELS.replace('betza: C', 'betza: "C%"'));
  await expectSoon(() => result.getAttribute('data-state')).toBe('faulty');
  const fault = result.locator('[data-code]').first();
  expect(await fault.textContent()).toContain('line 9');
  await expectSoon(() => game.part('workshop-lines').locator('.error').allTextContents()).toEqual(['9']);
  await fault.getByRole('button').click();
  const picked = 'document.activeElement.value.slice(0, document.activeElement.selectionStart).split("\\n").length';
  expect(await game.page.evaluate(picked)).toBe(9);
  expect(await game.part('workshop-computer').isDisabled()).toBe(true);

  await write(CAMELS.replace('a4 c4', 'a4 c4 d5'));
  await expectSoon(() => result.textContent()).toContain('1 example does not hold');
  await write(CAMELS);
  await expectSoon(() => result.textContent()).toContain('No errors. 1 example holds.');
  await expectSoon(() => game.part('workshop-preview').textContent()).toContain('Camel Chess');
  await game.part('workshop-computer').click();
  await expectSoon(() => game.page.title()).toBe('Camel Chess · Hippodrome');
  await game.board.click('b1', 'c4');
  await game.page.locator('[data-ply="2"]').waitFor();

  await game.page.reload();
  await expectSoon(async () => (await game.moves())[0]).toBe('Nc4');
  await game.page.evaluate("location.hash = '#/rules/own-camel-chess'");
  await expectSoon(() => game.part('rules-text').textContent()).toContain('Camels leap three and one');

  await game.page.evaluate("location.hash = '#/games'");
  const begun = game.part('kept-begun').getByRole('listitem');
  await expectSoon(() => begun.allTextContents()).toEqual([expect.stringContaining('Camel Chess')]);
  await game.page.evaluate("location.hash = '#/'");
  await expectSoon(() => game.part('begun').textContent()).toContain('Camel Chess');
  await game.part('begun').locator('a.primary').click();
  await expectSoon(async () => (await game.moves())[0]).toBe('Nc4');
});

test('documents of one’s own are renamed and deleted; what was taken away comes back', async () => {
  const game = await open('#/workshop');
  const result = game.part('workshop-result');
  await expectSoon(() => result.getAttribute('data-state')).toBe('sound');
  await game.part('workshop-text').fill(CAMELS);
  await expectSoon(() => result.textContent()).toContain('1 example holds.');
  await game.page.getByRole('button', { name: 'Analyse' }).click();
  await game.part('study').waitFor();
  await game.page.evaluate("location.hash = '#/workshop'");
  const own = game.part('workshop-own').getByRole('listitem');
  const text = (): Promise<string> => game.part('workshop-text').inputValue();

  await own.getByRole('button', { name: 'Rename Camel Chess' }).click();
  await game.page.keyboard.type('Desert: "Chess"');
  await game.page.keyboard.press('Enter');
  await expectSoon(() => own.allTextContents()).toEqual([expect.stringContaining('Desert: "Chess"')]);
  await expectSoon(text).toContain('title: "Desert: \\"Chess\\""');
  await expectSoon(() => game.part('workshop-preview').textContent()).toContain('Desert: "Chess"');

  await own.getByRole('button', { name: 'Delete Desert: "Chess"' }).click();
  await expectSoon(() => own.count()).toBe(0);
  await game.part('workshop-undo').click();
  await expectSoon(() => own.count()).toBe(1);

  await game.part('workshop-begin').selectOption({ label: 'a variant of Knights Chess' });
  await expectSoon(text).toContain('parent: knights');
  await game.part('workshop-undo').click();
  await expectSoon(text).toContain('Camels leap');
});
