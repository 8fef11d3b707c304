/** @module How one arrangement of pieces becomes another: who stays, who walks, who comes and who goes. */
import type { PlacedPiece } from '../draw/index.js';

export interface Walk {
  readonly from: string;
  readonly piece: PlacedPiece;
}

export interface PieceChanges {
  readonly walks: readonly Walk[];
  readonly added: readonly PlacedPiece[];
  /** Squares whose piece goes; those that pieces walk away from are not among them. */
  readonly removed: readonly string[];
}

/**
 * A piece that is new on its square has walked there from the nearest square that lost a piece of the same look.
 * @param distance between two squares, in any unit
 */
export function pieceChanges(
  before: ReadonlyMap<string, PlacedPiece>,
  after: readonly PlacedPiece[],
  distance: (a: string, b: string) => number,
): PieceChanges {
  const staying = new Set(
    after.filter((piece) => looksLike(before.get(piece.square), piece)).map(({ square }) => square),
  );
  const leaving = new Map([...before].filter(([square]) => !staying.has(square)));
  const walks: Walk[] = [];
  const added: PlacedPiece[] = [];
  for (const piece of after) {
    if (staying.has(piece.square)) continue;
    const origins = [...leaving].filter(([, left]) => looksLike(left, piece)).map(([square]) => square);
    const from = nearest(origins, (square) => distance(square, piece.square));
    if (from === undefined) {
      added.push(piece);
      continue;
    }
    leaving.delete(from);
    walks.push({ from, piece });
  }
  return { walks, added, removed: [...leaving.keys()] };
}

function looksLike(a: PlacedPiece | undefined, b: PlacedPiece): boolean {
  return a !== undefined && a.colour === b.colour && a.name === b.name && a.glyph === b.glyph && a.letter === b.letter;
}

function nearest(squares: readonly string[], far: (square: string) => number): string | undefined {
  return squares.reduce<string | undefined>(
    (best, square) => (best === undefined || far(square) < far(best) ? square : best),
    undefined,
  );
}
