/** From a compiled game and its prose to its rule sheet. */
import type { Ruleset } from '../rule/ruleset.js';
import { namesPiece, sheetPieces } from './pieces.js';
import { readProse } from './prose.js';
import { chooseSections } from './sections.js';
import type { RuleSheet } from './sheet.js';
import { wholeBoard } from './whole-board.js';

/** @param prose Markdown of the document; nothing when it has none, or when it cannot be had */
export function ruleSheet(rules: Ruleset, prose: string = rules.spec.prose): RuleSheet {
  const { title, about } = rules.spec;
  const { special, author, year, source, win } = about;
  const told = readProse(prose);
  const isAboutPiece = (heading: string): boolean => rules.kinds.some(({ name }) => namesPiece(heading, name));
  return {
    title,
    ...(special !== undefined && { special }),
    ...(author !== undefined && { author }),
    ...(year !== undefined && { year }),
    ...(source !== undefined && { source }),
    ...(win !== undefined && { goal: win }),
    board: { files: rules.board.files, ranks: rules.board.ranks, squares: rules.board.squares.length },
    first: rules.first,
    array: wholeBoard(rules, rules.start),
    pieces: sheetPieces(rules, told),
    rules: rules.rules.flatMap(({ hooks }) => hooks.sentences),
    ...chooseSections(told, title, isAboutPiece),
  };
}
