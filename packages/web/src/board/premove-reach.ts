/**
 * Moves entered ahead of their turn. Nobody knows what the other side will play, so a piece may be sent wherever it could go if every
 * other piece stood anywhere: each landing of each of its rides, and castlings whose right is still there. Whether the move is legal is
 * seen when its turn has come.
 */
import {
  type CastlingWay,
  EMPTY,
  type Move,
  type PieceCode,
  type Position,
  type PromotionChoice,
  type RuleFact,
  type Ruleset,
  type Square,
} from '@hippodrome/rules';
import { movesBetween } from '../play/choices.js';

export interface Premove {
  readonly from: Square;
  readonly to: Square;
  /** What the piece is to become, where its owner has said so already; EMPTY: it is to stay what it is. */
  readonly promotion?: PieceCode;
}

/** Where the piece on a square might go once it is its turn, each square once. */
export function premoveTargets({ rules, placement, ...position }: Position, from: Square): readonly Square[] {
  const piece = placement[from] as PieceCode;
  if (piece === undefined || piece === EMPTY) return [];
  const targets = new Set<Square>();
  for (const { squares, demands } of rules.rides.from(piece, from)) {
    // Back where it began, having taken nothing, it has not moved.
    const mayReturn = (demands?.taken ?? []).length > 0;
    for (const to of squares) if (to !== from || mayReturn) targets.add(to);
  }
  for (const { ways, rights } of facts(rules, 'castling')) {
    const open = rights({ rules, placement, ...position });
    for (const { bit, move } of ways) if ((open & bit) !== 0 && move.from === from) addCastling(targets, move, ways);
  }
  return [...targets];
}

/** Setting the king on its own rook castles too, where that can mean one castling only. */
function addCastling(targets: Set<Square>, { to, rookFrom }: CastlingWay['move'], ways: readonly CastlingWay[]): void {
  targets.add(to);
  if (ways.filter(({ move }) => move.rookFrom === rookFrom).length === 1) targets.add(rookFrom);
}

/** What the owner may choose between ahead of time: the promotions of the piece on that square, if there are several answers. */
export function premovePromotions({ rules, placement }: Position, from: Square, to: Square): readonly Move[] {
  const piece = placement[from] as PieceCode;
  const choices = facts(rules, 'promotion').flatMap((fact): readonly PromotionChoice[] => {
    const choice = fact.choice(piece, to);
    return choice === undefined ? [] : [choice];
  });
  const codes = choices.flatMap(({ must, codes: some }) => (must ? some : [...some, EMPTY]));
  if (codes.length < 2) return [];
  const captures = placement[to] === EMPTY ? [] : [to];
  return codes.map((promotion) => ({ type: 'step', from, to, piece, promotion, captures, passed: [] }));
}

/** The legal moves that a premove comes to, now that it is its turn: none, the one that is meant, or several to choose from. */
export function premovedMoves(position: Position, { from, to, promotion }: Premove): readonly Move[] {
  const moves = movesBetween(position, from, to);
  const meant = moves.filter((move) => move.type === 'step' && move.promotion === promotion);
  return promotion !== undefined && meant.length > 0 ? meant : moves;
}

function facts<Name extends RuleFact['fact']>(
  rules: Ruleset,
  name: Name,
): readonly Extract<RuleFact, { readonly fact: Name }>[] {
  const all = rules.rules.flatMap(({ hooks }) => hooks.facts);
  return all.filter((one): one is Extract<RuleFact, { readonly fact: Name }> => one.fact === name);
}
