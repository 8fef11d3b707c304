/**
 * @module `npm start`: sets everything up, then a game against the computer in the terminal.
 * What is written after `--` goes to `hippodrome play`: `npm start -- knights --level 3`.
 */
import { installed, run, say } from './run.mjs';
import { setUp } from './setup.mjs';

const FIRST_GAME = 'nightrider';

if (!setUp()) process.exit(1);

const chosen = process.argv.slice(2);
const args = ['play', ...(chosen.length > 0 ? chosen : [FIRST_GAME])];
say('The page in the browser comes next; until then Hippodrome plays in the terminal.');
if (process.stdin.isTTY) {
  process.exitCode = run(installed('hippodrome'), args);
} else {
  say(`Open a terminal in this folder and type: npx hippodrome ${args.join(' ')}`);
  say('Other games: npx hippodrome variants');
}
