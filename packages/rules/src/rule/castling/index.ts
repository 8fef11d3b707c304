/** The rule `castling`, in either of its ways, whether a document states it or a piece by a move such as `isO2`. */

import { opposite } from '../../colour.js';
import { inCheck } from '../../position/check.js';
import { allEmpty, colourOf } from '../../position/placement.js';
import type { Position } from '../../position/position.js';
import { stateOf } from '../../position/states.js';
import { error, fail, ok, type Problem, warning } from '../../result.js';
import type { CastlingWay } from '../fact.js';
import type { Frame } from '../frame.js';
import type { RuleModule } from '../rule.js';
import { castlingInBetza, castlingStatedBy } from './implied.js';
import { leapCastlings } from './leap.js';
import { type CastlingOption, castlingSchema, mapCastlingPieces, type Terms, termsOf, WINGS } from './option.js';
import { hasRoom, orthodoxCastlings } from './orthodox.js';
import { findPairs, type Pair } from './pairs.js';
import { type Rights, rightsState } from './rights.js';
import { castlingSentence, type Reach } from './sentence.js';

export const castling: RuleModule<CastlingOption, Rights> = {
  key: 'castling',
  schema: castlingSchema,
  mapPieces: mapCastlingPieces,
  implied: ({ spec }) => castlingStatedBy(spec.pieces),
  inPieces: castlingInBetza,
  compile(option, frame) {
    if (option === 'none') return ok(undefined);
    const terms = termsOf(option);
    if (terms.piece !== undefined && frame.kindNamed(terms.piece)?.royal === false) {
      return fail(error('rules/castling-not-royal', `the ${terms.piece} is not royal, and only a royal piece castles`));
    }
    const { reaches, problems } = reachesOf(frame, terms, findPairs(frame, terms));
    if (reaches.length === 0) {
      return ok(undefined, problems.length > 0 ? problems : [warning('rules/castling-without-pair', alone(terms))]);
    }
    const castlings = terms.style === 'leap' ? leapCastlings : orthodoxCastlings;
    const ways = reaches.flatMap(({ pair, distances }) => castlings(frame.board, pair, distances));
    const state = rightsState(reaches.map(({ pair }) => pair));
    return ok(
      {
        state,
        generate(position, rights, emit) {
          if (rights === 0 || inCheck(position)) return;
          for (const way of ways) {
            if ((rights & way.bit) !== 0 && colourOf(way.move.piece) === position.sideToMove && isOpen(position, way)) {
              emit(way.move);
            }
          }
        },
        facts: [{ fact: 'castling', ways, rights: (position) => stateOf(position, state) }],
        sentences: [castlingSentence(frame, terms, reaches)],
      },
      problems,
    );
  },
};

function isOpen({ rules, placement, sideToMove }: Position, { empty, safe }: CastlingWay): boolean {
  const enemy = opposite(sideToMove);
  return allEmpty(placement, empty) && !safe.some((square) => rules.attacks.isAttacked(placement, square, enemy));
}

/** How far the pairs that can castle at all may go, and a warning of every distance that nobody has room for. */
function reachesOf(
  { board }: Frame,
  { style, squares }: Terms,
  pairs: readonly Pair[],
): { readonly reaches: readonly Reach[]; readonly problems: readonly Problem[] } {
  if (style === 'leap') return { reaches: pairs.map((pair) => ({ pair, distances: [] })), problems: [] };
  const reaches = pairs.map((pair) => ({
    pair,
    distances: squares[pair.wing].filter((distance) => hasRoom(board, pair, distance)),
  }));
  const problems = WINGS.flatMap((wing) => {
    const there = reaches.filter(({ pair }) => pair.wing === wing);
    const idle = squares[wing].filter((distance) => there.every(({ distances }) => !distances.includes(distance)));
    if (there.length === 0 || idle.length === 0) return [];
    const message = `nobody can castle ${idle.join(' or ')} squares to the ${wing}: in the starting array king and partner stand too near, or there is a hole between`;
    return [warning('rules/castling-without-room', message)];
  });
  return { reaches: reaches.filter(({ distances }) => distances.length > 0), problems };
}

function alone({ partner }: Terms): string {
  const who = typeof partner === 'string' ? `no ${partner}` : "no piece of the royal's own side";
  const where = typeof partner === 'string' ? 'beside a royal piece' : `${place(partner.corner)} of its rank`;
  return `nobody can castle: ${who} stands ${where} in the starting array`;
}

function place(corner: number): string {
  return corner === 0 ? 'at the end' : `${corner} from the end`;
}
