/** From a checked document to a game that can be played: tables for its board and pieces, hooks for its rules. */
import { createBoard, type Square } from '../board/board.js';
import type { VariantSpec } from '../document/spec.js';
import { createAttackTable } from '../movement/attacks.js';
import { createRideTable } from '../movement/rides.js';
import { isCapture, type Move } from '../position/move.js';
import { kindOf, type Placement, pieceCode } from '../position/placement.js';
import { splitPlacement } from '../position/placement-text.js';
import { error, type Problem, type Result, unlessErrors } from '../result.js';
import { type Frame, type PieceKind, straySquares } from './frame.js';
import { RULE_MODULES } from './registry.js';
import type { AnyRuleModule, BoundRule, RuleHooks } from './rule.js';
import type { Having, HookName, Ruleset, RuleWith } from './ruleset.js';

/** The playable form of a document. Problems are those that only the rules themselves can see. */
export function compile(spec: VariantSpec): Result<Ruleset> {
  const frame = createFrame(spec);
  const problems: Problem[] = [];
  for (const square of straySquares(frame, frame.start)) {
    const name = frame.board.name(square);
    problems.push(error('rules/stray-piece', `what stands on ${name} in the setup is outside its block (within)`));
  }
  const rules: BoundRule[] = [];
  for (const module of RULE_MODULES) {
    const hooks = hooksOf(module, frame, problems);
    if (hooks !== undefined) rules.push({ key: module.key, slot: rules.length, hooks });
  }
  if (rules.every(({ hooks }) => (hooks.endings ?? []).length === 0)) {
    problems.push(error('rules/endless', 'no rule ends the game: state engine.rules.wins'));
  }
  return unlessErrors(problems, () => ({
    ...frame,
    rules,
    having: sortByHook(rules),
    endings: rules.flatMap(({ hooks }) => hooks.endings ?? []),
    resetsClock: progressOf(frame, rules),
  }));
}

function createFrame(spec: VariantSpec): Frame {
  const { files, ranks, holes } = spec.board;
  const board = createBoard(files, ranks, holes);
  const kinds = spec.pieces.map(
    ({ name, letter, royal, letterless, value, glyph }, index): PieceKind => ({
      index,
      name,
      letter,
      royal,
      letterless,
      ...(value !== undefined && { value }),
      glyph,
      white: pieceCode(index, 'white'),
      black: pieceCode(index, 'black'),
    }),
  );
  const start = readSetup(spec.setup, files, ranks, kinds);
  const patterns = spec.pieces.map((piece) => piece.patterns);
  const rides = createRideTable(board, patterns, start);
  const attacks = createAttackTable(board, rides, kinds.length);
  const byName = new Map(kinds.map((kind) => [kind.name, kind]));
  const byLetter = new Map(kinds.map((kind) => [kind.letter, kind]));
  return {
    spec,
    board,
    kinds,
    first: spec.first,
    start,
    rides,
    attacks,
    kindNamed: (name) => byName.get(name),
    kindLettered: (letter) => byLetter.get(letter),
  };
}

/** The starting array; the loader has checked its text. */
function readSetup(setup: string, files: number, ranks: number, kinds: readonly PieceKind[]): Placement {
  const placement = new Uint8Array(files * ranks);
  splitPlacement(setup).forEach(({ tokens }, fromTop) => {
    let square = ((ranks - 1 - fromTop) * files) as Square;
    for (const token of tokens) {
      if (token.type === 'letter') {
        const kind = kinds.find(({ letter }) => letter === token.letter.toUpperCase());
        if (kind === undefined) throw new Error(`unchecked setup: ${setup}`);
        placement[square] = token.letter === kind.letter ? kind.white : kind.black;
      }
      square = (square + (token.type === 'gap' ? token.count : 1)) as Square;
    }
  });
  return placement;
}

function hooksOf(module: AnyRuleModule, frame: Frame, problems: Problem[]): RuleHooks<unknown> | undefined {
  const option = frame.spec.rules[module.key] ?? module.implied?.(frame);
  if (option === undefined) return undefined;
  const result = module.compile(option, frame);
  problems.push(...(result.ok ? result.warnings : result.problems));
  return result.ok ? result.value : undefined;
}

function sortByHook(rules: readonly BoundRule[]): Having {
  const having = <Hook extends HookName>(hook: Hook): readonly RuleWith<Hook>[] =>
    rules.filter((rule): rule is RuleWith<Hook> => rule.hooks[hook] !== undefined);
  return {
    state: having('state'),
    generate: having('generate'),
    replace: having('replace'),
    forbids: having('forbids'),
    suspendsCheck: having('suspendsCheck'),
    whenStalled: having('whenStalled'),
    drawsOnTime: having('drawsOnTime'),
    objections: having('objections'),
    phase: having('phase'),
  };
}

function progressOf(frame: Frame, rules: readonly BoundRule[]): (move: Move) => boolean {
  const stated = rules.find(({ hooks }) => hooks.resetsClock !== undefined)?.hooks.resetsClock;
  return (
    stated ??
    ((move) => isCapture(move) || (move.type === 'step' && frame.kinds[kindOf(move.piece)]?.letterless === true))
  );
}
