/** How options of several commands are read. What is no value at all is a matter of usage, not of input. */
import { InvalidArgumentError } from '@commander-js/extra-typings';

/** A parser for whole numbers within bounds, both included. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
    throw new InvalidArgumentError(`A whole number ${range} is needed.`);
  };
}
