/** Where a game of a PGN file begins: its tags name the game and perhaps a position. */

import type { Position } from '../../position/position.js';
import { setUp, startPosition } from '../../position/start.js';
import { error, type Problem, warning } from '../../result.js';
import type { Ruleset } from '../../rule/ruleset.js';
import { didYouMean, nearest } from '../../suggest.js';
import { parseFen } from '../fen/index.js';
import { quote } from '../text.js';
import { columnInValue } from './tag.js';
import type { TokenOf } from './token.js';
import type { PgnVariants } from './variants.js';

/** Longer names than any game has are not compared with those that there are. */
const LONGEST_NAME = 80;

export type TagTable = ReadonlyMap<string, TokenOf<'tag'>>;
export type Report = (problem: Problem) => void;

/**
 * Undefined when the game is not known or the position is none.
 *
 * Codes: `pgn/no-variant`, `pgn/unknown-variant`, `pgn/setup-without-fen`, `pgn/setup-disagrees`; those of FENs and setups.
 * @param line where the game begins
 */
export function startOf(tags: TagTable, variants: PgnVariants, line: number, report: Report): Position | undefined {
  const rules = rulesOf(tags, variants, line, report);
  const fen = tags.get('FEN');
  checkSetUp(tags.get('SetUp'), fen, report);
  if (rules === undefined || fen === undefined) return rules && startPosition(rules);
  return positionOf(rules, fen, report);
}

function rulesOf(tags: TagTable, variants: PgnVariants, line: number, report: Report): Ruleset | undefined {
  const tag = tags.get('Variant');
  if (tag === undefined) {
    if (variants.untagged === undefined) {
      report(error('pgn/no-variant', 'no tag [Variant "…"] says which game this is', { line, column: 1 }));
    }
    return variants.untagged;
  }
  const rules = variants.resolve(tag.value);
  if (rules === undefined) {
    const name = tag.value.slice(0, LONGEST_NAME);
    const message = `there is no game ${quote(tag.value)} here${didYouMean(name, variants.names ?? [])}`;
    const near = nearest(name, variants.names ?? []);
    const values = { form: near === undefined ? 'strange' : 'near', written: quote(tag.value), near: near ?? '' };
    report(error('pgn/unknown-variant', message, { line: tag.line, column: tag.valueColumn, values }));
  }
  return rules;
}

function checkSetUp(setUpTag: TokenOf<'tag'> | undefined, fen: TokenOf<'tag'> | undefined, report: Report): void {
  if (setUpTag === undefined) return;
  const place = { line: setUpTag.line, column: setUpTag.valueColumn };
  if (fen === undefined && setUpTag.value === '1') {
    const message = 'SetUp "1" announces a tag [FEN "…"], and there is none: the game is read from its usual start';
    report(warning('pgn/setup-without-fen', message, place));
  } else if (fen !== undefined && setUpTag.value !== '1') {
    report(warning('pgn/setup-disagrees', 'there is a FEN, so SetUp should be "1"', place));
  }
}

function positionOf(rules: Ruleset, tag: TokenOf<'tag'>, report: Report): Position | undefined {
  const setup = parseFen(rules, tag.value);
  const position = setup.ok ? setUp(rules, setup.value) : setup;
  // What a setup drops with a warning, the FEN reader has reported already.
  const found = [...(setup.ok ? setup.warnings : []), ...(position.ok ? [] : position.problems)];
  for (const problem of found) {
    report({ ...problem, line: tag.line, column: columnInValue(tag, problem.column ?? 1) });
  }
  return position.ok ? position.value : undefined;
}
