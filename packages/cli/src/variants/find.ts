/** VARIANT on the command line: the slug of a shipped game, or the path of a document. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { compile, didYouMean, error, loadVariant, type ParentResolver, type Ruleset } from '@hippodrome/rules';
import { type Attempt, attempt, failure, INPUT } from '../attempt.js';
import { troubleWith } from '../file-trouble.js';
import { shippedDocuments } from './folder.js';

/** A rules document as it was found. */
export interface Document {
  /** The path by which messages call it. */
  readonly file: string;
  readonly text: string;
  /** Looks a parent up among the shipped documents, then beside this one. */
  readonly parents: ParentResolver;
}

/** The game, ready to be played. Codes: `variant/unknown`, `file/unreadable`, and those of documents. */
export function findGame(variant: string): Attempt<Ruleset> {
  const document = findDocument(variant);
  return document.ok ? compileDocument(document.value) : document;
}

export function compileDocument({ file, text, parents }: Document): Attempt<Ruleset> {
  const spec = loadVariant(text, parents);
  if (!spec.ok) return attempt(file, spec);
  const rules = compile(spec.value);
  return attempt(file, rules.ok ? { ...rules, warnings: [...spec.warnings, ...rules.warnings] } : rules);
}

/** Codes: `variant/unknown`, `file/unreadable`. */
export function findDocument(variant: string): Attempt<Document> {
  const shipped = shippedDocuments();
  const path = shipped.get(variant);
  if (path !== undefined) return readDocument(fromHere(path));
  if (/[\\/]|\.md$/.test(variant) || existsSync(variant)) return readDocument(variant);
  const message = `there is no game "${variant}"${didYouMean(variant, shipped.keys())}; \`hippodrome variants\` lists them`;
  return failure(INPUT, error('variant/unknown', message, { line: 1, column: 1 }));
}

/** A path below the current folder as one types it; others as they are. */
function fromHere(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') ? path : short;
}

/** @param file a path */
function readDocument(file: string): Attempt<Document> {
  const text = readText(file);
  if (typeof text !== 'string')
    return failure(file, error('file/unreadable', `the file cannot be read: ${troubleWith(text)}`));
  return { ok: true, value: { file, text, parents: resolveParent(file) }, warnings: [] };
}

function resolveParent(file: string): ParentResolver {
  const resolve = (slug: string): string | undefined => {
    const path = shippedDocuments().get(slug) ?? join(dirname(file), `${slug}.md`);
    const text = readText(path);
    return typeof text === 'string' ? text : undefined;
  };
  // Listed only when somebody asks, which is when a parent was not found.
  const known = {
    [Symbol.iterator]: () => [...shippedDocuments().keys(), ...documentsBeside(file)][Symbol.iterator](),
  };
  return Object.assign(resolve, { known, where: 'among the games that come with the program, then beside this file' });
}

function documentsBeside(file: string): readonly string[] {
  try {
    const names = readdirSync(dirname(file)).filter((name) => name.endsWith('.md') && name !== basename(file));
    return names.map((name) => basename(name, '.md'));
  } catch {
    return [];
  }
}

function readText(path: string): string | NodeJS.ErrnoException {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
}
