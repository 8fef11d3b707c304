/** `hippodrome bench`: a fixed search over the shipped games. Its signature tells whether rules or search have changed; its speed, how fast they are. */
import { Option } from '@commander-js/extra-typings';
import { bench, type CoreKind } from '@hippodrome/core';
import type { Ruleset } from '@hippodrome/rules';
import { failure, INPUT, reportFailure } from '../attempt.js';
import { EXIT, type ExitCode, type Io, writeJson, writeLine } from '../io.js';
import { wholeNumber } from '../options.js';
import { findGame } from '../variants/find.js';
import { shippedDocuments } from '../variants/folder.js';
import { type AddCommand, JSON_FLAG, JSON_HELP } from './command.js';

const DEEPEST = 30;
const KINDS = ['specialised', 'generic'] as const satisfies readonly CoreKind[];

interface Options {
  readonly depth?: number | undefined;
  readonly core?: CoreKind | undefined;
  readonly json?: boolean | undefined;
}

export const addBench: AddCommand = (program, io, end) => {
  program
    .command('bench')
    .description('search fixed positions of every game; the signature is the same on every build')
    .option('--depth <n>', 'plies, in place of the usual number', wholeNumber(1, DEEPEST))
    .addOption(new Option('--core <core>', 'which implementation searches (default: the fastest)').choices(KINDS))
    .option(JSON_FLAG, JSON_HELP)
    .action(async (options) => end(await runBench(io, options)));
};

async function runBench(io: Io, { depth, core, json = false }: Options): Promise<ExitCode> {
  const games: Ruleset[] = [];
  for (const slug of [...shippedDocuments().keys()].sort()) {
    const game = findGame(slug);
    if (!game.ok) return reportFailure(io, game, json);
    games.push(game.value);
  }
  const result = await bench(games, {
    ...(depth !== undefined && { depth }),
    ...(core !== undefined && { kind: core }),
    hear(rules, nodes) {
      if (!json) writeLine(io.stdout, `${rules.spec.slug}: ${nodes} nodes`);
    },
  });
  if (!result.ok) return reportFailure(io, failure(INPUT, ...result.problems), json);
  const { signature, nodes } = result.value;
  const seconds = Number(result.value.seconds.toFixed(3));
  const nps = Math.round(nodes / result.value.seconds);
  if (json) writeJson(io.stdout, { signature, nodes, seconds, nps });
  else writeLine(io.stdout, `signature ${signature}: ${nodes} nodes in ${seconds} s, ${nps} nodes a second`);
  return EXIT.yes;
}
