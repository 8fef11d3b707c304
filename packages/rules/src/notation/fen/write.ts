/** `writeFen`: the canonical FEN of a position. Equal positions have equal FENs. */
import type { Position } from '../../position/position.js';
import type { Field, Setup } from '../../position/setup.js';
import type { Ruleset } from '../../rule/ruleset.js';
import { fieldOwner, NOTHING } from './fields.js';
import { writePlacement } from './write-placement.js';

/** A position as canonical FEN: six fields, one more where checks are counted, and one more while a phase lasts. */
export function writeFen(position: Position): string {
  const { rules, states } = position;
  const text = (field: Field): string | undefined => {
    const owner = fieldOwner(rules, field);
    return owner?.hooks.state.write(states[owner.slot]);
  };
  return join(rules, position, text);
}

/** A setup as FEN, legal or not. The fields that belong to rules stand as they were given. */
export function writeSetup(rules: Ruleset, setup: Setup): string {
  return join(rules, setup, (field) =>
    fieldOwner(rules, field) === undefined ? undefined : (setup.fields[field]?.text ?? ''),
  );
}

type Common = Pick<Setup, 'placement' | 'sideToMove' | 'halfmoveClock' | 'fullmoveNumber'>;

/** @param text of a field; undefined when the game has no such field, empty when there is nothing to say */
function join(rules: Ruleset, common: Common, text: (field: Field) => string | undefined): string {
  const holdings = text('holdings');
  const checks = text('checks') ?? '';
  const phase = text('phase') ?? '';
  return [
    writePlacement(rules, common.placement) + (holdings === undefined ? '' : `[${holdings}]`),
    common.sideToMove === 'white' ? 'w' : 'b',
    text('castling') || NOTHING,
    text('en-passant') || NOTHING,
    ...(checks === '' ? [] : [checks]),
    common.halfmoveClock,
    common.fullmoveNumber,
    ...(phase === '' ? [] : [phase]),
  ].join(' ');
}
