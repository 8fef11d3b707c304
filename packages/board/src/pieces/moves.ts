/**
 * @module How a piece moves, in a line of text that is kept with its name: enough to draw its moves as a sign, on a board of any game.
 *
 * `0,1 1,2* 0,1/1,2 0,2qx^`: ways of moving, with spaces between. Each is where its first stride leads, as files and ranks from White's
 * side, behind the squares that it passes if it can be barred there; then `*` if it goes on, `q` if it cannot capture, `x` if it only
 * captures, `^` if it leaps over a piece.
 */
export interface MoveSign {
  /** The squares passed on the first stride, and where that leads; displacements from where the piece stands. */
  readonly path: readonly Step[];
  readonly rides: boolean;
  readonly use: 'both' | 'quiet' | 'capture';
  readonly hops: boolean;
}

/** Files to the right, ranks forward. */
export type Step = readonly [files: number, ranks: number];

const FLAGS = { both: '', quiet: 'q', capture: 'x' } as const;

/** Ways that differ only in whether they capture are written as one. */
export function writeMoves(signs: readonly MoveSign[]): string {
  const uses = new Map<string, MoveSign['use']>();
  for (const { path, rides, use, hops } of signs) {
    const way = `${path.map((step) => step.join(',')).join('/')}${rides ? '*' : ''}${hops ? '^' : ''}`;
    const known = uses.get(way);
    uses.set(way, known === undefined || known === use ? use : 'both');
  }
  return [...uses].map(([way, use]) => way + FLAGS[use]).join(' ');
}

/** What cannot be read is left out. */
export function readMoves(text: string): readonly MoveSign[] {
  return text.split(' ').flatMap((word): readonly MoveSign[] => {
    const [, path, ride, hop, use] = /^(-?\d+,-?\d+(?:\/-?\d+,-?\d+)*)(\*?)(\^?)([qx]?)$/.exec(word) ?? [];
    if (path === undefined) return [];
    return [
      {
        path: path.split('/').map((step) => {
          const [files = 0, ranks = 0] = step.split(',').map(Number);
          return [files, ranks] as const;
        }),
        rides: ride === '*',
        hops: hop === '^',
        use: use === 'q' ? 'quiet' : use === 'x' ? 'capture' : 'both',
      },
    ];
  });
}
