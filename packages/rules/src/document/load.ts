/**
 * `loadVariant`: from the text of a rules document to a checked `VariantSpec`, inheritance resolved. Nothing is thrown and
 * nothing stops at the first fault: every part that can still be judged is judged, and each problem names its line and column.
 */
import { ok, type Problem, type Result, unlessErrors } from '../result.js';
import { checkBoardText } from './board.js';
import { type Draft, readDraft } from './draft.js';
import { readTests } from './fences.js';
import { type DocumentParts, splitFrontMatter } from './front-matter.js';
import { type Game, type Inheritance, readGame } from './game.js';
import { checkLabels } from './labels.js';
import { type Prose, readMarkdown } from './markdown.js';
import { type Lineage, loadParent, type ParentResolver } from './parent.js';
import { listProblems } from './problems.js';
import type { Source } from './source.js';
import type { About, BoardSpec, DocumentTest, VariantSpec } from './spec.js';
import { checkSquares } from './test-squares.js';
import { readYaml } from './yaml.js';

/**
 * Reads a document; warnings come with the value. Faults of its examples do not keep a game from being played: they come with the
 * value too, as `proseProblems`, or with the other problems where there is no value.
 * @param parents gives the text of documents to inherit from
 */
export function loadVariant(text: string, parents: ParentResolver = () => undefined): Result<VariantSpec> {
  const parts = splitFrontMatter(text);
  if (!parts.ok) return parts;
  const front = readFront(parts.value, { parents, heirs: [] });
  const prose = readMarkdown(parts.value);
  const fatal = [...front.problems, ...(prose.ok ? [] : prose.problems)];
  const { tests, problems } = prose.ok ? readExamples(prose.value, front.spec?.board) : NO_EXAMPLES;
  if (fatal.some(({ severity }) => severity === 'error')) {
    return { ok: false, problems: listProblems([...fatal, ...problems]) };
  }
  const spec = { ...(front.spec as VariantSpec), tests, proseProblems: listProblems(problems) };
  return ok(spec, listProblems(fatal));
}

/** An ancestor: its prose and its tests are its own affair. */
function loadAncestor(text: string, lineage: Lineage): Result<VariantSpec> {
  const parts = splitFrontMatter(text);
  if (!parts.ok) return parts;
  const { spec, problems } = readFront(parts.value, lineage);
  return unlessErrors(listProblems(problems), () => spec as VariantSpec);
}

interface FrontReading {
  /** Present when there are no errors, and sometimes when there are. */
  readonly spec: VariantSpec | undefined;
  readonly problems: readonly Problem[];
}

function readFront(parts: DocumentParts, lineage: Lineage): FrontReading {
  const { source, problems: ofYaml } = readYaml(parts.yaml);
  if (source === undefined) return { spec: undefined, problems: ofYaml };
  const { draft, problems: ofShape } = readDraft(source);
  const { inheritance, problems: ofParent } = readParent(draft, source, lineage);
  const { game, extent, problems: ofGame } = readGame(draft, inheritance, source);
  const { board } = draft.front;
  const ofText = board === undefined || extent === undefined ? [] : checkBoardText(board, extent, source);
  const problems = [...ofYaml, ...ofShape, ...ofParent, ...ofGame, ...ofText];
  return { spec: game && assemble(draft, game, inheritance, parts), problems };
}

function readParent(
  { front, unsound }: Draft,
  source: Source,
  lineage: Lineage,
): { readonly inheritance: Inheritance; readonly problems: readonly Problem[] } {
  if (front.parent === undefined) {
    return { inheritance: { parent: undefined, isUnknown: unsound.has('parent') }, problems: [] };
  }
  const place = source.valuePlace(['parent']);
  const parent = loadParent(front.parent, front.slug ?? '', lineage, place, loadAncestor);
  return parent.ok
    ? { inheritance: { parent: parent.value, isUnknown: false }, problems: [] }
    : { inheritance: { parent: undefined, isUnknown: true }, problems: parent.problems };
}

function assemble(
  { front }: Draft,
  game: Game,
  { parent }: Inheritance,
  { prose, proseLine }: DocumentParts,
): VariantSpec {
  const ancestors = front.parent === undefined ? [] : [front.parent, ...(parent?.ancestors ?? [])];
  return {
    slug: front.slug ?? '',
    title: front.title ?? '',
    about: aboutOf(front),
    ancestors,
    ...game,
    prose,
    proseLine,
    tests: [],
    proseProblems: [],
  };
}

function aboutOf({ board, win, special, author, year, source, order, published, engine }: Draft['front']): About {
  const stated = { board, win, special, author, year, source, order, notes: engine?.notes };
  const present = Object.entries(stated).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(present), published: published ?? true };
}

interface Examples {
  readonly tests: readonly DocumentTest[];
  readonly problems: readonly Problem[];
}

const NO_EXAMPLES: Examples = { tests: [], problems: [] };

/** The tests without fault, and the faults of the others. @param board undefined when nobody knows */
function readExamples(prose: Prose, board: BoardSpec | undefined): Examples {
  const { tests, unsound, problems: ofFences } = readTests(prose.fences);
  const ofSquares = checkSquares(tests, board);
  const strange = new Set(ofSquares.map(({ test }) => test));
  return {
    tests: tests.filter((test) => !unsound.has(test) && !strange.has(test)),
    problems: [...ofFences, ...checkLabels(prose, tests), ...ofSquares.map(({ problem }) => problem)],
  };
}
