/** Every lesson of every game is solved: what is written, in each language, and what is made from the games themselves. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expectOk, legalMoves, parseFen, playUnchecked, setUp, writeFen } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/languages.js';
import { rulesOf } from '../testing/rulesets.js';
import { courseOf } from './course/course.js';
import { readLessonFile } from './course/lesson-file.js';
import { readStep } from './course/read-step.js';
import { teachable } from './course/rule-facts.js';
import { RULES_LESSON } from './course/rule-lessons.js';
import type { Step } from './course/step.js';
import { GENERATED, type WrittenCourse } from './course/written.js';
import { answer, begin, choose, type Exercise, nextMove } from './exercise/exercise.js';
import { whyNot } from './exercise/why.js';

const LESSONS = fileURLToPath(new URL('../../../../lessons/', import.meta.url));
const VARIANTS = fileURLToPath(new URL('../../../../variants/', import.meta.url));
const GAMES = readdirSync(VARIANTS).map((name) => name.replace(/\.md$/, ''));
const WRITTEN = readdirSync(LESSONS).map((name) => name.replace(/\.md$/, ''));
const NOTHING: WrittenCourse = { lessons: [] };

function writtenOf(slug: string): WrittenCourse {
  const file = `${LESSONS}${slug}.md`;
  return existsSync(file) ? expectOk(readLessonFile(readFileSync(file, 'utf8'))).en : NOTHING;
}

/** Plays what the hints say, to the end. */
function solve(step: Step): Exercise {
  let exercise = begin(step.task, step.position);
  for (let i = 0; i < 20 && exercise.state === 'open'; i++) {
    if (exercise.task.is === 'illegal') {
      const barred = exercise.task.options.find(({ legal }) => !legal);
      const result = barred && choose(exercise, barred);
      if (result?.is === 'right') exercise = result.exercise;
      continue;
    }
    const move = nextMove(exercise, legalMoves(exercise.position));
    if (move === undefined) break;
    const result = answer(exercise, move);
    if (result.is === 'wrong') break;
    exercise = result.replied ?? result.exercise;
  }
  return exercise;
}

describe.each(WRITTEN)('the lesson file of %s', (slug) => {
  const languages = expectOk(readLessonFile(readFileSync(`${LESSONS}${slug}.md`, 'utf8')));
  const rules = rulesOf(slug);
  const steps = languages.en.lessons.flatMap((lesson) => lesson.steps.map((step) => ({ lesson, step })));

  it('belongs to a game', () => {
    expect(GAMES).toContain(slug);
  });

  it.each(steps.map(({ lesson, step }) => [`${lesson.id}/${step.id}`, step] as const))('%s can be posed', (_, step) => {
    expect(readStep(rules, step)).toMatchObject({ ok: true });
  });

  it('says the same in every language, and not in the same words', () => {
    for (const language of LANGUAGES) {
      for (const [i, lesson] of languages[language].lessons.entries()) {
        const english = languages.en.lessons[i];
        if (GENERATED.some((word) => word === lesson.id)) continue;
        expect(lesson.title, lesson.id).not.toBe('');
        for (const [j, step] of lesson.steps.entries()) {
          expect(step.text, `${lesson.id}/${step.id}`).not.toBe('');
          if (language !== 'en') expect(step.text).not.toBe(english?.steps[j]?.text);
        }
      }
    }
  });

  it('answers wrong moves that can be tried', () => {
    for (const { lesson, step } of steps) {
      const { position, task } = expectOk(readStep(rules, step));
      const { board } = rules;
      for (const text of Object.keys(step.wrong)) {
        const [from, to] = (text.match(/[a-z]\d+/g) ?? []).map((name) => board.find(name));
        expect(from !== undefined && to !== undefined, `${lesson.id}/${step.id}: ${text}`).toBe(true);
        if (task.is !== 'collect' || from === undefined || to === undefined) continue;
        expect(whyNot(position, from, to), `${lesson.id}/${step.id}: ${text}`).toBeDefined();
      }
    }
  });

  it('leaves no special rule of the game out', () => {
    const taught = new Set(languages.en.lessons.flatMap(({ teaches }) => teaches));
    const facts = new Set(teachable(rules).flatMap(({ facts: some }) => some));
    expect([...taught].filter((fact) => !facts.has(fact as never))).toEqual([]);
    expect(courseOf(rules, languages.en).map(({ id }) => id)).not.toContain(RULES_LESSON);
  });
});

describe.each(GAMES)('the course of %s', (slug) => {
  const course = courseOf(rulesOf(slug), writtenOf(slug));

  it('has a lesson for each kind of piece in the array, and no two of one name', () => {
    const ids = course.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const rules = rulesOf(slug);
    const kinds = rules.kinds.filter(({ white }) => rules.start.includes(white));
    for (const { name } of kinds) expect(ids).toContain(name.toLowerCase());
  });

  it.each(course.map((lesson) => [lesson.id, lesson] as const))('%s is solved by its own hints', (_, lesson) => {
    const steps = lesson.steps();
    expect(steps.length).toBeGreaterThan(0);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    for (const step of steps) {
      const solved = solve(step);
      expect(solved.state, step.id).toBe('done');
      if (step.task.is === 'collect') expect(solved.moves, step.id).toBe(solved.par);
    }
  });

  it('can be looked at on the analysis board, but for pieces that move alone', () => {
    const steps = course.flatMap((lesson) => lesson.steps()).filter(({ task }) => task.is !== 'collect');
    for (const { id, position } of steps) {
      const { rules } = position;
      expect(setUp(rules, expectOk(parseFen(rules, writeFen(position)))), id).toMatchObject({ ok: true });
    }
  });

  const told = WRITTEN.includes(slug) ? course : [];
  it.each(told.map((lesson) => [lesson.id, lesson] as const))('%s tells wrong moves from right ones', (_, lesson) => {
    for (const { id, task, position } of lesson.steps()) {
      const exercise = begin(task, position);
      const moves = legalMoves(position);
      if (task.is === 'play' || task.is === 'goal') {
        const right = moves.filter((move) => answer(exercise, move).is === 'right');
        expect(right.length, id).toBeGreaterThan(0);
        // A forced move is a lesson too.
        if (moves.length > 1) expect(right.length, id).toBeLessThan(moves.length);
      }
      for (const move of moves.slice(0, 4)) {
        if (move.type !== 'step' || task.is !== 'collect' || move.from !== task.hero) continue;
        const result = answer(exercise, move);
        expect(result.is === 'right' && result.exercise.position.placement, id).toEqual(
          playUnchecked(position, move).placement,
        );
      }
    }
  });
});
