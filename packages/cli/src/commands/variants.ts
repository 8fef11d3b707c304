/** `hippodrome variants`: the games that come with the program. */
import type { Ruleset } from '@hippodrome/rules';
import { reportFailure } from '../attempt.js';
import { EXIT, type ExitCode, type Io, writeJson, writeLine } from '../io.js';
import { fastestCore } from '../perft/count.js';
import { findGame } from '../variants/find.js';
import { shippedDocuments } from '../variants/folder.js';
import { type AddCommand, JSON_FLAG, JSON_HELP } from './command.js';

export const addVariants: AddCommand = (program, io, end) => {
  program
    .command('variants')
    .description('list the games that come with the program')
    .option(JSON_FLAG, JSON_HELP)
    .action(async ({ json = false }) => end(await listVariants(io, json)));
};

async function listVariants(io: Io, asJson: boolean): Promise<ExitCode> {
  const games: Ruleset[] = [];
  for (const slug of shippedDocuments().keys()) {
    const game = findGame(slug);
    if (!game.ok) return reportFailure(io, game, asJson);
    if (game.value.spec.about.published) games.push(game.value);
  }
  games.sort(inListOrder);
  if (asJson) writeJson(io.stdout, await Promise.all(games.map(describe)));
  else for (const line of table(games)) writeLine(io.stdout, line);
  return EXIT.yes;
}

function inListOrder({ spec: a }: Ruleset, { spec: b }: Ruleset): number {
  const order = (a.about.order ?? Number.MAX_VALUE) - (b.about.order ?? Number.MAX_VALUE);
  return order || a.title.localeCompare(b.title, 'en');
}

async function describe(rules: Ruleset): Promise<object> {
  const { spec, board, kinds } = rules;
  return {
    slug: spec.slug,
    title: spec.title,
    files: board.files,
    ranks: board.ranks,
    squares: board.squares.length,
    pieces: kinds.map(({ name }) => name),
    core: await fastestCore(rules),
  };
}

function table(games: readonly Ruleset[]): readonly string[] {
  const slugs = Math.max(...games.map(({ spec }) => spec.slug.length));
  const titles = Math.max(...games.map(({ spec }) => spec.title.length));
  return games.map(({ spec, board }) => {
    const size = `${board.files}×${board.ranks}`.padEnd(5);
    return `${spec.slug.padEnd(slugs)}  ${spec.title.padEnd(titles)}  ${size}  ${spec.about.special ?? ''}`.trimEnd();
  });
}
