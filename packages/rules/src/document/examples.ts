/**
 * Runs the fenced examples of a document: what its prose claims against what its rules do. The grammar of the blocks was checked
 * when the document was read.
 */
import { Game } from '../game/game.js';
import { readPosition, writeFen } from '../notation/fen/index.js';
import { parseMove } from '../notation/parse-move.js';
import { legalMoves } from '../position/legal.js';
import type { Outcome } from '../position/outcome.js';
import type { Budget } from '../position/perft.js';
import { EMPTY } from '../position/placement.js';
import type { Position } from '../position/position.js';
import type { Problem } from '../result.js';
import type { Ruleset } from '../rule/ruleset.js';
import { checkPerft } from './example-perft.js';
import { failure, outOfBudget, payFor, playAll, positionOf, readMove, startOf } from './example-start.js';
import { TEST_BUDGET } from './limits.js';
import type { DocumentTest, TestKind, VariantSpec } from './spec.js';
import { NO_MOVES } from './test-grammar.js';

export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  /** One for each failed test, in the order of the document. */
  readonly problems: readonly Problem[];
}

/**
 * Runs every test of the document.
 * @param budget positions that all tests together may visit; a test that needs more has failed (`test/budget`)
 *
 * Codes: `test/perft`, `test/moves`, `test/not-legal`, `test/legal`, `test/not-a-move`, `test/play`, `test/result`, `test/fen`,
 * `test/bad-fen`, `test/wrong-mark`, `test/budget`.
 */
export function runTests(spec: VariantSpec, rules: Ruleset, budget = TEST_BUDGET): TestReport {
  const purse: Budget = { left: budget };
  const problems = spec.tests
    .map((test) => CHECKS[test.kind](test, rules, purse))
    .filter((problem) => problem !== undefined);
  return { passed: spec.tests.length - problems.length, failed: problems.length, problems };
}

type Check = (test: DocumentTest, rules: Ruleset, budget: Budget) => Problem | undefined;

/** A check of the position that the block's `fen` and `after` lead to. */
function from(check: (test: DocumentTest, start: Position, budget: Budget) => Problem | undefined): Check {
  return (test, rules, budget) => {
    const start = startOf(test, rules, budget);
    return start.ok ? check(test, start.value, budget) : start.problems[0];
  };
}

const CHECKS: Readonly<Record<TestKind, Check>> = {
  perft: from(checkPerft),
  moves: from(checkMoves),
  legal: from(checkLegal),
  illegal: from(checkIllegal),
  play: from(checkPlay),
  result: checkResult,
  fen: checkFens,
};

function checkMoves({ argument, body }: DocumentTest, position: Position, budget: Budget): Problem | undefined {
  if (!payFor(position, budget)) return outOfBudget(argument);
  const { board } = position.rules;
  const from = board.find(argument.text);
  if (from === undefined || position.placement[from] === EMPTY) {
    return failure('test/moves', `there is no piece on ${argument.text}`, argument);
  }
  const targets = legalMoves(position).flatMap((move) => (move.type !== 'pass' && move.from === from ? [move.to] : []));
  const found = [...new Set(targets)].map(board.name).sort();
  const expected = [...new Set(body.map(({ text }) => text))].filter((text) => text !== NO_MOVES).sort();
  if (found.join() === expected.join()) return undefined;
  const missing = expected.filter((name) => !found.includes(name));
  const surplus = found.filter((name) => !expected.includes(name));
  const parts = [
    ...(missing.length > 0 ? [`it cannot reach ${missing.join(' ')}`] : []),
    ...(surplus.length > 0 ? [`it can also reach ${surplus.join(' ')}`] : []),
  ];
  const wrong = body.find(({ text }) => missing.includes(text)) ?? body[0] ?? argument;
  return failure('test/moves', `the piece on ${argument.text} moves otherwise: ${parts.join('; ')}`, wrong);
}

