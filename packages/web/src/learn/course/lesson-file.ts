/**
 * Reads a lesson file: Markdown in which each heading `## id` begins a lesson, each fence is a step with its position, and the list
 * items before a fence are what is said to it, one language each:
 *
 *     ## leaps
 *     - en title: Leaps in a row
 *     - teaches: castling
 *
 *     - en: Bring the nightrider to the star.
 *     - en hint: Two leaps, the same way.
 *     - en done: Well ridden.
 *     - en wrong b1c3: That is one leap only.
 *     ```collect #first
 *     fen: 8/8/8/8/8/8/8/1N6 w - - 0 1
 *     stars: d5
 *     ```
 *
 * An item goes on in indented lines. Every text must be there in every language, or in none. Whether positions and moves make sense is
 * judged with the rules at hand, see `read-step.ts`.
 *
 * Codes: `lesson/unexpected-line`, `lesson/bad-item`, `lesson/bad-id`, `lesson/twice`, `lesson/bad-fence`, `lesson/unclosed-fence`,
 * `lesson/unknown-key`, `lesson/no-fen`, `lesson/no-text`, `lesson/language-missing`, `lesson/no-steps`.
 */
import { error, type Problem, type Result, unlessErrors } from '@hippodrome/rules';
import { LANGUAGES, type Language } from '../../i18n/languages.js';
import { type Fence, type Item, type Line, linesOf, type Part } from './lesson-lines.js';
import { GENERATED, STEP_KEYS, STEP_KINDS, type StepKey, type StepKind, type WrittenCourse } from './written.js';

type ByLanguage = Partial<Record<Language, string>>;

interface Draft {
  readonly id: string;
  readonly line: number;
  readonly title: ByLanguage;
  readonly teaches: string[];
  readonly steps: DraftStep[];
}

interface DraftStep {
  readonly id: string;
  readonly kind: StepKind;
  readonly fen: string;
  readonly lines: { key: StepKey; value: string }[];
  readonly said: ReadonlyMap<string, ByLanguage>;
}

/** All languages of a lesson file, or everything that is wrong with it. */
export function readLessonFile(text: string): Result<Readonly<Record<Language, WrittenCourse>>> {
  const problems: Problem[] = [];
  const drafts = readDrafts(linesOf(text, problems), problems);
  const inLanguage = (language: Language): WrittenCourse => ({
    lessons: drafts.map((draft) => speak(draft, language)),
  });
  return unlessErrors(
    problems,
    () =>
      Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(language)])) as Record<
        Language,
        WrittenCourse
      >,
  );
}

function readDrafts(parts: readonly Part[], problems: Problem[]): readonly Draft[] {
  const drafts: Draft[] = [];
  let said: Item[] = [];
  for (const part of parts) {
    const draft = drafts.at(-1);
    if (part.is === 'heading') {
      if (!isId(part.text))
        problems.push(bad('lesson/bad-id', `"${part.text}" is no id: write one word in small letters`, part));
      if (drafts.some(({ id }) => id === part.text))
        problems.push(bad('lesson/twice', `two lessons are called "${part.text}"`, part));
      drafts.push({ id: part.text, line: part.line, title: {}, teaches: [], steps: [] });
      continue;
    }
    if (draft === undefined) {
      problems.push(bad('lesson/unexpected-line', 'a lesson begins with a heading: ## id', part));
    } else if (part.is === 'item') {
      if (part.label === 'teaches') draft.teaches.push(...part.text.split(/[\s,]+/));
      else if (part.label === 'title') tell(draft.title, part, problems);
      else said.push(part);
    } else {
      const step = readStep(part, said, problems);
      if (step !== undefined && draft.steps.some(({ id }) => id === step.id)) {
        problems.push(bad('lesson/twice', `two steps of the lesson are called "${step.id}"`, part));
      }
      if (step !== undefined) draft.steps.push(step);
      said = [];
    }
  }
  for (const draft of drafts) checkDraft(draft, problems);
  return drafts;
}

