/** The course of a game in the language that is spoken, fetched when it is first asked for. */

import { courses } from 'virtual:lessons';
import type { Ruleset } from '@hippodrome/rules';
import { Fetched } from '../../games/fetched.js';
import { currentLanguage } from '../../i18n/index.js';
import { courseOf } from './course.js';
import type { Lesson } from './step.js';

const loaded = new Fetched<readonly Lesson[]>();

/** Whether somebody wrote lessons for the game, beyond what is made for any. */
export function isWritten(slug: string): boolean {
  return courses[slug] !== undefined;
}

/** Rejected when it could not be fetched; asking again tries again. */
export function loadCourse(rules: Ruleset): Promise<readonly Lesson[]> {
  return loaded.get(rules.spec.slug, () => load(rules));
}

async function load(rules: Ruleset): Promise<readonly Lesson[]> {
  const written = await courses[rules.spec.slug]?.[currentLanguage()]?.();
  return courseOf(rules, written?.default ?? { lessons: [] });
}
