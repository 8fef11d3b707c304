/** Why a move is not legal, in the reader's language: the reason is the rules', the words for its kind are ours. */
import {
  EMPTY,
  explain,
  type PieceCode,
  type Position,
  type Reason,
  type ReasonCode,
  type Square,
} from '@hippodrome/rules';
import { t } from '../../i18n/index.js';
import { sentences } from '../../i18n/listing.js';
import { said } from '../../i18n/said.js';
import { capital } from '../../i18n/terms.js';
import { pieceName } from '../../play/spoken.js';

export interface Why {
  readonly words: string;
  /** The square of what is in the way, attacks, or is missing. */
  readonly at: Square | undefined;
}

/** Undefined when there is nothing against it. */
export function whyNot(position: Position, from: Square, to: Square): Why | undefined {
  const reason = explain(position, from, to);
  return reason && { words: wordsOf(position, from, to, reason), at: reason.at };
}

function wordsOf(position: Position, from: Square, to: Square, reason: Reason): string {
  const { code, at } = reason;
  const { board } = position.rules;
  const name = (square: Square): string => pieceName(position, (position.placement[square] ?? EMPTY) as PieceCode);
  const piece = name(from);
  const other = at === undefined ? '' : name(at);
  const values = {
    piece,
    other,
    from: board.name(from),
    to: board.name(to),
    at: at === undefined ? '' : board.name(at),
  };
  // What a rule bars, and what would have to be there, only the rules can say.
  const isOwnWord = code === 'move/barred' || (code === 'move/exposes-royal' && other === '');
  if (isOwnWord) return t('learn.why.barred', { why: sentences([capital(said(reason))]), ...values });
  return t(`learn.why.${shortOf(code)}`, values);
}

type Short = ReasonCode extends `move/${infer Word}` ? Word : never;

function shortOf(code: ReasonCode): Short {
  return code.slice('move/'.length) as Short;
}