function checkLegal({ body }: DocumentTest, position: Position, budget: Budget): Problem | undefined {
  for (const written of body) {
    const move = readMove(position, written, budget);
    if (!move.ok) return move.problems[0];
  }
  return undefined;
}

/** What follows the area in codes of texts that are no move at all, or not clearly one that is illegal. */
const NO_CLEAR_MOVE = /\/(?:empty|too-long|malformed|unknown-square|unknown-piece|ambiguous|otherwise|letter-missing)$/;

function checkIllegal({ argument, body }: DocumentTest, position: Position, budget: Budget): Problem | undefined {
  for (const written of body) {
    if (!payFor(position, budget)) return outOfBudget(written);
    const move = parseMove(position, written.text);
    if (move.ok) {
      const why = argument.text === '' ? '' : ` (${argument.text})`;
      return failure('test/legal', `${written.text} should be illegal${why}, but it is legal`, written);
    }
    const unclear = move.problems.find(({ code }) => NO_CLEAR_MOVE.test(code));
    if (unclear !== undefined) {
      const message = `${written.text} should be a move that is not legal: ${unclear.message} [${unclear.code}]`;
      return failure('test/not-a-move', message, written);
    }
  }
  return undefined;
}

function checkPlay({ body, arrows }: DocumentTest, start: Position, budget: Budget): Problem | undefined {
  const end = playAll(start, body, budget);
  if (!end.ok) return end.problems[0];
  const expected = arrows[0];
  const fen = writeFen(end.value);
  return expected === undefined || oneSpaced(expected.text) === fen
    ? undefined
    : failure('test/play', `the moves lead to ${fen}`, expected);
}

function checkResult(
  { fen, after, body, arrows, argument }: DocumentTest,
  rules: Ruleset,
  budget: Budget,
): Problem | undefined {
  const start = fen === undefined ? undefined : positionOf(rules, fen);
  if (start?.ok === false) return start.problems[0];
  const game = new Game(start?.value ?? rules);
  for (const written of [...after, ...body]) {
    const move = readMove(game.position, written, budget);
    if (!move.ok) return move.problems[0];
    if (game.outcome !== undefined) {
      return failure('test/result', `the game is over before ${written.text}: ${nameOf(game.outcome)}`, written);
    }
    game.play(move.value);
  }
  const expected = arrows[0] ?? argument;
  const result = nameOf(game.outcome);
  return oneSpaced(expected.text) === result
    ? undefined
    : failure('test/result', `the result should be ${oneSpaced(expected.text)}, it is ${result}`, expected);
}

function nameOf(outcome: Outcome | undefined): string {
  return outcome === undefined ? 'none' : `${outcome.winner ?? 'draw'} ${outcome.rule}`;
}

function checkFens({ body, arrows }: DocumentTest, rules: Ruleset, budget: Budget): Problem | undefined {
  for (const [i, written] of body.entries()) {
    if (--budget.left < 0) return outOfBudget(written);
    const expected = arrows.find(({ behind }) => behind === i + 1) ?? written;
    const position = readPosition(rules, written.text);
    const codes = position.ok ? [] : position.problems.map(({ code }) => code);
    const [, refusal] = /^refused (\S+)$/.exec(expected.text) ?? [];
    if (refusal === undefined) {
      const fen = position.ok ? writeFen(position.value) : `refused ${codes.join(', ')}`;
      if (fen !== oneSpaced(expected.text)) return failure('test/fen', `this FEN comes out as: ${fen}`, expected);
    } else if (!codes.some((code) => code === refusal)) {
      const outcome = position.ok
        ? `it is accepted, as ${writeFen(position.value)}`
        : `it is refused with ${codes.join(', ')}`;
      return failure('test/fen', `this FEN should be refused with ${refusal}; ${outcome}`, expected);
    }
  }
  return undefined;
}

function oneSpaced(text: string): string {
  return text.trim().split(/\s+/).join(' ');
}
