/** What the engine tells XBoard of itself, and the options that XBoard may set besides its own. */
import type { Capabilities, Range } from '../backend/backend.js';
import { HIGHEST_RATING, LOWEST_RATING } from '../level/elo.js';
import { wholeNumber } from '../protocol/text.js';

export interface CecpOptions {
  readonly lines: number;
  readonly overhead: number;
  readonly limitStrength: boolean;
  readonly elo: number;
}

const LINES: Range = { least: 1, most: 256, usual: 1 };
const OVERHEAD: Range = { least: 0, most: 10_000, usual: 50 };
const ELO: Range = { least: LOWEST_RATING, most: HIGHEST_RATING, usual: HIGHEST_RATING };

export const USUAL_OPTIONS: CecpOptions = {
  lines: LINES.usual,
  overhead: OVERHEAD.usual,
  limitStrength: false,
  elo: ELO.usual,
};

/** The answer to `protover`. */
export function featureLines(name: string, variants: readonly string[], capabilities: Capabilities): readonly string[] {
  return [
    `feature myname="${name}" ping=1 setboard=1 playother=1 usermove=1 san=0 time=1 draw=1`,
    'feature sigint=0 sigterm=0 reuse=1 analyze=1 colors=0 ics=0 name=0 pause=0 nps=0 debug=1 exclude=0',
    `feature memory=1 smp=${capabilities.threads.most > 1 ? 1 : 0}`,
    `feature variants="${variants.join(',')}"`,
    `feature option="MultiPV ${spin(LINES)}"`,
    `feature option="Move Overhead ${spin(OVERHEAD)}"`,
    'feature option="Limit Strength -check 0"',
    `feature option="Elo ${spin(ELO)}"`,
    'feature done=1',
  ];
}

/** @param text behind `option`, `NAME=VALUE`. Undefined when there is no such option, or it cannot have that value. */
export function readOption(text: string): Partial<CecpOptions> | undefined {
  const [, name, value = ''] = /^\s*([^=]*?)\s*(?:=\s*(.*?)\s*)?$/.exec(text) ?? [];
  const within = ({ least, most }: Range): number | undefined => wholeNumber(value, least, most);
  const given = <Key extends keyof CecpOptions>(key: Key, setting: CecpOptions[Key] | undefined) =>
    setting === undefined ? undefined : { [key]: setting };
  switch (name?.toLowerCase()) {
    case 'multipv':
      return given('lines', within(LINES));
    case 'move overhead':
      return given('overhead', within(OVERHEAD));
    case 'limit strength':
      return given('limitStrength', value === '1' ? true : value === '0' ? false : undefined);
    case 'elo':
      return given('elo', within(ELO));
    default:
      return undefined;
  }
}

function spin({ least, most, usual }: Range): string {
  return `-spin ${usual} ${least} ${most}`;
}
