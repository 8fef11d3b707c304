/** Castling to several squares, as a piece's Betza or a document's rule states it. */
import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { FLEXIBLE } from '../../../test-support/flexible.js';
import { rivalBoard, rivalCount, rivalMoves } from '../../../test-support/flexible-rival.js';
import { codesOf, moveTexts } from '../../../test-support/moves.js';
import { choices, playChoices } from '../../../test-support/random-games.js';
import { positionOf, shipped, shippedText, variationOf } from '../../../test-support/shipped.js';
import { loadVariant } from '../../document/index.js';
import { parseUci, writeFen, writeSan, writeUci } from '../../notation/index.js';
import { legalMoves, type Position, perft, play, startPosition } from '../../position/index.js';
import { expectOk } from '../../result.js';
import { compile } from '../compile.js';
import type { Ruleset } from '../ruleset.js';

const KINGS = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';

/** The castlings there are, in coordinates. */
const castlings = (position: Position): readonly string[] =>
  legalMoves(position).flatMap((move) => (move.type === 'castling' ? [writeUci(position.rules, move)] : []));
const sentenceOf = ({ rules }: Ruleset): string | undefined =>
  rules.find(({ key }) => key === 'castling')?.hooks.sentences[0]?.message;

describe('castling in the Betza of a king', () => {
  it('is the same rule as the orthodox one', () => {
    const said = variationOf('chess', 'pieces: { king: { betza: KisO2 } }');
    expect(said.spec.rules).not.toHaveProperty('castling');
    const position = positionOf(said, KIWIPETE);
    expect([1, 2, 3].map((depth) => perft(position, depth))).toEqual([48, 2039, 97862]);
    expect(sentenceOf(said)).toBe(sentenceOf(shipped('chess')));
  });

  it('takes the corner piece as its partner, whatever it is', () => {
    const rules = variationOf('chess', 'pieces: { king: { betza: KisO2 } }\nsetup: "4k2q/8/8/8/8/8/8/n3K2B"');
    expect(castlings(positionOf(rules, '4k2q/8/8/8/8/8/8/n3K2B w Kk - 0 1'))).toEqual(['e1g1']);
    expect(writeFen(startPosition(rules))).toContain(' w Kk ');
  });

  it('takes the piece beside the corner with j, and there a hole is the edge of the board', () => {
    const said = variationOf('omega', 'pieces: { king: { betza: KisjO2 } }');
    const rule = shipped('omega');
    const fen = 'w**********w/*1r3k2r1*/*10*/*10*/*10*/*10*/*10*/*10*/*10*/*10*/*CR3K2RC*/W**********W w KQkq - 0 1';
    expect(castlings(positionOf(said, fen))).toEqual(['g2e2', 'g2i2']);
    expect(moveTexts(positionOf(said, fen))).toEqual(moveTexts(positionOf(rule, fen)));
  });

  it('goes as far as is said for each side', () => {
    const rules = variationOf('chess', 'pieces: { king: { betza: KirO2ilO3 } }');
    expect(castlings(positionOf(rules, KINGS))).toEqual(['e1b1', 'e1g1']);
    expect(castlings(positionOf(rules, KINGS.replace(' w ', ' b ')))).toEqual(['e8b8', 'e8g8']);
    expect(sentenceOf(rules)).toContain(
      'two squares towards an unmoved rook on the side of the higher files, or three',
    );
    const right = variationOf('chess', 'pieces: { king: { betza: KirO2 } }');
    expect(castlings(positionOf(right, KINGS.replace('KQkq', 'Kk')))).toEqual(['e1g1']);
    expect(writeFen(startPosition(right))).toContain(' w Kk ');
  });
});

