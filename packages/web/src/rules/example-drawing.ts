/** The position an example starts from, as a drawing; for `moves` with the squares it names marked. */
import { Game, type Position, parseFen, parseMove, type Ruleset, setUp, startPosition } from '@hippodrome/rules';
import { piecesOf } from '../board/board-view.js';
import type { Drawing } from './diagram.js';
import type { Example } from './rules-page.js';

/** Undefined when the example begins at the array, which needs no picture, or says nothing that can be drawn. */
export function exampleDrawing(
  rules: Ruleset,
  example: Example,
): (Drawing & { readonly selected?: string }) | undefined {
  if (example.fen === undefined && example.after.length === 0 && example.kind !== 'moves') return undefined;
  const position = exampleStart(rules, example);
  if (position === undefined) return undefined;
  if (example.kind !== 'moves') return { pieces: piecesOf(position) };
  const squares = example.body
    .flatMap((line) => line.split(/\s+/))
    .filter((name) => rules.board.find(name) !== undefined);
  const isTaken = (name: string): boolean => (position.placement[rules.board.find(name) ?? 0] ?? 0) !== 0;
  const marks = squares.map((square) => ({ square, kind: isTaken(square) ? ('attack' as const) : ('both' as const) }));
  return { pieces: piecesOf(position), marks, selected: example.argument };
}

/** The position that an example starts from, after its moves; undefined when there is none. */
export function exampleStart(rules: Ruleset, { fen, after }: Example): Position | undefined {
  const setup = fen === undefined ? undefined : parseFen(rules, fen);
  if (setup?.ok === false) return undefined;
  const start = setup === undefined ? undefined : setUp(rules, setup.value);
  if (start?.ok === false) return undefined;
  const game = new Game(start?.value ?? startPosition(rules));
  for (const text of after) {
    if (/^\d+\.+$/.test(text)) continue;
    const move = parseMove(game.position, text.replace(/^\d+\.+/, ''));
    if (!move.ok || !game.play(move.value).ok) return undefined;
  }
  return game.position;
}
