/**
 * From a character of a YAML text value to the place where it was written: quotation marks, escapes and folded lines lie in
 * between.
 */
import type { Scalar } from 'yaml';

/** Lengths of the escapes of double-quoted text that are longer than two characters. */
const LONG_ESCAPES: Readonly<Record<string, number>> = { x: 4, u: 6, U: 10 };

/** Offset in the YAML of a character (from 0) of the scalar's value; the end of the value when there are fewer. */
export function offsetInScalar(scalar: Scalar, yaml: string, index: number): number {
  const [start, end] = scalar.range ?? [0, 0];
  const value = String(scalar.value);
  const quote = scalar.type === 'QUOTE_DOUBLE' || scalar.type === 'QUOTE_SINGLE' ? 1 : 0;
  let at =
    scalar.type === 'BLOCK_LITERAL' || scalar.type === 'BLOCK_FOLDED' ? firstLineBelow(yaml, start) : start + quote;
  for (let i = 0; i < index && i < value.length && at < end; i++) {
    at = skipFolding(yaml, at, end, value[i] as string);
    at += writtenLength(yaml, at, scalar.type ?? 'PLAIN');
  }
  return skipFolding(yaml, at, end, value[index] ?? '');
}

function firstLineBelow(yaml: string, start: number): number {
  const newline = yaml.indexOf('\n', start);
  return newline < 0 ? start : newline + 1;
}

/** What was written but is not part of the value: indentation, the rest of a folded line end, an escaped line end. */
const FOLDING = /(?:\\\r?\n|\s)*/y;

function skipFolding(yaml: string, from: number, end: number, wanted: string): number {
  if (/\s/.test(wanted)) return from;
  FOLDING.lastIndex = from;
  return Math.min(end, from + (FOLDING.exec(yaml)?.[0].length ?? 0));
}

function writtenLength(yaml: string, at: number, type: string): number {
  const [sign, next = ''] = yaml.slice(at, at + 2);
  if (type === 'QUOTE_SINGLE' && sign === "'" && next === "'") return 2;
  if (type === 'QUOTE_DOUBLE' && sign === '\\') return LONG_ESCAPES[next] ?? 2;
  return 1;
}
