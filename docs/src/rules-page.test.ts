import { expectOk, loadVariant } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { rulesPage } from './rules-page.js';

const HEAD = `---
title: Small
slug: small
engine:
  topology: { type: grid, rows: 4, cols: 4 }
  setup: "k3/pppp/PPPP/K3"
  pieces:
    king: { notation: K, betza: K, royal: true }
    pawn: { notation: P, betza: fmWfcF }
  rules: { wins: [checkmate], stalemate: draw }
---
`;

async function pageOf(prose: string) {
  const drawn: (readonly string[])[] = [];
  const text = HEAD + prose;
  const page = await rulesPage(expectOk(loadVariant(text)), text, {
    async draw(path, ...rest) {
      drawn.push([path, ...rest]);
    },
  });
  return { page, drawn };
}

describe('the page of a game', () => {
  it('has its title, and its front matter folded at the end', async () => {
    const { page } = await pageOf('# Small\n');
    expect(page).toMatch(/^---\ntitle: "Small"\n/);
    expect(page).toMatch(/::: details What the machine reads\n```yaml\ntitle: Small\n(?:.*\n)*```\n:::\n$/);
  });

  it('draws the diagrams', async () => {
    const { page, drawn } = await pageOf(
      '{{svg:start "The <start>"}}\n\n{{svg:piece king}}\n\n{{svg:fen k3/4/4/K3 w - - 0 1 "Bare"}}\n',
    );
    expect(drawn).toEqual([
      ['diagrams/small-1.svg', 'small'],
      ['diagrams/small-2.svg', 'small', '--piece', 'king'],
      ['diagrams/small-3.svg', 'small', '--fen', 'k3/4/4/K3 w - - 0 1'],
    ]);
    expect(page).toContain('<img src="/diagrams/small-1.svg" alt="The &#60;start&#62;"');
    expect(page).not.toContain('{{svg');
  });

  it('leaves out pictures that are files', async () => {
    expect((await pageOf('{{svg:board.svg "A photograph"}}\n')).page).not.toContain('svg');
  });

  it('folds the tests of a row together, and no other blocks', async () => {
    const { page } = await pageOf(
      '```moves a1 #king\nb1\n```\n\n```perft\n1 7\n```\n\nText.\n\n```text\n{{svg:start}}\n```\n',
    );
    expect(page).toContain(
      '::: details Tested: king, perft\n\n<a id="test-king"></a>**moves a1**\n\n```text\nb1\n```\n',
    );
    expect(page).toContain('**perft**\n\n```text\n1 7\n```\n:::\n\nText.\n\n```text\n{{svg:start}}\n```\n');
  });

  it('leads from a label to its test', async () => {
    const { page } = await pageOf(
      '```moves a1 #king\nb1\n```\n\n## Every sentence and its test\n\n1. "It moves." `#king`\n',
    );
    expect(page).toContain('[`#king`](#test-king)');
  });
});
