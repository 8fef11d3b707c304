/** What may be lost: by either side, at a profit of the other (`loose`); and whatever the opponent could take, were it to move (`threats`). */
import type { Mark } from '@hippodrome/board';
import {
  asIfToMove,
  byColour,
  type Captive,
  COLOURS,
  type Colour,
  captivesOf,
  DECISIVE,
  opposite,
  type Position,
} from '@hippodrome/rules';
import { t } from '../i18n/index.js';
import { capital } from '../i18n/terms.js';
import { legible, stepArrow } from './arrows.js';
import type { SightOptions } from './overlay.js';
import type { SightView, SightWork } from './view.js';
import { pawns, pieceOn, piecesOn, plainPieceOn, squareName } from './words.js';
import { worthIn } from './worth.js';

interface Found extends Captive {
  /** Whose piece it is. */
  readonly side: Colour;
}

export function* looseWork(position: Position, { sides = 'both' }: SightOptions): SightWork {
  const found: Found[] = [];
  for (const side of COLOURS) {
    if (sides !== 'both' && sides !== side) continue;
    for (const captive of captivesOf(position, side, worthIn(position.rules))) {
      if (captive !== undefined && captive.loss > 0) found.push({ ...captive, side });
      yield;
    }
  }
  return viewOf(position, found, t('sight.loose.count', { count: found.length }), t('sight.loose.none'));
}

export function* threatsWork(position: Position): SightWork {
  const side = position.sideToMove;
  const found: Found[] = [];
  for (const captive of captivesOf(position, side, worthIn(position.rules))) {
    if (captive !== undefined) found.push({ ...captive, side });
    yield;
  }
  const values = { side: t(`colour.${opposite(side)}`), count: found.length };
  return viewOf(position, found, t('sight.threats.count', values), t('sight.threats.none', values));
}

/** The dearest first. */
function viewOf(position: Position, unsorted: readonly Found[], some: string, none: string): SightView {
  const found = unsorted.toSorted((a, b) => b.loss - a.loss || a.square - b.square);
  const marks = found.map((captive): Mark => {
    const square = squareName(position, captive.square);
    return captive.loss > 0 ? { square, kind: 'loss', label: lossLabel(captive.loss) } : { square, kind: 'risk' };
  });
  const arrows = found.flatMap(({ side, captures, best, loss }) => {
    const attacked = asIfToMove(position, opposite(side));
    return (loss > 0 ? [best] : captures).flatMap((capture) => stepArrow(attacked, capture) ?? []);
  });
  return {
    marks,
    arrows: legible(arrows),
    counts: byColour((side) => found.filter((captive) => captive.side === side).length),
    texts: found.length === 0 ? [none] : [some, ...found.map((captive) => textOf(position, captive))],
  };
}

function lossLabel(loss: number): string {
  return isDecisive(loss) ? '!' : `–${pawns(loss)}`;
}

function textOf(position: Position, { square, best, captures, loss }: Found): string {
  const piece = capital(pieceOn(position, square));
  if (loss <= 0)
    return t('sight.captive.safe', {
      piece,
      pieces: piecesOn(position, [...new Set(captures.map(({ from }) => from))]),
    });
  const by = plainPieceOn(position, best.from);
  return isDecisive(loss)
    ? t('sight.captive.decides', { piece, by })
    : t('sight.captive.loses', { piece, by, pawns: pawns(loss) });
}

function isDecisive(loss: number): boolean {
  return loss > DECISIVE / 2;
}
