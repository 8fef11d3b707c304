/** Moves to choose among, as texts and as moves. */
import { type Move, type Position, type Problem, parseUci, type Result, writeUci } from '@hippodrome/rules';

/** The moves as they are written, each once; undefined for all. Codes: those of coordinate moves. */
export function readAmong(
  position: Position,
  texts: readonly string[] | undefined,
): Result<readonly string[] | undefined> {
  const problems: Problem[] = [];
  const moves = new Set<string>();
  for (const text of texts ?? []) {
    const move = parseUci(position, text);
    if (move.ok) moves.add(writeUci(position.rules, move.value));
    else problems.push(...move.problems);
  }
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: moves.size === 0 ? undefined : [...moves], warnings: [] };
}

/** The legal ones of the moves; undefined for all. */
export function amongOf(position: Position, texts: readonly string[] | undefined): readonly Move[] | undefined {
  const moves = texts?.map((text) => parseUci(position, text)).flatMap((move) => (move.ok ? [move.value] : []));
  return moves?.length === 0 ? undefined : moves;
}
