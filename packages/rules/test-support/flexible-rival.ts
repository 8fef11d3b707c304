/** A move generator for the game of `flexible.ts` alone, on letters in an array, which shares nothing with the program. */
const FILES = 10;
const RANKS = 5;
const STRAIGHT = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const AROUND = [...STRAIGHT, [1, 1], [1, -1], [-1, 1], [-1, -1]] as const;

export interface RivalBoard {
  /** By `rank * FILES + file`; a dot where nothing stands. */
  readonly cells: readonly string[];
  readonly white: boolean;
  /** Letters as in a FEN. */
  readonly rights: string;
}

export function rivalBoard(fen: string): RivalBoard {
  const [placement = '', side, rights = ''] = fen.split(' ');
  const rows = placement.split('/').map((row) => row.replace(/\d+/g, (gap) => '.'.repeat(Number(gap))));
  return { cells: [...rows.reverse().join('')], white: side === 'w', rights };
}

export function rivalCount(board: RivalBoard, depth: number): number {
  const next = rivalMoves(board);
  return depth === 1 ? next.length : next.reduce((sum, after) => sum + rivalCount(after, depth - 1), 0);
}

/** The boards that legal moves lead to. */
export function rivalMoves(board: RivalBoard): readonly RivalBoard[] {
  const { cells, white } = board;
  const own = (letter: string): boolean => letter !== '.' && isWhite(letter) === white;
  const after: RivalBoard[] = [];
  const go = (...changes: readonly (readonly [number, string])[]): void => {
    const changed = [...cells];
    for (const [at, letter] of changes) changed[at] = letter;
    const lost = (letter: string): boolean => homesOf(letter).some(([at, piece]) => changed[at] !== piece);
    const rights = [...board.rights].filter((letter) => !lost(letter)).join('');
    const next = { cells: changed, white: !white, rights };
    if (!isAttacked(changed, changed.indexOf(white ? 'K' : 'k'), !white)) after.push(next);
  };
  cells.forEach((letter, from) => {
    if (!own(letter)) return;
    const step = (to: number | undefined, mayMove: boolean, mayTake: boolean): void => {
      if (to === undefined) return;
      const target = cells[to] as string;
      const allowed = target === '.' ? mayMove : mayTake && !own(target) && target.toLowerCase() !== 'k';
      if (allowed) go([from, '.'], [to, letter]);
    };
    switch (letter.toLowerCase()) {
      case 'k':
        for (const [x, y] of AROUND) step(shifted(from, x, y), true, true);
        break;
      case 'r':
        for (const [x, y] of STRAIGHT) {
          for (let n = 1; ; n++) {
            const to = shifted(from, n * x, n * y);
            step(to, true, true);
            if (to === undefined || cells[to] !== '.') break;
          }
        }
        break;
      default: {
        const forward = white ? 1 : -1;
        step(shifted(from, 0, forward), true, false);
        for (const x of [-1, 1]) step(shifted(from, x, forward), false, true);
      }
    }
  });
  for (const { right, king, rook, targets } of castlings(board)) {
    const between = [...cells.keys()].slice(Math.min(king, rook) + 1, Math.max(king, rook));
    if (!between.every((at) => cells[at] === '.') || isAttacked(cells, king, !white)) continue;
    const towards = rook > king ? 1 : -1;
    for (const distance of targets) {
      const crossed = Array.from({ length: distance - 1 }, (_, i) => king + (i + 1) * towards);
      if (crossed.some((at) => isAttacked(cells, at, !white))) continue;
      const to = king + distance * towards;
      const [kingLetter, rookLetter] = right === right.toUpperCase() ? ['K', 'R'] : ['k', 'r'];
      go([king, '.'], [rook, '.'], [to, kingLetter], [to - towards, rookLetter]);
    }
  }
  return after;
}

function castlings({ white, rights }: RivalBoard) {
  const home = white ? 0 : (RANKS - 1) * FILES;
  return [
    { right: white ? 'K' : 'k', king: home + 5, rook: home + 9, targets: [1, 2, 3] },
    { right: white ? 'Q' : 'q', king: home + 5, rook: home, targets: [2, 3] },
  ].filter(({ right }) => rights.includes(right));
}

function homesOf(right: string): readonly (readonly [number, string])[] {
  const white = right === right.toUpperCase();
  const home = white ? 0 : (RANKS - 1) * FILES;
  const rook = right.toLowerCase() === 'k' ? home + 9 : home;
  return right === '-'
    ? []
    : [
        [home + 5, white ? 'K' : 'k'],
        [rook, white ? 'R' : 'r'],
      ];
}

function isAttacked(cells: readonly string[], square: number, byWhite: boolean): boolean {
  const is = (at: number | undefined, letter: string): boolean =>
    at !== undefined && cells[at] === (byWhite ? letter.toUpperCase() : letter);
  if (AROUND.some(([x, y]) => is(shifted(square, x, y), 'k'))) return true;
  if ([-1, 1].some((x) => is(shifted(square, x, byWhite ? -1 : 1), 'p'))) return true;
  return STRAIGHT.some(([x, y]) => {
    let n = 1;
    let at = shifted(square, x, y);
    while (at !== undefined && cells[at] === '.') at = shifted(square, ++n * x, n * y);
    return is(at, 'r');
  });
}

function shifted(square: number, x: number, y: number): number | undefined {
  const [file, rank] = [(square % FILES) + x, Math.floor(square / FILES) + y];
  return file >= 0 && file < FILES && rank >= 0 && rank < RANKS ? rank * FILES + file : undefined;
}

function isWhite(letter: string): boolean {
  return letter === letter.toUpperCase();
}
