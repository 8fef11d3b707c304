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
});
