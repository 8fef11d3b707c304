import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type Block, rulesPage } from './rules-page.js';

const htmlOf = (blocks: readonly Block[]): string =>
  blocks.map((block) => ('html' in block ? block.html : '')).join('\n');
const page = (markdown: string) => rulesPage(markdown, ['chess']);

describe('a rules page', () => {
  it('is made of headings and text', () => {
    expect(page('# Title\n\nSome *text*.\n\n- a\n- b')).toEqual([
      { type: 'heading', html: 'Title', id: 'title', text: 'Title', depth: 1 },
      { type: 'html', html: expect.stringContaining('<p>Some <em>text</em>.</p>') },
    ]);
  });

  it('has tables', () => {
    expect(htmlOf(page('| a | b |\n|---|---|\n| 1 | 2 |'))).toContain('<td>2</td>');
  });

  it('gives headings of the same name different ids', () => {
    const ids = page('## Moves\n\n## Moves').map((block) => 'id' in block && block.id);
    expect(ids).toEqual(['moves', 'moves-2']);
  });

  it('hands diagrams on as data, whatever their FEN means in Markdown', () => {
    expect(
      page('{{svg:start "At first"}}\n\n{{svg:piece nightrider "So"}}\n\n{{svg:fen ss***a_k_/13 w - - 0 1 "Here"}}'),
    ).toEqual([
      { type: 'diagram', request: { show: 'start', caption: 'At first' } },
      { type: 'diagram', request: { show: 'piece', piece: 'nightrider', caption: 'So' } },
      { type: 'diagram', request: { show: 'fen', fen: 'ss***a_k_/13 w - - 0 1', caption: 'Here' } },
    ]);
  });

  it('keeps the text around a diagram', () => {
    const blocks = page('Before {{svg:start "x"}} *after*');
    expect(blocks.map(({ type }) => type)).toEqual(['html', 'diagram', 'html']);
    expect(htmlOf(blocks)).toContain('<em>after</em>');
  });

  it('shows the caption alone of a picture that is not here', () => {
    expect(page('{{svg:board.svg "The board"}}')).toEqual([
      { type: 'diagram', request: { show: 'missing', caption: 'The board' } },
    ]);
    expect(page('{{svg:board.svg}}')).toEqual([]);
  });

  it('gathers examples that follow each other', () => {
    const markdown =
      '```moves d4 #label\nfen: 8/8 w\nafter: e4 e5\nb3 b5\n```\n\n```illegal it may not turn #other\nd4d5\n```\n\n```js\nx\n```';
    expect(page(markdown)).toEqual([
      {
        type: 'examples',
        examples: [
          { kind: 'moves', argument: 'd4', fen: '8/8 w', after: ['e4', 'e5'], body: ['b3 b5'] },
          { kind: 'illegal', argument: 'it may not turn', fen: undefined, after: [], body: ['d4d5'] },
        ],
      },
      { type: 'html', html: expect.stringContaining('<pre>') },
    ]);
  });

  it('folds the list of tests away', () => {
    const blocks = page('Text\n\n## Every sentence and its test\n\n1. One. #a');
    expect(blocks.at(-1)).toMatchObject({ type: 'folded', html: expect.stringContaining('<ol>') });
  });

  it('leads from document to document', () => {
    expect(htmlOf(page('[chess](chess.md)'))).toContain('href="#/rules/chess"');
    expect(htmlOf(page('[gone](gone.md)'))).not.toContain('href');
    expect(htmlOf(page('<https://example.org/>'))).toContain('rel="noopener noreferrer"');
  });
});

describe('a hostile document', () => {
  const attacks = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '![x](javascript:alert(1))',
    '![x](https://example.org/track.gif)',
    '<a href="javascript:alert(1)">x</a>',
    '<svg onload=alert(1)>',
    '<iframe src="https://example.org"></iframe>',
    '<style>*{display:none}</style>',
    '[x]: javascript:alert(1)\n\n[x]',
    '# <img src=x onerror=alert(1)>',
    '## [x](javascript:alert(1))',
    'a {{svg:<script>alert(1)</script>}} b',
    '| <b onclick=alert(1)>x</b> |\n|---|\n| y |',
    '## Every sentence and its test\n\n1. <script>alert(1)</script>',
    '[x](#/play/chess?fen=<script>)',
    '[x][^1]\n\n[^1]: <img src=x onerror=alert(1)>',
  ];
  const DANGER =
    /<(?:script|img|iframe|svg|style|object|embed|form|base|meta|link)\b|\son\w+\s*=|javascript:|data:|style=/i;

  it.each(attacks)('%s runs nothing and loads nothing', (markdown) => {
    expect(htmlOf(page(markdown)).replaceAll(/&#x3C;|&lt;/g, '(')).not.toMatch(DANGER);
  });

  const piece = fc.constantFrom(
    ...attacks,
    '{{svg:',
    '}}',
    '"',
    '```',
    '\n\n',
    '<',
    '>',
    '`',
    '(',
    ')',
    '[',
    ']',
    '#',
    'on',
  );
  test.prop([fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(''))], { numRuns: 300 })(
    'nor does any mixture of attacks',
    (markdown) => {
      const tags = htmlOf(page(markdown)).match(/<[^>]*>/g) ?? [];
      expect(tags.filter((tag) => DANGER.test(tag))).toEqual([]);
    },
  );
});
