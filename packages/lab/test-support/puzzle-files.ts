/** The puzzles that are shipped. */
import { readdirSync, readFileSync } from 'node:fs';
import type { PuzzleFile } from '../src/puzzle/puzzle.js';

const FOLDER = new URL('../../../puzzles/', import.meta.url);

export const PUZZLE_FILES: readonly PuzzleFile[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as PuzzleFile);
