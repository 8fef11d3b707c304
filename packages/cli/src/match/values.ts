/** The values of options of `match` that are more than a number. What is no value at all is a matter of usage. */
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { type Adjudication, ERROR_RATE, parseClock, type SprtSettings, type TimeControl } from '@hippodrome/lab';

/** `elo0,elo1` or `elo0,elo1,alpha,beta`. */
export function sprtValue(text: string): SprtSettings {
  const [elo0, elo1, alpha = ERROR_RATE, beta = ERROR_RATE, ...others] = numbersIn(text);
  const isRate = (rate: number): boolean => rate > 0 && rate < 0.5;
  if (
    elo0 === undefined ||
    elo1 === undefined ||
    !(elo0 < elo1) ||
    !isRate(alpha) ||
    !isRate(beta) ||
    others.length > 0
  )
    throw new InvalidArgumentError(
      'Write elo0,elo1 with elo0 below elo1, and perhaps alpha,beta (0 to 0.5), such as 0,10.',
    );
  return { elo0, elo1, alpha, beta };
}

/** `centipawns,moves` */
export function winValue(text: string): NonNullable<Adjudication['win']> {
  const [centipawns, moves, ...others] = wholeNumbersIn(text);
  if (centipawns === undefined || moves === undefined || moves === 0 || others.length > 0)
    throw new InvalidArgumentError('Write centipawns,moves, such as 800,4.');
  return { centipawns, moves };
}

/** `centipawns,moves,from` */
export function drawValue(text: string): NonNullable<Adjudication['draw']> {
  const [centipawns, moves, from, ...others] = wholeNumbersIn(text);
  if (centipawns === undefined || moves === undefined || moves === 0 || from === undefined || others.length > 0)
    throw new InvalidArgumentError('Write centipawns,moves,from, such as 10,8,40.');
  return { centipawns, moves, from };
}

export function clockValue(text: string): TimeControl {
  const control = parseClock(text);
  if (control.ok) return control.value;
  throw new InvalidArgumentError(`${control.problems[0]?.message}.`);
}

function numbersIn(text: string): readonly number[] {
  return text.split(',').map((part) => (/^\s*[+-]?\d+(\.\d+)?\s*$/.test(part) ? Number(part) : Number.NaN));
}

/** Whatever is no whole number from 0 is undefined. */
function wholeNumbersIn(text: string): readonly (number | undefined)[] {
  return numbersIn(text).map((value) => (Number.isSafeInteger(value) && value >= 0 ? value : undefined));
}
