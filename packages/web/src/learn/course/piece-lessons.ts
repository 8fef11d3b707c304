/** A lesson for each piece of the array, made from how it moves; those that move like nothing in chess come first. */
import type { PieceKind, Ruleset } from '@hippodrome/rules';
import { t } from '../../i18n/index.js';
import { sentences } from '../../i18n/listing.js';
import { capital, pieceTerm } from '../../i18n/terms.js';
import type { Collecting } from '../exercise/collecting.js';
import { barredStar, firstStar, prey, stage, starChain } from './boards.js';
import { once } from './once.js';
import type { Lesson, Step } from './step.js';
import { type Trait, traitsOf } from './traits.js';

/** @param written ids of the lessons that somebody wrote: a piece whose name is among them has one */
export function pieceLessons(rules: Ruleset, written: readonly string[]): readonly Lesson[] {
  return rules.kinds
    .filter(({ white, black }) => rules.start.includes(white) || rules.start.includes(black))
    .map((kind) => ({ kind, id: idOf(kind.name), traits: traitsOf(rules, kind, stage(rules, kind).hero) }))
    .filter(({ id }) => !written.includes(id))
    .toSorted((a, b) => familiarity(a.traits, a.kind) - familiarity(b.traits, b.kind))
    .map(({ kind, id, traits }) => ({
      id,
      title: capital(pieceTerm(kind.name)),
      steps: once(() => stepsOf(rules, kind, traits)),
    }));
}

/** A name as addresses hold it. */
export function idOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function familiarity(traits: readonly Trait[], { royal, letterless }: PieceKind): number {
  const has = (trait: Trait): boolean => traits.includes(trait);
  if (royal) return 6;
  if (letterless) return 7;
  if (has('ride')) return has('slide') ? 1 : 0;
  if (has('hop')) return 2;
  if (has('lame')) return 3;
  return has('leap') ? 4 : 5;
}

function stepsOf(rules: Ruleset, kind: PieceKind, traits: readonly Trait[]): readonly Step[] {
  const about = traits.map((trait) => t(`learn.trait.${trait}`));
  const steps: readonly (Step | undefined)[] = [
    step('first', sentences([...about, t('learn.piece.first')]), firstStar(rules, kind), true),
    step('stars', t('learn.piece.stars'), starChain(rules, kind)),
    step(
      'barred',
      t(traits.some((trait) => trait === 'ride') ? 'learn.piece.barredRide' : 'learn.piece.barred'),
      barredStar(rules, kind),
    ),
    step('prey', t(traits.includes('parted') ? 'learn.piece.preyParted' : 'learn.piece.prey'), prey(rules, kind)),
  ];
  return steps.filter((made) => made !== undefined);
}

function step(id: string, text: string, collecting: Collecting | undefined, shows = false): Step | undefined {
  if (collecting === undefined) return undefined;
  const { position, hero, stars } = collecting;
  return {
    id,
    text,
    wrong: {},
    position,
    task: { is: 'collect', hero, stars },
    show: shows ? hero : undefined,
    way: [],
  };
}
