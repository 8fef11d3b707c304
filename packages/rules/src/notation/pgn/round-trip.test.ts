/** Laws that hold for every tree of every shipped game, and for every way of cutting a text into chunks. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FLEXIBLE } from '../../../test-support/flexible.js';
import { choices, playChoices } from '../../../test-support/random-games.js';
import { SHIPPED, shipped } from '../../../test-support/shipped.js';
import { isDecided } from '../../position/end.js';
import { legalMoves } from '../../position/legal.js';
import type { Move } from '../../position/move.js';
import { playUnchecked } from '../../position/play.js';
import type { Position } from '../../position/position.js';
import { type MoveComment, parseComment } from './comment.js';
import { GAME_RESULTS } from './game-result.js';
import { parsePgn } from './parse.js';
import { facts } from './pgn.test-helper.js';
import { createMoveNode, createMoveTree, type MoveNode, type MoveTree, type TreeNode } from './tree.js';
import { variantsNamed } from './variants.js';
import { writePgn } from './write.js';

const COMMENT_PIECES = [
  'word',
  ' ',
  '\n',
  '{',
  '}',
  '(',
  ';',
  '%',
  '[',
  ']',
  '"',
  '1-0',
  'é🐎',
  '[%clk 1:02:03.4]',
  '[%eval -1.25,9]',
  '[%eval #3]',
  '[%emt 0:00:01]',
  '[%csl Ga1]',
  '[%clk soon]',
  '[%a [%b]',
  '[%a',
  'a]',
];
/** The commented form of any text that a comment can hold. */
const comment = fc
  .array(fc.constantFrom(...COMMENT_PIECES), { maxLength: 8 })
  .map((pieces) => parseComment(pieces.join('')).comment);
const comments: fc.Arbitrary<MoveComment[]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<MoveComment[]>([]) },
  fc.array(comment, { maxLength: 2 }),
);
const nags = fc.uniqueArray(fc.nat({ max: 255 }), { maxLength: 2 });

/** One more move of a tree. */
interface Growth {
  readonly pick: number;
  /** Behind which move it is added: the last one when undefined. */
  readonly from: number | undefined;
  readonly words: Pick<MoveNode, 'nags' | 'comments' | 'commentsBefore'>;
}

const growth: fc.Arbitrary<Growth> = fc.record({
  pick: fc.nat({ max: 0xffff }),
  from: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, fc.nat({ max: 0xffff })),
  words: fc.record({ nags, comments, commentsBefore: comments }),
});

const sketch = fc.record({
  opening: fc.oneof(fc.constant([]), choices(12)),
  comments,
  moves: fc.array(growth, { minLength: 4, maxLength: 24, size: 'max' }),
  result: fc.constantFrom(...GAME_RESULTS),
  tags: fc.uniqueArray(fc.tuple(fc.stringMatching(/^[A-Za-z]\w{0,9}$/), fc.string({ unit: 'grapheme' })), {
    selector: ([name]) => name,
    maxLength: 4,
  }),
});

function treeOf(start: Position, rootComments: MoveTree['comments'], moves: readonly Growth[]): MoveTree {
  const tree = createMoveTree(start);
  tree.comments = rootComments;
  const spots: { node: TreeNode; position: Position }[] = [{ node: tree, position: start }];
  for (const { pick, from = spots.length - 1, words } of moves) {
    const { node, position } = spots[from % spots.length] as (typeof spots)[number];
    const legal = legalMoves(position);
    if (legal.length === 0 || isDecided(position)) continue;
    const move = legal[pick % legal.length] as Move;
    const child = { ...createMoveNode(position, move), ...words };
    node.children.push(child);
    spots.push({ node: child, position: playUnchecked(position, move) });
  }
  return tree;
}

/** Tags that `writePgn` takes from the tree and the result. */
const DERIVED: readonly string[] = ['Variant', 'FEN', 'SetUp', 'Result'];

describe.each([...SHIPPED, FLEXIBLE.spec.slug])('%s', (slug) => {
  const rules = SHIPPED.includes(slug) ? shipped(slug) : FLEXIBLE;
  const variants = variantsNamed([rules]);

  test('what is written is read back, and written the same again', () => {
    fc.assert(
      fc.property(sketch, ({ opening, comments: rootComments, moves, result, tags }) => {
        const tree = treeOf(
          playChoices(rules, opening, () => undefined),
          rootComments,
          moves,
        );
        const text = writePgn({ tags: new Map(tags), tree, result });
        const [game, ...others] = parsePgn(text, variants);
        expect(others).toEqual([]);
        const strange = game?.problems.filter(({ code }) => code !== 'pgn/bad-command');
        expect(strange).toEqual([]);
        const written = { tags: new Map<string, string>(), tree, result, problems: [], line: 1 };
        expect(game && facts({ ...game, tags: written.tags })).toEqual(facts(written));
        for (const [name, value] of tags) {
          if (!DERIVED.includes(name)) expect(game?.tags.get(name)).toBe(value.replace(/\s+/g, ' '));
        }
        expect(game && writePgn(game)).toBe(text);
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});

test('chunks do not matter', () => {
  const slugs = SHIPPED.slice(0, 2);
  const variants = variantsNamed(slugs.map(shipped));
  const texts = fc.array(fc.tuple(sketch, fc.constantFrom(...slugs)), { minLength: 1, maxLength: 3 }).map((games) =>
    games
      .map(([{ moves, result, comments: rootComments }, slug]) => {
        const tree = treeOf(
          playChoices(shipped(slug), [], () => undefined),
          rootComments,
          moves.slice(0, 4),
        );
        return writePgn({ tags: new Map(), tree, result });
      })
      .join('\n'),
  );
  const slip = fc.record({
    at: fc.nat(),
    with: fc.constantFrom('', '{', '}', '(', '[', '\r', '\n\n[A "b"]', '"', ';'),
  });
  fc.assert(
    fc.property(
      texts,
      slip,
      fc.array(fc.nat()),
      fc.constantFrom('\n', '\r\n', '\r'),
      (text, error, cuts, lineBreak) => {
        const at = error.at % text.length;
        const whole = (text.slice(0, at) + error.with + text.slice(at + 1)).replaceAll('\n', lineBreak);
        const expected = [...parsePgn(whole, variants)].map((game) => [facts(game), game.problems, game.line]);
        const places = [0, ...cuts.map((cut) => cut % whole.length).sort((a, b) => a - b), whole.length];
        const chunks = places.slice(1).map((end, i) => whole.slice(places[i], end));
        for (const pieces of [chunks, [...whole]]) {
          expect([...parsePgn(pieces, variants)].map((game) => [facts(game), game.problems, game.line])).toEqual(
            expected,
          );
        }
      },
    ),
    { numRuns: 25 },
  );
}, 60_000);
