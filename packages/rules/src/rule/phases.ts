/**
 * Phases: parts of the game, passed through in order, during which some of the ordinary rules are suspended and some moves
 * barred. When the last one has ended, the ordinary rules hold. A move that ends a phase must obey the rules in force after it.
 */
import { z } from 'zod';
import { isCapture, type Move } from '../position/move.js';
import type { Position } from '../position/position.js';
import { stateOf } from '../position/states.js';
import { error, ok, type Result, type Statement } from '../result.js';
import type { PhaseFact } from './fact.js';
import type { RuleModule, StateHooks } from './rule.js';

/** What a phase can suspend. */
const SUSPENSIONS = {
  check: 'while it lasts, players may move into, stay in and ignore check',
} as const;

/** What ends a phase. */
const ENDS = {
  capture: { ends: isCapture, words: 'the first capture is completed' },
} as const satisfies Record<string, { ends: (move: Move) => boolean; words: string }>;

/** What a phase can bar. */
const BARS = {
  'capture-on-first-move': {
    forbids: (move: Move, position: Position) => position.fullmoveNumber === 1 && isCapture(move),
    words: 'no player may capture on the first move',
  },
} as const satisfies Record<string, { forbids: (move: Move, position: Position) => boolean; words: string }>;

type EndName = keyof typeof ENDS;
type BarName = keyof typeof BARS;

const phaseSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z-]{0,31}$/, {
    error: 'a phase is named by one short word in small letters; it is written in FENs',
  }),
  until: z.enum(Object.keys(ENDS) as [EndName, ...EndName[]]),
  suspend: z.array(z.enum(Object.keys(SUSPENSIONS) as [keyof typeof SUSPENSIONS])).optional(),
  forbid: z.array(z.enum(Object.keys(BARS) as [BarName, ...BarName[]])).optional(),
});
const phaseList = z
  .array(phaseSchema)
  .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, { error: 'two phases have one name' });
const schema = z.union([z.literal('none'), phaseList]);
type Option = z.infer<typeof schema>;
type Phase = z.infer<typeof phaseSchema>;

/** The number of the phase in force; the number of phases when all are over. */
export type PhaseNumber = number;

export const phases: RuleModule<Option, PhaseNumber> = {
  key: 'phases',
  schema,
  compile(option) {
    if (option === 'none' || option.length === 0) return ok(undefined);
    const state = phaseState(option);
    return ok({
      state,
      forbids: (move, position, number) =>
        (option[number]?.forbid ?? []).some((bar) => BARS[bar].forbids(move, position)),
      suspendsCheck: (number) => option[number]?.suspend?.includes('check') ?? false,
      phase: (number) => option[number]?.name,
      facts: [{ fact: 'phases', phases: option.map(factOf), phase: (position) => stateOf(position, state) }],
      sentences: option.map(sentenceOf),
    });
  },
};

function factOf({ suspend, forbid }: Phase): PhaseFact {
  return {
    suspendsCheck: suspend?.includes('check') ?? false,
    barsFirstCapture: forbid?.includes('capture-on-first-move') ?? false,
  };
}

function phaseState(list: readonly Phase[]): StateHooks<PhaseNumber> {
  const name = (number: PhaseNumber): string => list[number]?.name ?? '';
  return {
    field: 'phase',
    start: 0,
    empty: list.length,
    next: (number, move) => {
      const phase = list[number];
      return phase !== undefined && ENDS[phase.until].ends(move) ? number + 1 : number;
    },
    write: name,
    texts: list.map((phase) => phase.name),
    read: (text) => readPhase(list, text),
    signature: name,
  };
}

function readPhase(list: readonly Phase[], text: string): Result<PhaseNumber> {
  const number = list.findIndex((phase) => phase.name === text);
  if (number >= 0) return ok(number);
  const phases = list.map((phase) => `"${phase.name}"`);
  const known = phases.join(', ');
  const message = `"${text}" is not a phase of this game; write ${known}, or nothing when it is over`;
  return {
    ok: false,
    problems: [error('fen/bad-phase', message, { column: 1, values: { written: text, known: phases } })],
  };
}

function sentenceOf({ name, until, suspend = [], forbid = [] }: Phase): Statement {
  const parts: readonly Statement[] = [
    {
      code: 'rule/phase-until',
      message: `The game begins in its ${name} phase, which lasts until ${ENDS[until].words}`,
      values: { form: until, phase: name },
    },
    ...suspend.map(
      (what): Statement => ({ code: 'rule/phase-suspends', message: SUSPENSIONS[what], values: { form: what } }),
    ),
    ...forbid.map(
      (what): Statement => ({ code: 'rule/phase-bars', message: BARS[what].words, values: { form: what } }),
    ),
  ];
  const message = `${parts.map((part) => part.message).join('; ')}. The move that ends it must obey the rules in force after it.`;
  return { code: 'rule/phase', message, values: { phase: name, parts } };
}
