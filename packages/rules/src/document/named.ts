/** Pieces whose movement is said by a name: `is: zebra`, or the piece's own name when nothing else says how it moves. */
import { betzaPatterns, printBetza } from '../betza/index.js';
import { type DictionaryEntry, lookUpPiece, pieceNames } from '../dictionary/index.js';
import { error, expectOk, type Place, type Problem } from '../result.js';
import { didYouMean } from '../suggest.js';
import type { Motion } from './motion.js';

/**
 * The motion of the piece that `is` names.
 *
 * Codes: `document/unknown-piece-name`, `document/ambiguous-piece-name`.
 */
export function motionNamed(name: string, place: Place, problems: Problem[]): Motion | undefined {
  const found = lookUpPiece(name);
  if (found.kind === 'found') return motionOf(found.entry);
  problems.push(
    found.kind === 'ambiguous'
      ? ambiguous(`"${name}" is the name of several pieces: write`, found.entries, place)
      : error(
          'document/unknown-piece-name',
          `the dictionary of pieces has no "${name}"${didYouMean(name, pieceNames())}; say in betza how it moves`,
          place,
        ),
  );
  return undefined;
}

/**
 * The motion of the piece that bears this name in the dictionary, for a piece of which nothing else says how it moves.
 *
 * Codes: `document/no-movement`, `document/ambiguous-piece-name`.
 */
export function motionByOwnName(name: string, place: Place, problems: Problem[]): Motion | undefined {
  const found = lookUpPiece(name);
  if (found.kind === 'found') return motionOf(found.entry);
  problems.push(
    found.kind === 'ambiguous'
      ? ambiguous(`how ${name} moves is not said, and several pieces are called so: add`, found.entries, place)
      : error(
          'document/no-movement',
          `how ${name} moves is not said: add betza: N (or another move), or is: knight (or another piece of the dictionary)${didYouMean(name, pieceNames())}`,
          place,
        ),
  );
  return undefined;
}

function motionOf({ betza, picture }: DictionaryEntry): Motion {
  const { tree, patterns } = expectOk(betzaPatterns(betza));
  return { patterns, betza: printBetza(tree), ...(picture !== undefined && { picture }) };
}

function ambiguous(message: string, entries: readonly DictionaryEntry[], place: Place): Problem {
  const choices = entries.map(({ name, betza }) => `is: ${name} (${betza})`).join(', or ');
  return error('document/ambiguous-piece-name', `${message} ${choices}`, place);
}