describe('a choice of distances', () => {
  const stated = (squares: string): Ruleset =>
    variationOf('capablanca', `rules: { castling: { style: orthodox, squares: ${squares} } }`);
  const fen = 'r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1';

  it('is stated by a list, or by Betza', () => {
    const moves = ['f1b1', 'f1c1', 'f1d1', 'f1h1', 'f1i1'];
    expect(castlings(positionOf(stated('{ left: [2, 3, 4], right: [3, 2] }'), fen))).toEqual(moves);
    const said = variationOf('capablanca', 'pieces: { king: { betza: KisO2isO3ilO4 } }');
    expect(castlings(positionOf(said, fen))).toEqual(moves);
    expect(sentenceOf(said)).toContain('two or three squares towards an unmoved rook on the side of the higher files');
  });

  it('puts the rook beside the king, on its other side', () => {
    const after = (move: string): string => {
      const position = positionOf(stated('[1, 2, 3]'), fen);
      return writeFen(expectOk(play(position, expectOk(parseUci(position, move))))).split(/[/ ]/)[7] ?? '';
    };
    expect(after('f1i1')).toBe('R6RK1');
    expect(after('f1h1')).toBe('R5RK2');
    expect(after('f1g1,j1f1')).toBe('R4RK3');
    expect(after('f1c1')).toBe('2KR5R');
  });

  it('ends before the first attacked square, and needs all squares up to the rook to be empty', () => {
    const at = (black: string, white: string) =>
      castlings(positionOf(stated('[2, 3]'), `4k5/10/10/10/10/${black}/10/${white} w KQ - 0 1`));
    expect(at('7r2', 'R4K3R')).toEqual(['f1c1', 'f1d1']);
    expect(at('8r1', 'R4K3R')).toEqual(['f1c1', 'f1d1', 'f1h1']);
    expect(at('2r7', 'R4K3R')).toEqual(['f1d1', 'f1h1', 'f1i1']);
    expect(at('1r8', 'R4K3R')).toEqual(['f1c1', 'f1d1', 'f1h1', 'f1i1']);
    expect(at('10', 'RN3K3R')).toEqual(['f1h1', 'f1i1']);
  });

  it('is written with the square that the king reaches', () => {
    const position = positionOf(stated('[2, 3]'), fen);
    const san = (move: string) => writeSan(position, expectOk(parseUci(position, move)));
    expect(['f1h1', 'f1i1', 'f1d1', 'f1c1'].map(san)).toEqual(['O-O:h1', 'O-O:i1', 'O-O-O:d1', 'O-O-O:c1']);
    expect(parseUci(position, 'f1j1')).toMatchObject({ problems: [{ code: 'uci/names-one-piece' }] });
  });

  it('of which there is room for one only is no choice', () => {
    const rules = variationOf('chess', 'pieces: { king: { betza: KisO2isO3 } }');
    const position = positionOf(rules, KINGS);
    const san = castlings(position).map((move) => writeSan(position, expectOk(parseUci(position, move))));
    expect(san).toEqual(['O-O-O:b1', 'O-O-O:c1', 'O-O']);
    expect(codesOf(compile(rules.spec))).toEqual(['rules/castling-without-room']);
  });
});

describe('options that nobody can follow', () => {
  it.each<[string, readonly string[]]>([
    ['{ style: orthodox, squares: 4 }', ['rules/castling-without-room', 'rules/castling-without-room']],
    ['{ style: orthodox, with: { corner: 4 } }', ['rules/castling-without-pair']],
    ['{ style: orthodox, piece: queen }', ['rules/castling-not-royal']],
  ])('%s', (option, codes) => {
    const { spec } = shipped('chess');
    const document = `---\ntitle: A\nslug: a\nparent: chess\nengine:\n  rules: { castling: ${option} }\n---\n`;
    const { rules } = expectOk(loadVariant(document, () => shippedText('chess')));
    expect(codesOf(compile({ ...spec, rules }))).toEqual(codes);
  });
});

describe('the game of flexible castling', () => {
  /** Every move by a generator that knows this one game and shares nothing with the program. */
  it.each([
    'r4k3r/2p1pp1p2/10/2P1PP1P2/R4K3R w KQkq - 0 1',
    'r4k3r/10/2P1r2p2/10/R4K3R w KQkq - 0 1',
    'r4k3r/10/7R2/10/R4K3R b KQkq - 0 1',
    'r4k1r2/2P7/10/8p1/R4K3R w KQq - 0 1',
  ])('has as many moves as another generator finds: %s', (fen) => {
    const position = positionOf(FLEXIBLE, fen);
    for (const depth of [1, 2, 3]) expect(perft(position, depth)).toBe(rivalCount(rivalBoard(fen), depth));
  });

  test.prop([choices(60)], { numRuns: 30 })('castles in random games where that generator does', (picks) => {
    playChoices(FLEXIBLE, picks, (position) => {
      const found = rivalMoves(rivalBoard(writeFen(position))).map(({ cells }) => cells.join(''));
      const ours = moveTexts(position).map((text) => {
        const after = expectOk(play(position, expectOk(parseUci(position, text))));
        return rivalBoard(writeFen(after)).cells.join('');
      });
      expect([...ours].sort()).toEqual([...found].sort());
    });
  });
});
