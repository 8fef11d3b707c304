/** `parsePgn`: the games of a PGN text, one by one. */
import type { PgnGame } from './pgn-game.js';
import { type PgnOptions, PgnReader } from './reader.js';

/**
 * Reads games one after the other, and no further than they are asked for. Holds one game at a time.
 * @param source the whole text, or its chunks in order, cut anywhere
 *
 * Codes: see the methods of `GameReader` and `MovetextReader`, `startOf`, and the readers of moves and positions.
 */
export function* parsePgn(source: string | Iterable<string>, options: PgnOptions): Generator<PgnGame, void, undefined> {
  const reader = new PgnReader(options);
  for (const chunk of typeof source === 'string' ? [source] : source) yield* reader.push(chunk);
  yield* reader.end();
}

/** The same for chunks that arrive over time: files, requests. */
export async function* parsePgnStream(
  source: AsyncIterable<string>,
  options: PgnOptions,
): AsyncGenerator<PgnGame, void, undefined> {
  const reader = new PgnReader(options);
  for await (const chunk of source) yield* reader.push(chunk);
  yield* reader.end();
}
