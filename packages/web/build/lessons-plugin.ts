/**
 * Reads the lesson files when the page is built. `virtual:lessons` is a table of loaders, by game and language, of what
 * `src/learn/course/written.ts` describes; a file with errors stops the build with all its problems.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem } from '@hippodrome/rules';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '../src/i18n/languages.js';
import { readLessonFile } from '../src/learn/course/lesson-file.js';
import type { WrittenCourse } from '../src/learn/course/written.js';
import { watchFolder } from './watch-folder.js';

const INDEX = 'virtual:lessons';
const COURSE = 'virtual:lessons/';

type Courses = ReadonlyMap<string, Readonly<Record<Language, WrittenCourse>>>;

/** @param folder where the lesson files lie, one `<slug>.md` each; games without one are no worse for it */
export function lessons(folder: string): Plugin {
  let courses: Courses | undefined;
  const all = (): Courses => (courses ??= readFiles(folder));
  return {
    name: 'hippodrome-lessons',
    resolveId: (id) => (id === INDEX || id.startsWith(COURSE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) return indexModule([...all().keys()]);
      if (!id.startsWith(`\0${COURSE}`)) return undefined;
      const [slug = '', language] = id.slice(COURSE.length + 1).split('/');
      const course = all().get(slug)?.[language as Language];
      return course && `export default ${JSON.stringify(course)};`;
    },
    ...watchFolder(folder, () => {
      courses = undefined;
    }),
  };
}

function readFiles(folder: string): Courses {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  const problems: string[] = [];
  const courses = files.flatMap((name) => {
    const result = readLessonFile(readFileSync(join(folder, name), 'utf8'));
    if (result.ok) return [[name.slice(0, -3), result.value] as const];
    problems.push(...result.problems.map((problem) => `lessons/${name}:${formatProblem(problem)}`));
    return [];
  });
  if (problems.length > 0) throw new Error(`lesson files with errors:\n${problems.join('\n')}`);
  return new Map(courses);
}

function indexModule(slugs: readonly string[]): string {
  const loaders = slugs.map((slug) => {
    const languages = LANGUAGES.map(
      (language) => `${language}: () => import(${JSON.stringify(`${COURSE}${slug}/${language}`)})`,
    );
    return `${JSON.stringify(slug)}: { ${languages.join(', ')} }`;
  });
  return `export const courses = { ${loaders.join(', ')} };`;
}
