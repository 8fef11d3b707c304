/** The rule `draws`: the ordered list of draws that happen by themselves, and what counts as progress for the move rule. */
import { z } from 'zod';
import { isCapture, type Move } from '../position/move.js';
import { EMPTY, kindOf } from '../position/placement.js';
import { error, type Problem, type Statement, unlessErrors } from '../result.js';
import { insufficientMaterial } from './ending/insufficient-material.js';
import { moveRule } from './ending/move-rule.js';
import { repetition } from './ending/repetition.js';
import type { RuleFact } from './fact.js';
import type { Frame } from './frame.js';
import type { Ending, RuleModule } from './rule.js';

const CAPTURE = 'capture';
const PROMOTION = 'promotion';

const entry = z.union(
  [
    z.strictObject({ 'insufficient-material': z.array(z.string()).min(1) }),
    z.strictObject({
      'move-rule': z.strictObject({ moves: z.int().positive(), resets: z.array(z.string()).optional() }),
    }),
    z.strictObject({ repetition: z.int().min(2) }),
  ],
  {
    error:
      'a draw is { insufficient-material: ["", <pieces>] }, { move-rule: { moves: 50, resets: [capture, pawn] } } or { repetition: 3 }',
  },
);
const schema = z.array(entry).refine((draws) => draws.filter((draw) => 'move-rule' in draw).length <= 1, {
  error: 'there is one half-move clock, so there is one move-rule',
});
type Option = z.infer<typeof schema>;
type Entry = z.infer<typeof entry>;
type MoveRule = Extract<Entry, { 'move-rule': unknown }>['move-rule'];

export const draws: RuleModule<Option> = {
  key: 'draws',
  schema,
  mapPieces: (option, map) => option.map((draw) => mapEntry(draw, map)),
  compile(option, frame) {
    const problems: Problem[] = [];
    const find = (name: string) => {
      const kind = frame.kindNamed(name);
      if (kind === undefined)
        problems.push(error('rules/unknown-piece', `draws names "${name}", which is not in the game`));
      return kind;
    };
    const endings = option.map((draw): Ending => {
      if ('repetition' in draw) return repetition(draw.repetition);
      if ('move-rule' in draw) return moveRule(draw['move-rule'].moves);
      return insufficientMaterial(draw['insufficient-material'].map((name) => (name === '' ? undefined : find(name))));
    });
    const resets = option.find((draw) => 'move-rule' in draw)?.['move-rule'].resets;
    for (const name of resets ?? []) if (name !== CAPTURE && name !== PROMOTION) find(name);
    return unlessErrors(problems, () => ({
      endings,
      ...(resets !== undefined && { resetsClock: progress(frame, resets) }),
      facts: resets === undefined ? [] : [progressFact(frame, resets)],
      sentences: option.length > 0 ? option.map(sentenceOf) : [AGREEMENT_ONLY],
    }));
  },
};

const AGREEMENT_ONLY: Statement = {
  code: 'rule/no-draws',
  message: 'No draw happens by itself: the players may agree on one.',
};

function mapEntry(draw: Entry, map: (name: string) => string): Entry {
  if ('insufficient-material' in draw) {
    return { 'insufficient-material': draw['insufficient-material'].map((name) => (name === '' ? '' : map(name))) };
  }
  if ('move-rule' in draw && draw['move-rule'].resets !== undefined) {
    const resets = draw['move-rule'].resets.map((name) => (name === CAPTURE || name === PROMOTION ? name : map(name)));
    return { 'move-rule': { ...draw['move-rule'], resets } };
  }
  return draw;
}

/** Whether a move is among what a document names as progress. */
function progress(frame: Frame, resets: readonly string[]): (move: Move) => boolean {
  const kinds = resets.map((name) => frame.kindNamed(name)?.index);
  return (move) =>
    (resets.includes(CAPTURE) && isCapture(move)) ||
    (move.type === 'step' &&
      ((resets.includes(PROMOTION) && move.promotion !== EMPTY) || kinds.includes(kindOf(move.piece))));
}

function progressFact(frame: Frame, resets: readonly string[]): RuleFact {
  const kinds = resets.flatMap((name) => frame.kindNamed(name)?.index ?? []);
  return { fact: 'progress', captures: resets.includes(CAPTURE), promotions: resets.includes(PROMOTION), kinds };
}

function sentenceOf(draw: Entry): Statement {
  if ('repetition' in draw) {
    const message = `The game is drawn when a position occurs ${draw.repetition === 3 ? 'for the third time' : `${draw.repetition} times`}.`;
    return { code: 'rule/repetition', message, values: { count: draw.repetition } };
  }
  if ('move-rule' in draw) return moveRuleSentence(draw['move-rule']);
  const named = draw['insufficient-material'];
  const pieces = named.filter((name) => name !== '');
  const single = `a single ${pieces.join(' or ')}`;
  const [form, message] = !named.includes('')
    ? ['single', `nothing but kings and ${single} is left`]
    : pieces.length > 0
      ? ['bare-or-single', `nothing but kings is left, or but ${single} besides`]
      : ['bare', 'nothing but kings is left'];
  return {
    code: 'rule/insufficient-material',
    message: `The game is drawn when ${message}.`,
    values: { form, pieces },
  };
}

function moveRuleSentence({ moves, resets = [CAPTURE, 'pawn'] }: MoveRule): Statement {
  const progress = resets.map((name): Statement => {
    if (name === CAPTURE || name === PROMOTION) return { code: `rule/without-${name}`, message: name };
    return { code: 'rule/without-move', message: `${name} move`, values: { piece: name } };
  });
  const lack = progress.length > 0 ? ` without ${progress.map((each) => each.message).join(' or ')}` : '';
  const message = `The game is drawn when each side has made ${moves} moves in a row${lack}.`;
  return { code: 'rule/move-rule', message, values: { form: lack === '' ? 'any' : 'without', count: moves, progress } };
}
