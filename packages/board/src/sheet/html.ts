/**
 * @module A rule sheet as HTML. What may be left out when a page is short of room bears its rank (`data-rank`, the higher the sooner it
 * goes); `fit.ts` makes use of that. Title, array, diagrams, the rules in short and the credits have none: they are on every sheet.
 */
import type { BoardView } from '../draw/index.js';
import { escapeText, renderBoard } from '../draw/render.js';
import { arrangePieces } from './arrange.js';
import type { PassageContent, RunContent, SheetContent, SheetPieceContent } from './content.js';
import { PRINT_THEME } from './print-theme.js';
import { EXPLAINED, type ExplainedMark, type SheetTexts } from './texts.js';

/** What is given up first has the highest rank. */
const RANKS: Readonly<Record<PassageContent['weight'] | 'caption', number>> = {
  caption: 1,
  decision: 2,
  rule: 3,
  detail: 4,
  hint: 5,
  history: 6,
};

export interface SheetHtmlOptions {
  /** Of the title; 1 unless stated. */
  readonly headingLevel?: 1 | 2;
  /** What ids begin with; `sheet` unless stated. */
  readonly idPrefix?: string;
}

/** One element, `article.hds-page`, to be used with `SHEET_STYLE`. Nothing of the content is taken for markup. */
export function sheetHtml(content: SheetContent, texts: SheetTexts, options: SheetHtmlOptions = {}): string {
  const { headingLevel = 1, idPrefix = 'sheet' } = options;
  const [title, part, section] = [headingLevel, headingLevel + 1, headingLevel + 2].map((level) => `h${level}`) as [
    string,
    string,
    string,
  ];
  const heading = (text: string, tag = part): string => `<${tag}>${escapeText(text)}</${tag}>`;
  const rules = content.sections.filter(({ passages }) => passages.some(({ weight }) => weight !== 'history'));
  return [
    `<article class="hds-page" lang="${escapeText(texts.language)}">`,
    `<header>${heading(content.title, title)}${quote('hds-special', content.special)}${paragraph('hds-facts', facts(content, texts))}</header>`,
    '<section class="hds-top">',
    `<figure class="hds-array">${board(content.array, texts.array, undefined, `${idPrefix}-array`, 'outside')}</figure>`,
    `<div class="hds-short">${heading(texts.inShort)}${quote('hds-goal', content.goal && sentence(content.goal))}${list(content.rules.map(texts.rule))}</div>`,
    '</section>',
    `<section class="hds-pieces">${heading(texts.pieces)}${legend(content, texts, idPrefix)}${pieces(content, texts, idPrefix, section)}</section>`,
    '<div class="hds-text" lang="en">',
    ...rules.map(({ heading: name, passages }) => block('hds-section', name && heading(name, part), passages)),
    decisions(content, texts, heading),
    '</div>',
    footer(content, texts),
    '</article>',
  ].join('');
}

function facts({ board, first, author, year }: SheetContent, texts: SheetTexts): string {
  return [texts.board(board), texts.first(first), texts.by(author, year)].filter((fact) => fact !== '').join(' · ');
}

function pieces({ pieces: all }: SheetContent, texts: SheetTexts, idPrefix: string, tag: string): string {
  const { isBeside, rows } = arrangePieces(all);
  const parts = rows.map(({ pieces: some, columns, layout }) => {
    const cards = some.map((piece) => card(piece, texts, `${idPrefix}-${piece.letter.codePointAt(0)}`, tag));
    return `<div class="hds-cards hds-${layout} hds-columns-${columns}">${cards.join('')}</div>`;
  });
  const beside = isBeside ? ` hds-beside hds-beside-${rows[0]?.columns}` : '';
  return `<div class="hds-rows${beside}">${parts.join('')}</div>`;
}

function card(piece: SheetPieceContent, texts: SheetTexts, id: string, tag: string): string {
  const name = capitalised(texts.piece(piece.name));
  const sign = `<span class="hds-letter">${escapeText(piece.letter)}</span>`;
  const royal = piece.royal ? ` <span class="hds-royal">${escapeText(texts.royal)}</span>` : '';
  const text = piece.text.length === 0 ? '' : `<p data-rank="${RANKS.caption}" lang="en">${runs(piece.text)}</p>`;
  const picture = board(piece.diagram, texts.moves(texts.piece(piece.name)), inWords(piece, texts), id, 'none');
  return `<figure class="hds-card" data-piece="${escapeText(piece.name)}">${picture}<figcaption><${tag}>${escapeText(name)} ${sign}${royal}</${tag}>${text}</figcaption></figure>`;
}

