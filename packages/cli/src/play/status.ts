/** What there is to say about a position besides the board, and what a move has changed. */
import {
  checkSuspended,
  type Field,
  type Game,
  inCheck,
  legalMoves,
  type Ply,
  type Position,
  phaseOf,
  royalAttacked,
} from '@hippodrome/rules';
import type { Paint } from './paint.js';
import { capitalised, sideName, WIDTH, wrap } from './words.js';

/** A phase is explained to each player once; from then on its name is enough. */
const PLIES_WITH_EXPLANATION = 1;

/** The lines below the board, while the game goes on. */
export function statusLines({ position, frozen, plies }: Game, paint: Paint): readonly string[] {
  const explain = plies.length <= PLIES_WITH_EXPLANATION;
  return [...phase(position, explain, paint), ...pool(position), ...checks(position), ...turn(position, frozen, paint)];
}

/** What a ply has changed about the rules in force. */
export function changes({ before, after }: Ply, paint: Paint): readonly string[] {
  const ended = phaseOf(before);
  const began = phaseOf(after);
  if (ended === undefined || ended === began) return [];
  const now = began === undefined ? 'the ordinary rules are in force from here on' : `the ${began} phase begins`;
  const check = checkSuspended(before) && !checkSuspended(after) ? ', check among them' : '';
  return [paint.strong(`*** The ${ended} phase is over: ${now}${check}. ***`)];
}

function turn(position: Position, isFrozen: boolean, paint: Paint): readonly string[] {
  const { sideToMove, fullmoveNumber, rules, placement } = position;
  const side = sideName(sideToMove);
  const check = inCheck(position) ? paint.alarm(' Check!') : '';
  const isIgnored = checkSuspended(position) && royalAttacked(rules, placement, sideToMove);
  return [
    `Move ${fullmoveNumber}, ${paint.strong(`${side} to move`)}.${check}`,
    ...(isIgnored ? [paint.faint(`${side}'s ${royalName(position)} is attacked, but this phase knows no check.`)] : []),
    ...(isFrozen
      ? [paint.strong('The position is frozen: both sides can only pass for ever. draw ends the game by agreement.')]
      : mustPass(position)
        ? [`${side} has no move and has to pass: press Enter.`]
        : []),
  ];
}

export function mustPass(position: Position): boolean {
  return legalMoves(position)[0]?.type === 'pass';
}

function royalName({ rules }: Position): string {
  return rules.kinds.find(({ royal }) => royal)?.name ?? 'king';
}

/** The phase in force, and what the rule sheet says about it if that is wanted. */
function phase(position: Position, explain: boolean, paint: Paint): readonly string[] {
  const name = phaseOf(position);
  if (name === undefined) return [];
  const sentences = explain ? position.rules.having.phase.flatMap(({ hooks }) => hooks.sentences) : [];
  const lines = sentences.flatMap(({ message }) => wrap(message, WIDTH));
  return [paint.strong(`--- ${capitalised(name)} phase ---`), ...lines.map(paint.faint)];
}

/** Who may get which captured pieces back. */
function pool(position: Position): readonly string[] {
  const letters = fieldText(position, 'holdings');
  if (letters === undefined) return [];
  if (letters === '') return ['The pool is empty.'];
  const of = (pattern: RegExp): string => letters.match(pattern)?.join(' ') ?? 'nothing';
  return [`In the pool: for White ${of(/[A-Z]/g)}, for Black ${of(/[a-z]/g)}.`];
}

/** How many checks each side has yet to give. */
function checks(position: Position): readonly string[] {
  const [white, black] = fieldText(position, 'checks')?.split('+') ?? [];
  return white === undefined || black === undefined ? [] : [`Checks to win: White ${white}, Black ${black}.`];
}

function fieldText({ rules, states }: Position, field: Field): string | undefined {
  const owner = rules.having.state.find(({ hooks }) => hooks.state.field === field);
  return owner?.hooks.state.write(states[owner.slot]);
}
