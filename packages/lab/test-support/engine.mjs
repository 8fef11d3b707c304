/**
 * A small engine that speaks UCI, for tests: it plays legal moves at random, the same ones for the same seed, and can be told to
 * misbehave. It knows the shipped games by their slugs, and chess if nobody says which.
 *
 * Arguments, each `name=value`: `seed`, `delay` (milliseconds for a move), `score` (what it says of every position), `name`, and for
 * a fault at its so-manieth move of a game: `crash`, `illegal`, `nonsense`, `silence`. `greedy=1` takes what it can; `mute=1` never
 * answers at all.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import {
  compile,
  expectOk,
  isCapture,
  legalMoves,
  loadVariant,
  parseFen,
  parseUci,
  playUnchecked,
  setUp,
  startPosition,
  writeUci,
} from '@hippodrome/rules';

const FOLDER = new URL('../../../variants/', import.meta.url);
const SLUGS = readdirSync(FOLDER).map((file) => file.replace(/\.md$/, ''));

/** @type {Record<string, string>} */
const settings = Object.fromEntries(process.argv.slice(2).map((argument) => argument.split('=')));
const number = (/** @type {string} */ name) => Number(settings[name] ?? 0);

let rules = rulesOf('chess');
let position = startPosition(rules);
let random = 0;
let ownMoves = 0;

for await (const line of createInterface({ input: process.stdin })) {
  const [command = '', ...words] = line.trim().split(/\s+/);
  if (settings.mute) continue;
  if (command === 'quit') process.exit();
  else if (command === 'uci') introduce();
  else if (command === 'isready') say('readyok');
  else if (command === 'ucinewgame') beginGame();
  else if (command === 'setoption' && words[1] === 'UCI_Variant') rules = rulesOf(words[3] ?? '');
  else if (command === 'position') position = read(words);
  else if (command === 'go') await move();
}

function introduce() {
  say(`id name ${settings.name ?? 'Scripted'}`);
  say('option name Hash type spin default 16 min 1 max 1024');
  say(`option name UCI_Variant type combo default chess${SLUGS.map((slug) => ` var ${slug}`).join('')}`);
  say('uciok');
}

function beginGame() {
  ownMoves = 0;
  random = number('seed');
}

async function move() {
  ownMoves++;
  if (ownMoves === number('crash')) {
    process.stderr.write('Segmentation fault\n');
    process.exit(3);
  }
  if (ownMoves === number('silence')) return;
  if (settings.delay) await wait(number('delay'));
  say('info string thinking');
  say(`info depth 1 score cp ${number('score')} nodes 1 pv`);
  if (ownMoves === number('illegal')) say('bestmove a1a1');
  else if (ownMoves === number('nonsense')) say('bestmove');
  else say(`bestmove ${writeUci(rules, choose())}`);
}

function choose() {
  const moves = legalMoves(position);
  const captures = settings.greedy ? moves.filter(isCapture) : [];
  const candidates = captures.length > 0 ? captures : moves;
  random = (Math.imul(random, 1103515245) + 12345) & 0x7fffffff;
  const choice = candidates[(random >> 8) % candidates.length];
  if (choice === undefined) throw new Error('no legal moves');
  return choice;
}

/** @param {readonly string[]} words */
function read(words) {
  const place = words.indexOf('moves');
  const moves = place < 0 ? [] : words.slice(place + 1);
  const fen = words.slice(1, place < 0 ? undefined : place).join(' ');
  const start = words[0] === 'startpos' ? startPosition(rules) : expectOk(setUp(rules, expectOk(parseFen(rules, fen))));
  return moves.reduce((here, text) => playUnchecked(here, expectOk(parseUci(here, text))), start);
}

/** @param {string} slug */
function rulesOf(slug) {
  return expectOk(compile(expectOk(loadVariant(textOf(slug) ?? '', textOf))));
}

/** @param {string} slug */
function textOf(slug) {
  return SLUGS.includes(slug) ? readFileSync(new URL(`${slug}.md`, FOLDER), 'utf8') : undefined;
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`);
}
