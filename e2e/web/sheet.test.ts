/** The rule sheet in the page: what is seen is what is printed, on either paper, and can be taken away. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { expectSoon } from '../support/expect-soon.js';
import { visiting } from '../support/visiting.js';

const { open } = visiting();

function pagesIn(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g)?.length ?? 0
  );
}

/** In points. */
function heightOf(pdf: Uint8Array): number {
  const [, height] = /MediaBox\s*\[\s*0 0 \S+ ([\d.]+)/.exec(Buffer.from(pdf).toString('latin1')) ?? [];
  return Math.round(Number(height));
}

test('is one page on A4 and on Letter, with every piece, and nothing else is printed', async () => {
  const game = await open('#/sheet/cavalier');
  const { page } = game;
  for (const [paper, height] of [
    ['A4', 842],
    ['Letter', 792],
  ] as const) {
    await page.getByRole('radio', { name: paper }).check();
    await expectSoon(() => page.locator('[data-fits=true]').count()).toBe(1);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pagesIn(pdf)).toBe(1);
    expect(heightOf(pdf)).toBe(height);
  }
  expect(await game.part('sheet').locator('[data-piece]').count()).toBe(6);
});

test('can be taken away as a file that stands alone', async () => {
  const game = await open('#/sheet/knights');
  const [download] = await Promise.all([game.page.waitForEvent('download'), game.part('sheet-download').click()]);
  expect(download.suggestedFilename()).toBe('knights.html');
  const html = await readFile(await download.path(), 'utf8');
  expect(html).toMatch(/^<!doctype html>[\s\S]*<h1>Knights Chess<\/h1>/);
});
