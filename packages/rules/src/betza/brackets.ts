/** Reading chains in brackets, such as `[F?R]`. */
import type { BetzaAtom, BetzaLeg, BetzaLink } from './ast.js';
import { type Capital, readCapital } from './capital.js';
import { isSound } from './check.js';
import { atEnd, type Cursor, isCapital, isDigit, peek, take, takeWhile } from './cursor.js';
import { disorder, finishLegs, type Prefix, readPrefix } from './prefix.js';
import { skipBrackets } from './skip.js';
import { refuse, unsupported } from './unsupported.js';

interface Part {
  readonly prefix: Prefix;
  readonly leg: BetzaLeg;
  readonly capital: Capital;
}

/** Atoms with a sign between each two. What is not such a chain is refused as a whole. */
export function readChain(cursor: Cursor): BetzaAtom | undefined {
  const start = cursor.at;
  take(cursor);
  const first = readPart(cursor);
  const links: (Part & Pick<BetzaLink, 'mayStop'>)[] = [];
  while (first !== undefined && (peek(cursor) === '?' || peek(cursor) === '-')) {
    const mayStop = take(cursor) === '?';
    const part = readPart(cursor);
    if (part === undefined) break;
    links.push({ ...part, mayStop });
  }
  if (first === undefined || links.length === 0 || peek(cursor) !== ']') {
    skipBrackets(cursor, '[', ']', start);
    return undefined;
  }
  take(cursor);
  if (isDigit(peek(cursor))) {
    takeWhile(cursor, isDigit);
    cursor.problems.push(refuse('[', start + 1, cursor.text.slice(start, cursor.at)));
    return undefined;
  }
  const { prefix } = first;
  const initial = links.find((link) => link.prefix.initial);
  if (initial !== undefined) {
    cursor.problems.push(unsupported('i', 'a first move behind a turn', initial.prefix.start));
    return undefined;
  }
  if (![first, ...links].every((part) => part.prefix.sound)) return undefined;
  const [link, ...more] = links.map(({ mayStop, leg, capital }): BetzaLink => ({ mayStop, leg, ...capital }));
  const atom: BetzaAtom = {
    ...first.capital,
    initial: prefix.initial,
    ...(prefix.ahead && { ahead: true }),
    legs: [first.leg],
    onward: [link as BetzaLink, ...more],
    span: { start: start + 1, end: cursor.at + 1 },
  };
  const disorderly = [first, ...links].find((part) => part.prefix.disorderColumn !== undefined);
  const column = disorderly?.prefix.disorderColumn;
  if (column !== undefined && isSound(atom)) cursor.problems.push(disorder(atom, column));
  return atom;
}

/** One atom of a chain; undefined when something else stands there. */
function readPart(cursor: Cursor): Part | undefined {
  const prefix = readPrefix(cursor, { ends: ']?-', isFurther: cursor.text.charAt(cursor.at - 1) !== '[' });
  if (atEnd(cursor) || !isCapital(peek(cursor))) return undefined;
  const capital = readCapital(cursor);
  if (capital === undefined) return undefined;
  const [leg, ...others] = finishLegs(prefix, capital.column).legs;
  return others.length > 0 ? undefined : { prefix, leg, capital };
}
