/** `parseMove`: for places where people type moves in whichever notation they are used to. */
import type { Move } from '../position/move.js';
import type { Position } from '../position/position.js';
import type { Result } from '../result.js';
import { parseSan } from './san/parse.js';
import { parseUci } from './uci/parse.js';
import { parseUciSyntax } from './uci/syntax.js';

/**
 * A move in coordinates or SAN. Texts that could be either (`e2-e4`) mean the same in both; `B2b4`, with its small target, is no
 * coordinate move. The problems are those of the notation that the text has the form of, SAN when it has neither.
 */
export function parseMove(position: Position, text: string): Result<Move> {
  return parseUciSyntax(text).ok ? parseUci(position, text) : parseSan(position, text);
}
