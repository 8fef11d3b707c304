/**
 * How long the reference implementation takes for all reference data: every perft row at every depth, and every position of every
 * game read, its legal moves made, its end decided and its FEN written. Results are checked before they count.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { legalMoves, outcome, perft, writeFen } from '@hippodrome/rules';
import { report, secondsOf } from './support/report.js';
import { positionOf, rulesOf, SLUGS } from './support/shipped.js';

const FOLDER = new URL('../../packages/rules/fixtures/reference/', import.meta.url);

interface PerftRow {
  readonly variant: string;
  readonly fen: string;
  readonly nodes: readonly number[];
}

const rows = JSON.parse(readFileSync(new URL('perft.json', FOLDER), 'utf8')) as readonly PerftRow[];
const games = readdirSync(new URL('games/', FOLDER)).map((file) => ({
  variant: file.replace(/-\d+\.tsv$/, ''),
  lines: readFileSync(new URL(`games/${file}`, FOLDER), 'utf8')
    .trimEnd()
    .split('\n'),
}));

const compileSeconds = secondsOf(() => SLUGS.forEach(rulesOf));
let nodes = 0;
const perftSeconds = secondsOf(() => {
  for (const row of rows) {
    const position = positionOf(row.variant, row.fen);
    row.nodes.forEach((expected, i) => {
      const counted = perft(position, i + 1);
      if (counted !== expected)
        throw new Error(`${row.variant} ${row.fen} depth ${i + 1}: ${counted}, not ${expected}`);
      nodes += counted;
    });
  }
});
let positions = 0;
const gameSeconds = secondsOf(() => {
  for (const { variant, lines } of games) {
    for (const line of lines) {
      const [fen, moves] = line.split('\t') as [string, string];
      const position = positionOf(variant, fen);
      const listed = moves.trim() === '' ? 0 : moves.trim().split(' ').length;
      if (legalMoves(position).length !== listed || writeFen(position) !== fen) throw new Error(`${variant} ${fen}`);
      outcome(position);
      positions++;
    }
  }
});

report({
  compile_all_games_seconds: compileSeconds,
  perft_nodes: nodes,
  perft_seconds: perftSeconds,
  perft_nodes_per_second: Math.round(nodes / perftSeconds),
  game_positions: positions,
  game_seconds: gameSeconds,
  total_seconds: Math.round((compileSeconds + perftSeconds + gameSeconds) * 1000) / 1000,
});
