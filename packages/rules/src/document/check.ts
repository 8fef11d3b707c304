/**
 * `checkVariant`: all that can be found out about a document without playing it: what the loader, the rules and the document's
 * own examples say. Checker and loader cannot disagree, for the one is made of the other.
 */
import { opposite } from '../colour.js';
import { checkSuspended, royalAttacked } from '../position/check.js';
import { outcome } from '../position/end.js';
import { startPosition } from '../position/start.js';
import { error, type Place, type Problem } from '../result.js';
import { compile } from '../rule/compile.js';
import type { Ruleset } from '../rule/ruleset.js';
import { checkDiagrams } from './diagrams.js';
import { runTests } from './examples.js';
import { TEST_BUDGET } from './limits.js';
import { loadVariant } from './load.js';
import type { ParentResolver } from './parent.js';
import { listProblems } from './problems.js';

export interface CheckReport {
  /** In the order of the document; failed tests included. */
  readonly problems: readonly Problem[];
  readonly tests: { readonly passed: number; readonly failed: number };
}

const NO_TESTS = { passed: 0, failed: 0 };

/**
 * Loads, compiles and tries a document.
 * @param budget positions that all tests together may visit
 */
export function checkVariant(text: string, parents?: ParentResolver, budget = TEST_BUDGET): CheckReport {
  const spec = loadVariant(text, parents);
  if (!spec.ok) return { problems: spec.problems, tests: NO_TESTS };
  const rules = compile(spec.value);
  const place = placeOfEngine(text);
  const ofRules = (rules.ok ? rules.warnings : rules.problems).map((problem) => ({ ...place, ...problem }));
  const ofDocument = [...spec.warnings, ...spec.value.proseProblems, ...ofRules];
  if (!rules.ok) return { problems: listProblems(ofDocument), tests: NO_TESTS };
  const { passed, failed, problems } = runTests(spec.value, rules.value, budget);
  const ofDiagrams = checkDiagrams(spec.value, rules.value);
  return {
    problems: listProblems([...ofDocument, ...checkStart(rules.value, place), ...ofDiagrams, ...problems]),
    tests: { passed, failed },
  };
}

/** Codes: `document/start-check`, `document/start-over`. */
function checkStart(rules: Ruleset, place: Place): readonly Problem[] {
  const start = startPosition(rules);
  const waiting = opposite(start.sideToMove);
  const problems: Problem[] = [];
  if (!checkSuspended(start) && royalAttacked(rules, start.placement, waiting)) {
    const message = `in the setup ${waiting} is in check already, and it is ${start.sideToMove} who moves first`;
    problems.push(error('document/start-check', message, place));
  }
  const end = outcome(start);
  if (end !== undefined) {
    problems.push(
      error('document/start-over', `the game is over before it begins: ${end.winner ?? 'draw'} ${end.rule}`, place),
    );
  }
  return problems;
}

/** What only the rules as a whole can see is reported where the document begins to state them. */
function placeOfEngine(text: string): Place {
  const line = text.split('\n').findIndex((candidate) => /^engine\s*:/.test(candidate));
  return { line: Math.max(line, 0) + 1, column: 1 };
}
