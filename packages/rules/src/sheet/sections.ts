/**
 * Which of a document's prose belongs on a rule sheet. Documents follow a custom in what their sections are called; what a section is for
 * is taken from its heading, and every heading that means nothing in particular is about the rules.
 */
import { plainText, readRuns, sentenceEnds, sliceRuns } from './inline.js';
import type { ProseParagraph, ProseSection } from './prose.js';
import type { Passage, Run, SheetSection, Weight } from './sheet.js';

type Role = Weight | 'left-out';

const ROLES: readonly (readonly [heading: RegExp, role: Role])[] = [
  [/^every sentence/i, 'left-out'],
  [/\bin text$|^counted |^values?$|^sources?$|^references$|^links$|^notation$/i, 'left-out'],
  [/^decisions?\b/i, 'decision'],
  [/^for players|\bhints?\b|\btips\b|^strategy/i, 'hint'],
  [/where it comes from|\bhistory\b|^origins?$|^background$/i, 'history'],
  [/^the (start|array|setup)|^setup$|^start$/i, 'detail'],
];

/** What is no rule is kept short: sentences of each paragraph. A decision cut short might lose what is decided. */
const MOST_SENTENCES: Partial<Record<Weight, number>> = { history: 2, hint: 2 };

/** Characters of a text below a diagram. */
const LONGEST_CAPTION = 170;
/** Shorter passages say nothing. */
const SHORTEST = 6;

export interface Sections {
  readonly sections: readonly SheetSection[];
  readonly decisions: readonly Passage[];
}

/**
 * @param title of the game, which headings repeat
 * @param isAboutPiece whether a heading is about a piece: the first sentences below it stand with its diagram, the others are detail
 */
export function chooseSections(
  prose: readonly ProseSection[],
  title: string,
  isAboutPiece: (heading: string) => boolean,
): Sections {
  const sections: SheetSection[] = [];
  const decisions: Passage[] = [];
  let role: Role = 'rule';
  for (const { heading, depth, paragraphs } of prose) {
    if (depth <= 2) role = roleOf(heading, title);
    if (role === 'left-out') continue;
    if (role === 'decision') {
      decisions.push(...paragraphs.filter(({ isItem }) => isItem).flatMap((item) => passage(item, 'decision', 0)));
      continue;
    }
    const weight = role;
    const isPiece = weight === 'rule' && depth > 1 && isAboutPiece(heading);
    const passages = paragraphs.flatMap((paragraph, i) => {
      if (continues(paragraph) && shownOf(paragraphs[i - 1]).length === 0) return [];
      const isRule = isWeighty(paragraph) || (i === 0 && weight === 'rule' && !isPiece);
      const own = weight === 'rule' || weight === 'detail' ? (isRule ? 'rule' : 'detail') : weight;
      return passage(paragraph, own, isPiece && i === 0 ? captionOf(paragraph).end : 0);
    });
    if (passages.length > 0) sections.push({ heading: heading === title ? '' : heading, passages });
  }
  return { sections, decisions };
}

/** What is said of a piece below its diagram: the first sentences of its section. */
export function caption(paragraph: ProseParagraph): readonly Run[] {
  const { runs, end } = captionOf(paragraph);
  return sliceRuns(runs, 0, end);
}

function captionOf(paragraph: ProseParagraph): { readonly runs: readonly Run[]; readonly end: number } {
  const runs = withoutPointers(readRuns(paragraph.source), paragraph.introduces);
  const text = plainText(runs);
  const ends = sentenceEnds(text);
  return { runs, end: ends.findLast((end) => end <= LONGEST_CAPTION) ?? ends[0] ?? 0 };
}

/** What stands before the first section introduces the game, as its history does. */
function roleOf(heading: string, title: string): Role {
  if (heading === '' || heading === title) return 'history';
  return ROLES.find(([pattern]) => pattern.test(heading))?.[1] ?? 'rule';
}

/** Goes on with the sentence of the paragraph before. */
function continues({ source }: ProseParagraph): boolean {
  return /^\p{Ll}/u.test(source);
}

function shownOf(paragraph: ProseParagraph | undefined): readonly Passage[] {
  return paragraph === undefined ? [] : passage(paragraph, 'rule', 0);
}

/** Items, and paragraphs that begin with a bold word, say a rule each. */
function isWeighty({ source, isItem }: ProseParagraph): boolean {
  return isItem || source.startsWith('**');
}

/** @param from the first character that has not been said elsewhere. A paragraph in parentheses is an aside. */
function passage(paragraph: ProseParagraph, weight: Weight, from: number): readonly Passage[] {
  const { source, isItem, introduces } = paragraph;
  if (source.startsWith('(')) return [];
  const runs = withoutPointers(readRuns(source), introduces);
  const text = plainText(runs);
  const last = sentenceEnds(text).slice(0, MOST_SENTENCES[weight]).at(-1);
  const kept = sliceRuns(runs, from > 0 ? from + 1 : 0, last);
  return plainText(kept).length < SHORTEST ? [] : [{ text: kept, weight, isItem }];
}

/**
 * Without the sentences that point at an example or at a diagram, which are not on the sheet, and all that follows them: sentences about
 * what is here, or that end with a colon before what they announce. What is said of positions written as text is for programs.
 */
function withoutPointers(runs: readonly Run[], introduces: boolean): readonly Run[] {
  const text = plainText(runs);
  const ends = sentenceEnds(text);
  const points = ends.findIndex((end, i) => {
    const sentence = text.slice(ends[i - 1] ?? 0, end).trim();
    return (
      /(^\(?|: )(here|above|below)\b|position as text|end of the position|same position|\bbrackets\b|\bFENs?\b/i.test(
        sentence,
      ) ||
      (introduces && sentence.endsWith(':'))
    );
  });
  return points < 0 ? runs : sliceRuns(runs, 0, points === 0 ? 0 : ends[points - 1]);
}