function checkDraft({ id, line, title, steps }: Draft, problems: Problem[]): void {
  if (GENERATED.some((word) => word === id)) return;
  if (steps.length === 0) problems.push(bad('lesson/no-steps', `the lesson "${id}" has no steps`, { line }));
  checkLanguages(title, 'title', line, problems);
}

function readStep(fence: Fence, items: readonly Item[], problems: Problem[]): DraftStep | undefined {
  const [, word = '', id = ''] = /^(\S+)\s+#([a-z][a-z0-9-]*)$/.exec(fence.info) ?? [];
  const kind = STEP_KINDS.find((known) => known === word);
  if (kind === undefined) {
    problems.push(
      bad('lesson/bad-fence', `a fence begins with ${STEP_KINDS.join(', ')} and a label such as #first`, fence),
    );
    return undefined;
  }
  const entries = fence.body.flatMap((line) => readEntry(line, problems));
  const fen = entries.find(({ key }) => key === 'fen')?.value;
  if (fen === undefined) problems.push(bad('lesson/no-fen', 'a step has a position: fen: …', fence));
  const said = new Map<string, ByLanguage>();
  for (const item of items) {
    const texts = said.get(item.label) ?? {};
    said.set(item.label, tell(texts, item, problems));
  }
  if (!said.has('text')) problems.push(bad('lesson/no-text', `nothing is said to the step "${id}"`, fence));
  for (const [label, texts] of said) checkLanguages(texts, label, fence.line, problems);
  return { id, kind, fen: fen ?? '', lines: entries.filter(({ key }) => key !== 'fen'), said };
}

function readEntry(line: Line, problems: Problem[]): readonly { key: StepKey; value: string }[] {
  const [, word, value = ''] = /^([a-z]+):\s*(.*?)\s*$/.exec(line.text) ?? [];
  const key = STEP_KEYS.find((known) => known === word);
  if (key !== undefined) return [{ key, value }];
  problems.push(
    bad('lesson/unknown-key', `a line of a step is one of ${STEP_KEYS.join(', ')}, a colon and a value`, line),
  );
  return [];
}

function tell(texts: ByLanguage, { language, label, text, line }: Item, problems: Problem[]): ByLanguage {
  if (language === undefined)
    problems.push(bad('lesson/bad-item', `say in which language: ${LANGUAGES.join(', ')}`, { line }));
  else if (texts[language] !== undefined)
    problems.push(bad('lesson/twice', `${label} is said twice in "${language}"`, { line }));
  else texts[language] = text;
  return texts;
}

function checkLanguages(texts: ByLanguage, label: string, line: number, problems: Problem[]): void {
  const missing = LANGUAGES.filter((language) => texts[language] === undefined);
  if (missing.length === 0) return;
  problems.push(bad('lesson/language-missing', `${label} is not said in ${missing.join(', ')}`, { line }));
}

function speak({ id, title, teaches, steps }: Draft, language: Language): WrittenCourse['lessons'][number] {
  return {
    id,
    title: title[language] ?? '',
    teaches,
    steps: steps.map(({ said, ...step }) => {
      const say = (label: string): string | undefined => said.get(label)?.[language];
      const [hint, done] = [say('hint'), say('done')];
      const wrong = [...said.keys()].filter((label) => label.startsWith('wrong '));
      return {
        ...step,
        text: say('text') ?? '',
        ...(hint !== undefined && { hint }),
        ...(done !== undefined && { done }),
        wrong: Object.fromEntries(wrong.map((label) => [label.slice('wrong '.length), say(label) ?? ''])),
      };
    }),
  };
}

function isId(text: string): boolean {
  return /^[a-z][a-z0-9-]*$/.test(text);
}

function bad(code: Problem['code'], message: string, { line }: { readonly line: number }): Problem {
  return error(code, message, { line, column: 1 });
}
