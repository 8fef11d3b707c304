/**
 * Questions to talk about: those that belong to what has just happened, and those that are always worth asking. The game's author names
 * three: what confuses you, which habit misleads, would you end the phase now?
 */
import type { Ruleset } from '@hippodrome/rules';
import { t } from '../i18n/index.js';
import { pieceTerm } from '../i18n/terms.js';
import type { Happening } from './happenings.js';
import type { Regime } from './regime.js';

/** In words. About what happened first, then the standing ones. */
export function questionsAbout(rules: Ruleset, happenings: readonly Happening[], { phase }: Regime): readonly string[] {
  const own = happenings.map((happening) => question(rules, happening));
  const standing = phase === undefined ? AFTER : DURING;
  return [...own, ...standing.map((key) => t(key))];
}

const DURING = [
  'teach.q.endNow',
  'teach.q.confuses',
  'teach.q.misleads',
  'teach.q.calculated',
  'teach.q.prepare',
] as const;
const AFTER = [
  'teach.q.adjust',
  'teach.q.misleads',
  'teach.q.confuses',
  'teach.q.calculated',
  'teach.q.regret',
] as const;

function question({ kinds }: Ruleset, happening: Happening): string {
  const side = 'side' in happening ? t(`colour.${happening.side}`) : '';
  switch (happening.is) {
    case 'may-end':
      return t('teach.h.may-end', { side, count: happening.count });
    case 'fewer':
      return t('teach.h.fewer', { side, count: happening.count, piece: pieceTerm(kinds[happening.kind]?.name ?? '') });
    default:
      return t(`teach.h.${happening.is}`, { side });
  }
}