/** `d4; moves and captures: a4, b4`, for those who do not see the diagram. */
function inWords({ reach: { from, marks } }: SheetPieceContent, texts: SheetTexts): string {
  const shown = EXPLAINED.filter((kind) => marks.some((mark) => mark.kind === kind));
  const squares = (kind: ExplainedMark): string =>
    marks.flatMap((mark) => (mark.kind === kind ? [mark.square] : [])).join(', ');
  return [from, ...shown.map((kind) => `${texts.marks[kind]}: ${squares(kind)}`)].join('; ');
}

/** What the marks in the diagrams mean, those that there are. */
function legend({ pieces: all }: SheetContent, texts: SheetTexts, idPrefix: string): string {
  const used = new Set(all.flatMap(({ diagram }) => (diagram.marks ?? []).map(({ kind }) => kind)));
  const shown = EXPLAINED.filter((kind) => used.has(kind));
  const item = (kind: ExplainedMark): string => {
    const sign = board(
      { files: 1, ranks: 1, pieces: [], marks: [{ square: 'a1', kind }] },
      texts.marks[kind],
      '',
      `${idPrefix}-mark-${kind}`,
      'none',
    );
    return `<li>${sign}${escapeText(texts.marks[kind])}</li>`;
  };
  return shown.length === 0 ? '' : `<ul class="hds-legend">${shown.map(item).join('')}</ul>`;
}

function board(
  view: BoardView,
  title: string,
  description: string | undefined,
  idPrefix: string,
  coordinates: 'outside' | 'none',
): string {
  const words = description === undefined ? {} : { description };
  return renderBoard({ ...view, coordinates }, { title, ...words, theme: PRINT_THEME, idPrefix });
}

function decisions({ decisions: all }: SheetContent, texts: SheetTexts, heading: (text: string) => string): string {
  const note = `<p class="hds-note" lang="${escapeText(texts.language)}">${escapeText(texts.decisionsNote)}</p>`;
  return all.length === 0 ? '' : block('hds-decisions', heading(texts.decisions) + note, all);
}

/** A heading with its passages; gone when all of them are. */
function block(name: string, heading: string, all: readonly PassageContent[]): string {
  const shown = all.filter(({ weight }) => weight !== 'history');
  return `<section class="${name}" data-block>${heading}${passages(shown)}</section>`;
}

/** Neighbouring items are one list. */
function passages(all: readonly PassageContent[]): string {
  return all
    .map(({ isItem, weight, text }, i) => {
      const tag = isItem ? 'li' : 'p';
      const opens = isItem && all[i - 1]?.isItem !== true ? '<ul>' : '';
      const closes = isItem && all[i + 1]?.isItem !== true ? '</ul>' : '';
      return `${opens}<${tag} data-rank="${RANKS[weight]}">${runs(text)}</${tag}>${closes}`;
    })
    .join(' ');
}

function footer({ sections, source }: SheetContent, texts: SheetTexts): string {
  const told = sections.flatMap(({ passages: all }) => all.filter(({ weight }) => weight === 'history'));
  const history = told.length === 0 ? '' : `<div class="hds-history" lang="en" data-block>${passages(told)}</div>`;
  const credit = source === undefined ? '' : `${texts.source}: ${sentence(source)} `;
  return `<footer>${history}<p class="hds-credits">${escapeText(credit + texts.made)}<span data-more hidden> ${escapeText(texts.more)}</span></p></footer>`;
}

const TAGS = {
  plain: ['', ''],
  strong: ['<strong>', '</strong>'],
  code: ['<span class="hds-code">', '</span>'],
} as const;

function runs(all: readonly RunContent[]): string {
  return all.map(({ text, style }) => TAGS[style].join(escapeText(text))).join('');
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${escapeText(item)}</li>`).join('')}</ul>`;
}

function paragraph(name: string, text: string): string {
  return text === '' ? '' : `<p class="${name}">${escapeText(text)}</p>`;
}

/** In the words of the game's document. */
function quote(name: string, text = ''): string {
  return text === '' ? '' : `<p class="${name}" lang="en">${escapeText(text)}</p>`;
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
