/**
 * Rule sheets as they come out of the printer: one page each, for every document that is shipped and for games at the edges of what a
 * document can say; nothing runs over, and every piece is there.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { startChromium } from '../../bench/src/support/chromium.js';
import { ENGLISH_SHEET, type Paper, sheetDocument } from '../../packages/board/dist/sheet/index.js';
import type { Ruleset } from '../../packages/rules/dist/index.js';
import { ruleSheet } from '../../packages/rules/dist/sheet/index.js';
import { rulesOf, SHIPPED, shipped } from '../../packages/rules/test-support/shipped.js';
import { hippodrome } from './hippodrome.js';

let browser: Browser;
let page: Page;
let folder: string;

beforeAll(async () => {
  [browser, folder] = await Promise.all([startChromium(), mkdtemp(join(tmpdir(), 'hippodrome-sheets-'))]);
  page = await browser.newPage();
  await page.emulateMedia({ media: 'print' });
  return async () => {
    await Promise.all([browser.close(), rm(folder, { recursive: true })]);
  };
});

function pagesIn(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g)?.length ?? 0
  );
}

/** Looks, in the page, at what a reader would look at. */
const SEEN = `(() => {
  const sheet = document.querySelector('.hds-page');
  const { bottom, right } = sheet.getBoundingClientRect();
  const boxes = [...sheet.querySelectorAll('svg, p, li, h1, h2, h3')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  return {
    fits: document.body.dataset.fits,
    isOver: boxes.some((box) => box.bottom > bottom + 1 || box.right > right + 1),
    hidden: sheet.querySelectorAll('[data-piece][hidden], .hds-short [hidden], .hds-credits[hidden]').length,
    size: Number.parseFloat(sheet.style.getPropertyValue('--hds-size')),
    pieces: [...sheet.querySelectorAll('[data-piece]')].map(({ dataset }) => dataset.piece),
  };
})()`;

interface Seen {
  readonly fits: string;
  readonly isOver: boolean;
  /** Of what must be there. */
  readonly hidden: number;
  /** Of the type, in points. */
  readonly size: number;
  readonly pieces: readonly string[];
}

async function look(rules: Ruleset, paper: Paper = 'a4') {
  const file = join(folder, 'sheet.html');
  await writeFile(file, sheetDocument(ruleSheet(rules), ENGLISH_SHEET, paper));
  await page.goto(pathToFileURL(file).href);
  await page.waitForSelector('body[data-fits]');
  const { fits, isOver, hidden, ...others } = (await page.evaluate(SEEN)) as Seen;
  const pages = pagesIn(await page.pdf({ preferCSSPageSize: true }));
  return { form: { fits, isOver, hidden, pages }, ...others };
}

/** One page, and nothing runs over or is missing. */
const WELL = { fits: 'true', isOver: false, hidden: 0, pages: 1 };

describe('a rule sheet', () => {
  it.each(SHIPPED)('of %s is one A4 page with every piece', async (slug) => {
    const rules = shipped(slug);
    const { form, pieces, size } = await look(rules);
    expect(form).toEqual(WELL);
    expect(new Set(pieces)).toEqual(new Set(rules.kinds.map(({ name }) => name)));
    expect(size).toBeGreaterThanOrEqual(7.5);
  });

  it('fits on a Letter page as well', async () => {
    const { form } = await look(shipped('spider-rider'), 'letter');
    expect(form).toEqual(WELL);
  });

  it.each([4, 13, 26])('of a game with %i kinds of pieces and no prose is one page', async (count) => {
    const { form, pieces } = await look(rulesOf(gameWith(count)));
    expect(form).toEqual(WELL);
    expect(pieces).toHaveLength(count);
  });

  it('of a document that goes on for ever is one page', async () => {
    const prose = Array.from({ length: 200 }, (_, i) => `## Rule ${i}\n\n${'Every camel knows. '.repeat(20)}`).join(
      '\n\n',
    );
    const { form } = await look(rulesOf(`${gameWith(6)}\n${prose}\n`));
    expect(form).toEqual(WELL);
  });
});

it('`hippodrome sheet` prints one page', async () => {
  const file = join(folder, 'sheet.pdf');
  expect(await hippodrome(['sheet', 'knights', '-o', file])).toEqual({ code: 0, out: '', err: '' });
  const pdf = await readFile(file);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pagesIn(pdf)).toBe(1);
});

/** A king and as many leapers and riders as are asked for, on the largest board. */
function gameWith(kinds: number): string {
  const letters = [...'ABCDEFGHIJLMNOPQRSTUVWXYZ'].slice(0, kinds - 1);
  const moves = ['NN', 'CC', 'ZZ', 'WAD', 'FN', 'BN', 'RN', 'mRcpR', 'gQ', 'afsW', 'fmWfcF', 'KAD'];
  const pieces = letters.map(
    (letter, i) =>
      `    piece-${letter.toLowerCase()}: { notation: ${letter}, betza: "${moves[i % moves.length]}${'f'.repeat(Math.floor(i / moves.length))}${i >= moves.length ? 'G' : ''}" }`,
  );
  const rank = (text: string): string => (text.length < 16 ? `${text}${16 - text.length}` : text);
  const [front, back] = [letters.slice(0, 13).join(''), letters.slice(13).join('')];
  const setup = [
    rank(`k${back.toLowerCase()}`),
    rank(front.toLowerCase()),
    ...Array(12).fill('16'),
    rank(front),
    rank(`K${back}`),
  ];
  return `---
title: A Game of Many
slug: many
engine:
  topology: { type: grid, rows: 16, cols: 16 }
  pieces:
    king: { notation: K, betza: K, royal: true }
${pieces.join('\n')}
  setup: "${setup.join('/')}"
  rules: { wins: [checkmate] }
---
`;
}
