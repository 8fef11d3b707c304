/** A file of puzzles: read to be gone on with, and written one puzzle a line, so that changes can be read as well. */
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Puzzle, PuzzleFile } from '@hippodrome/lab';
import { error } from '@hippodrome/rules';
import { type Attempt, failure } from './attempt.js';
import { troubleWith } from './file-trouble.js';

/** What the file holds; nothing yet when there is none. Codes: `file/unreadable`, `puzzles/bad-file`, `puzzles/other-game`. */
export async function readPuzzles(path: string, game: string): Promise<Attempt<readonly Puzzle[]>> {
  if (!existsSync(path)) return { ok: true, value: [], warnings: [] };
  const text = await readFile(path, 'utf8').catch((problem: NodeJS.ErrnoException) => problem);
  if (typeof text !== 'string') {
    return failure(path, error('file/unreadable', `the file cannot be read: ${troubleWith(text)}`));
  }
  const found = parse(text);
  if (found === undefined) return failure(path, error('puzzles/bad-file', 'this is no file of puzzles'));
  if (found.game !== game) {
    return failure(path, error('puzzles/other-game', `the file holds puzzles of "${found.game}", not of "${game}"`));
  }
  return { ok: true, value: found.puzzles, warnings: [] };
}

/** Code: `file/unwritable`. What was there stays whole until the new file is. */
export async function writePuzzles(path: string, { game, puzzles }: PuzzleFile): Promise<Attempt<undefined>> {
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  try {
    await writeFile(`${path}.new`, `{"game":${JSON.stringify(game)},"puzzles":[\n${lines}\n]}\n`);
    await rename(`${path}.new`, path);
    return { ok: true, value: undefined, warnings: [] };
  } catch (problem) {
    const trouble = problem as NodeJS.ErrnoException;
    if (trouble.code === undefined) throw problem;
    return failure(path, error('file/unwritable', `the file cannot be written: ${troubleWith(trouble)}`));
  }
}

function parse(text: string): PuzzleFile | undefined {
  try {
    const found = JSON.parse(text) as Partial<PuzzleFile> | null;
    const isFile = typeof found?.game === 'string' && Array.isArray(found.puzzles);
    return isFile && found.puzzles?.every((puzzle) => typeof puzzle?.id === 'string')
      ? (found as PuzzleFile)
      : undefined;
  } catch {
    return undefined;
  }
}
