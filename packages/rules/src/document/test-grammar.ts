/** What may stand in each kind of test: checked when the document is read, so that running it can rely on it. */
import { OUTCOME_RULES } from '../position/outcome.js';
import type { ProblemCode } from '../result.js';
import { didYouMean } from '../suggest.js';
import { MAX_PERFT_DEPTH } from './limits.js';
import type { DocumentTest, Excerpt, TestKind } from './spec.js';

export type Report = (code: ProblemCode, message: string, at: Excerpt) => void;

/** Codes: `document/test-argument`, `document/test-line`, `document/test-empty`, `document/test-arrow`. */
export function checkGrammar(test: DocumentTest, info: Excerpt, report: Report): void {
  const { kind, argument, body, arrows } = test;
  GRAMMAR[kind](test, info, report);
  if (kind !== 'fen' && kind !== 'play' && kind !== 'result') {
    for (const arrow of arrows) report('document/test-arrow', `a ${kind} test has no arrow`, arrow);
  }
  if (kind !== 'moves' && kind !== 'illegal' && argument.text !== '') {
    report('document/test-argument', `a ${kind} test takes nothing but a label such as #name here`, argument);
  }
  if (kind !== 'result' && body.length === 0) {
    report('document/test-empty', `this ${kind} test is empty, so it tests nothing`, info);
  }
}

/** What each kind demands of its own. */
const GRAMMAR: Readonly<Record<TestKind, (test: DocumentTest, info: Excerpt, report: Report) => void>> = {
  perft({ body }, _info, report) {
    for (const line of body) {
      const [, depth] = /^([1-9]\d?)\s+(?:0|[1-9]\d{0,14})$/.exec(line.text) ?? [];
      if (depth === undefined || Number(depth) > MAX_PERFT_DEPTH) {
        report(
          'document/test-line',
          `a line of perft is a depth (1 to ${MAX_PERFT_DEPTH}) and a number of nodes: 3 8902`,
          line,
        );
      }
    }
  },
  moves({ argument, body }, info, report) {
    if (!SQUARE.test(argument.text)) {
      report('document/test-argument', 'a moves test names a square: moves d4', argument.text === '' ? info : argument);
    }
    for (const word of body) {
      if (SQUARE.test(word.text) || (word.text === NO_MOVES && body.length === 1)) continue;
      report('document/test-line', `a moves test lists squares such as d4, or says ${NO_MOVES}`, word);
    }
  },
  legal: () => undefined,
  illegal: () => undefined,
  play({ body, arrows }, _info, report) {
    for (const arrow of arrows.filter(({ behind }, i) => i > 0 || behind < body.length)) {
      report('document/test-arrow', 'the arrow comes once, behind the last move', arrow);
    }
  },
  result({ body, arrows }, info, report) {
    if (arrows.length === 0) {
      report(
        'document/test-arrow',
        'a result test ends with an arrow: -> white checkmate, -> draw stalemate, -> none',
        info,
      );
    }
    for (const [i, arrow] of arrows.entries()) {
      if (i > 0 || arrow.behind < body.length)
        report('document/test-arrow', 'the arrow comes once, behind the last move', arrow);
      const why = wrongResult(arrow.text);
      if (why !== undefined) report('document/test-line', why, arrow);
    }
  },
  fen({ arrows }, _info, report) {
    for (const [i, arrow] of arrows.entries()) {
      const isSecond = arrow.behind === 0 || arrow.behind === arrows[i - 1]?.behind;
      if (isSecond) report('document/test-arrow', 'an arrow follows a FEN of its own', arrow);
      const isRefusal = /^refused\b/.test(arrow.text);
      if (isRefusal && !/^refused [a-z-]+\/[a-z-]+$/.test(arrow.text)) {
        report('document/test-line', 'a refusal names a problem code: -> refused fen/bad-rank', arrow);
      }
    }
  },
};

/** What a moves test says of a piece that cannot move. */
export const NO_MOVES = 'none';
/** What looks like the name of a square, of whatever board. */
export const SQUARE = /^[a-z]\d{1,3}$/;

function wrongResult(text: string): string | undefined {
  const [winner, rule, more] = text.split(/\s+/);
  if (winner === 'none' && rule === undefined) return undefined;
  if (!['white', 'black', 'draw'].includes(winner ?? '') || rule === undefined || more !== undefined) {
    return 'a result is white, black or draw with the rule that decided, or none: -> white checkmate';
  }
  const isKnown = (OUTCOME_RULES as readonly string[]).includes(rule);
  return isKnown ? undefined : `no game ends by "${rule}"${didYouMean(rule, OUTCOME_RULES)}`;
}
