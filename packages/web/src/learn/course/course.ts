/** The course of a game: what somebody wrote for it, and between that what is made from the game itself. */
import { expectOk, type Ruleset } from '@hippodrome/rules';
import { once } from './once.js';
import { pieceLessons } from './piece-lessons.js';
import { readStep } from './read-step.js';
import { rulesLesson } from './rule-lessons.js';
import type { Lesson } from './step.js';
import { GENERATED, type WrittenCourse, type WrittenLesson } from './written.js';

/** Without a place of its own for them, generated lessons of pieces come first, those of rules last. */
export function courseOf(rules: Ruleset, written: WrittenCourse): readonly Lesson[] {
  const lessons = written.lessons.filter(({ id }) => !GENERATED.some((word) => word === id));
  const pieces = pieceLessons(
    rules,
    lessons.map(({ id }) => id),
  );
  const special = rulesLesson(
    rules,
    lessons.flatMap(({ teaches }) => teaches),
  );
  const has = (word: (typeof GENERATED)[number]): boolean => written.lessons.some(({ id }) => id === word);
  const placed = written.lessons.flatMap((lesson): readonly Lesson[] => {
    if (lesson.id === 'pieces') return pieces;
    if (lesson.id === 'rules') return special === undefined ? [] : [special];
    return [readable(rules, lesson)];
  });
  return [...(has('pieces') ? [] : pieces), ...placed, ...(has('rules') || special === undefined ? [] : [special])];
}

/** Written lessons have been checked when the page was built. */
function readable(rules: Ruleset, { id, title, steps }: WrittenLesson): Lesson {
  return { id, title, steps: once(() => steps.map((step) => expectOk(readStep(rules, step)))) };
}
