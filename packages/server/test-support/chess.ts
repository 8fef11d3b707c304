/** The rules of chess for tests: the text of the shipped document, and what it comes to. */
import { readFileSync } from 'node:fs';
import { compile, expectOk, loadVariant, startPosition } from '@hippodrome/rules';

export const CHESS = readFileSync(new URL('../../../variants/chess.md', import.meta.url), 'utf8');

export const CHESS_START = startPosition(expectOk(compile(expectOk(loadVariant(CHESS)))));
