/**
 * Puts the puzzles into the page: `virtual:puzzles` says how many there are of which game and theme, and loads those of one game;
 * `virtual:puzzles/<slug>` are those, without what only their makers need.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Puzzle, PuzzleSummary } from '../src/puzzles/puzzle.js';

const INDEX = 'virtual:puzzles';
const FILE = 'virtual:puzzles/';

interface PuzzleFile {
  readonly game: string;
  readonly puzzles: readonly Puzzle[];
}

/** @param folder where the files lie, one `<slug>.json` each */
export function puzzles(folder: string): Plugin {
  let files: readonly PuzzleFile[] | undefined;
  const all = (): readonly PuzzleFile[] => (files ??= readFiles(folder));
  return {
    name: 'hippodrome-puzzles',
    resolveId: (id) => (id === INDEX || id.startsWith(FILE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) return indexModule(all());
      const file = all().find(({ game }) => id === `\0${FILE}${game}`);
      return file && `export default ${JSON.stringify(file.puzzles.map(shown))};`;
    },
  };
}

function readFiles(folder: string): readonly PuzzleFile[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as PuzzleFile);
}

function indexModule(files: readonly PuzzleFile[]): string {
  const loaders = files.map(({ game }) => `${JSON.stringify(game)}: () => import(${JSON.stringify(FILE + game)})`);
  return [
    `export const summaries = ${JSON.stringify(files.map(summary))};`,
    `export const files = { ${loaders.join(', ')} };`,
  ].join('\n');
}

function summary({ game, puzzles }: PuzzleFile): PuzzleSummary {
  const themes: Record<string, number> = {};
  for (const theme of puzzles.flatMap((puzzle) => puzzle.themes)) themes[theme] = (themes[theme] ?? 0) + 1;
  return { game, count: puzzles.length, themes };
}

function shown({ id, fen, last, moves, themes, rating, made: { seed, game, ply, nodes } }: Puzzle): Puzzle {
  return { id, fen, last, moves, themes, rating, made: { seed, game, ply, nodes } };
}
