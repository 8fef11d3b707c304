/** What the sources say of their games beyond the rules, shown to be true. */
import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { choices, playChoices } from '../test-support/random-games.js';
import { positionOf, shipped } from '../test-support/shipped.js';
import type { Square } from './board/board.js';
import { opposite } from './colour.js';
import { writeFen } from './notation/index.js';
import { inCheck, kindOf, legalMoves, outcome, type PieceCode, type Position } from './position/index.js';
import type { Ruleset } from './rule/ruleset.js';

describe('Spider Rider: the corner bases', () => {
  const rules = shipped('spider-rider');
  const bases = cornerBases(rules);

  it('are three squares in each corner, where the spiders begin', () => {
    expect(bases.map((square) => rules.board.name(square))).toEqual([
      'a1',
      'b1',
      'l1',
      'm1',
      'a2',
      'm2',
      'a12',
      'm12',
      'a13',
      'b13',
      'l13',
      'm13',
    ]);
    expect(new Set(bases.map((square) => nameAt(rules, rules.start[square] as number)))).toEqual(new Set(['spider']));
  });

  it('can be entered by rides of spiders and zecaris only', () => {
    const entering = rules.kinds.filter((kind) => {
      const rides = rules.board.squares
        .filter((from) => !bases.includes(from))
        .flatMap((from) => [...rules.rides.from(kind.white, from), ...rules.rides.from(kind.black, from)]);
      return rides.some((ride) => ride.squares.some((to) => bases.includes(to)));
    });
    expect(entering.map(({ name }) => name).sort()).toEqual(['spider', 'zecari']);
  });

  test.prop([choices(150)], { numRuns: 10 })('are entered by nothing else in any game', (picks) => {
    playChoices(rules, picks, (_position, move) => {
      if (move.type === 'step' && bases.includes(move.to)) {
        expect(['spider', 'zecari']).toContain(nameAt(rules, move.piece));
      }
    });
  });

  function cornerBases({ board }: Ruleset): readonly Square[] {
    const isEdge = (n: number): boolean => n <= 1 || n >= 11;
    const isOuter = (square: Square): boolean => isEdge(board.file(square)) && isEdge(board.rank(square));
    return board.squares.filter(isOuter);
  }
});

describe('Wide Nightrider', () => {
  it('protects every pawn of the starting array', () => {
    const rules = shipped('wide-nightrider');
    for (const colour of ['white', 'black'] as const) {
      const pawns = rules.board.squares.filter((square) => rules.start[square] === rules.kindNamed('pawn')?.[colour]);
      expect(pawns).toHaveLength(12);
      for (const pawn of pawns) expect(rules.attacks.isAttacked(rules.start, pawn, colour)).toBe(true);
    }
  });

  it('keeps the bishops of opposite sides on different diagonals', () => {
    const rules = shipped('wide-nightrider');
    const bishop = rules.kindNamed('bishop');
    const of = (code: number | undefined) => rules.board.squares.filter((square) => rules.start[square] === code);
    for (const white of of(bishop?.white)) {
      for (const black of of(bishop?.black)) {
        const files = Math.abs(rules.board.file(white) - rules.board.file(black));
        const ranks = Math.abs(rules.board.rank(white) - rules.board.rank(black));
        expect(files).not.toBe(ranks);
      }
    }
  });
});

describe('Cavalier Chess', () => {
  it('gives a free cavalier eight moves, backwards ones included', () => {
    const position = positionOf(shipped('cavalier'), 'k7/8/8/8/3C4/8/8/K7 w - - 0 1');
    const targets = legalMoves(position).flatMap((move) =>
      move.type === 'step' && nameAt(position.rules, move.piece) === 'cavalier'
        ? [position.rules.board.name(move.to)]
        : [],
    );
    expect(targets.sort()).toEqual(['b3', 'b5', 'c2', 'c6', 'e2', 'e6', 'f3', 'f5']);
  });
});

describe('a nightrider cannot mate alone', () => {
  it.each([
    ['nightrider', '4k3/8/8/8/8/8/8/4K3 w - - 0 1'],
    ['wide-nightrider', '6k5/12/12/12/12/12/12/12/12/6K5 w - - 0 1'],
  ])('in any position of king and nightrider against king (%s)', { timeout: 120_000 }, (slug, kings) => {
    const rules = shipped(slug);
    const empty = positionOf(rules, kings);
    const king = rules.kindNamed('king');
    const rider = rules.kindNamed('nightrider');
    let checks = 0;
    for (const black of upToReflection(rules)) {
      for (const square of rules.board.squares) {
        const placement = new Uint8Array(empty.placement.length);
        placement[black] = king?.black as number;
        placement[square] = rider?.white as number;
        if (square === black || !rules.attacks.isAttacked(placement, black, 'white')) continue;
        for (const white of rules.board.squares) {
          if (placement[white] !== 0) continue;
          placement[white] = king?.white as number;
          if (
            !rules.attacks.isAttacked(placement, white, 'black') &&
            rules.attacks.isAttacked(placement, black, 'white')
          ) {
            checks++;
            const position: Position = { ...empty, placement: placement.slice(), sideToMove: 'black' };
            if (legalMoves(position).length === 0) expect(writeFen(position)).toBe('a position that is no mate');
          }
          placement[white] = 0;
        }
      }
    }
    expect(checks).toBeGreaterThan(5000);
  });

  /** Squares of one quarter of the board: with kings and a nightrider alone the others are its mirror images. */
  function upToReflection({ board }: Ruleset): readonly Square[] {
    return board.squares.filter(
      (square) => 2 * board.file(square) < board.files && 2 * board.rank(square) < board.ranks,
    );
  }
});

describe('Knights Chess', () => {
  it('begins with both kings attacked, nobody in check', () => {
    const position = positionOf(
      shipped('knights'),
      'nnnqqnnn/pppppppp/8/3k4/4K3/8/PPPPPPPP/NNNQQNNN b - - 0 1 opening',
    );
    const { rules, placement } = position;
    for (const side of ['white', 'black'] as const) {
      const home = rules.board.squares.find(
        (square) => placement[square] === rules.kindNamed('king')?.[side],
      ) as Square;
      expect(rules.attacks.isAttacked(placement, home, opposite(side))).toBe(true);
    }
    expect(inCheck(position)).toBe(false);
    expect(outcome(position)).toBeUndefined();
  });
});

function nameAt(rules: Ruleset, code: number): string | undefined {
  return rules.kinds[kindOf(code as PieceCode)]?.name;
}
