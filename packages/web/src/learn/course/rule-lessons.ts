/**
 * One lesson of the special rules that nobody wrote a lesson for: castling and promotion to be tried, with nothing on the board but what
 * they need; the others in the words of the rules themselves, before the array.
 */
import {
  EMPTY,
  legalMoves,
  type Move,
  type Placement,
  type Position,
  type RuleFact,
  type Ruleset,
  type Square,
  setUp,
  startPosition,
} from '@hippodrome/rules';
import { t } from '../../i18n/index.js';
import { sentences as strung } from '../../i18n/listing.js';
import { said } from '../../i18n/said.js';
import type { Task } from '../exercise/exercise.js';
import { GOALS, type Goal } from '../exercise/goals.js';
import { once } from './once.js';
import { type FactName, type Teachable, teachable } from './rule-facts.js';
import type { Lesson, Step } from './step.js';

export const RULES_LESSON = 'special-rules';

/** @param taught names of the facts that written lessons teach. Undefined when nothing is left. */
export function rulesLesson(rules: Ruleset, taught: readonly string[]): Lesson | undefined {
  const left = teachable(rules).filter(({ facts }) => facts.some((fact) => !taught.includes(fact)));
  if (left.length === 0) return undefined;
  return {
    id: RULES_LESSON,
    title: t('learn.rules.title'),
    steps: once(() => left.map((rule) => stepOf(rules, rule))),
  };
}

function stepOf(rules: Ruleset, { facts, sentences }: Teachable): Step {
  const tried = facts.includes('castling')
    ? castling(rules)
    : facts.includes('promotion')
      ? promotion(rules)
      : undefined;
  const position = tried?.position ?? startPosition(rules);
  const task: Task = tried === undefined ? { is: 'look' } : { is: 'goal', goal: tried.goal };
  const text = strung([...sentences.map(said), ...(tried === undefined ? [] : [t(`learn.task.${tried.goal}`)])]);
  return { id: facts[0] ?? 'rule', text, wrong: {}, position, task, show: undefined, way: [] };
}

interface Tried {
  readonly position: Position;
  readonly goal: Goal;
}

function castling(rules: Ruleset): Tried | undefined {
  const fact = factNamed(rules, 'castling');
  const way = fact?.ways.map(({ move }) => move).find(({ piece }) => (piece & 1) === 0);
  if (way === undefined) return undefined;
  return posed(rules, [way.from, way.rookFrom], 'castling');
}

/** A piece that promotes, one move before it can. */
function promotion(rules: Ruleset): Tried | undefined {
  const fact = factNamed(rules, 'promotion');
  const { board, kinds } = rules;
  for (const { white } of kinds) {
    for (const from of board.squares.toReversed()) {
      const leads = rules.rides
        .from(white, from)
        .some(({ squares, quiet }) => quiet && squares.some((to) => fact?.choice(white, to)));
      if (!leads) continue;
      const found = posed(rules, [], 'promotion', [from, white]);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function factNamed<Name extends FactName>(rules: Ruleset, name: Name): Extract<RuleFact, { fact: Name }> | undefined {
  const facts = rules.rules.flatMap(({ hooks }) => hooks.facts);
  return facts.find((fact): fact is Extract<RuleFact, { fact: Name }> => fact.fact === name);
}

/** The array's kings and a few more pieces of it, if a game can stand so and the goal be reached. */
function posed(
  rules: Ruleset,
  kept: readonly Square[],
  goal: Goal,
  ...added: readonly (readonly [Square, number])[]
): Tried | undefined {
  const placement: Placement = rules.start.map((code, square) => {
    const isRoyal = code !== EMPTY && rules.kinds[(code >> 1) - 1]?.royal === true;
    return isRoyal || kept.some((own) => own === square) ? code : EMPTY;
  });
  for (const [square, code] of added) {
    if (placement[square] !== EMPTY) return undefined;
    placement[square] = code;
  }
  const rights = rules.having.state.find(({ hooks }) => hooks.state.field === 'castling')?.hooks.state;
  const fields = rights === undefined ? {} : { castling: { text: rights.write(rights.start) } };
  const position = setUp(rules, { placement, sideToMove: 'white', halfmoveClock: 0, fullmoveNumber: 2, fields });
  if (!position.ok) return undefined;
  const reaches = (move: Move): boolean => GOALS[goal]({ before: position.value, move, after: position.value });
  return legalMoves(position.value).some(reaches) ? { position: position.value, goal } : undefined;
}
