/** Where the header leads, and which of its places a page belongs to. Only places that exist are shown. */
import { t } from '../i18n/index.js';
import { placeHash, type Route } from '../router.js';
import { findPage } from './pages.js';

export interface Place {
  /** The first part of its address; empty for the front page. */
  readonly address: string;
  readonly hash: string;
  readonly name: string;
  /** Addresses of pages that belong to it. */
  readonly of: readonly string[];
}

/** @param slug of the game that places are about which need one */
export function places(slug: string): readonly Place[] {
  const all: readonly Omit<Place, 'hash'>[] = [
    { address: '', name: t('nav.games'), of: ['play', 'game', 'rules', 'sheet'] },
    { address: 'learn', name: t('nav.learn'), of: ['teach'] },
    { address: 'puzzles', name: t('nav.puzzles'), of: ['puzzle'] },
    { address: 'analysis', name: t('nav.analysis'), of: ['editor'] },
    { address: 'games', name: t('nav.kept'), of: [] },
    { address: 'workshop', name: t('nav.workshop'), of: [] },
  ];
  return all.flatMap((place) => {
    const page = findPage(place.address);
    if (page === undefined && place.address !== '') return [];
    return [{ ...place, hash: page?.needs === 'game' ? placeHash(place.address, [slug]) : `#/${place.address}` }];
  });
}

/** The first part of a route's address; empty for the front page. */
export function addressOf(route: Route | undefined): string | undefined {
  switch (route?.page) {
    case 'home':
      return '';
    case 'play':
      return 'play';
    case 'place':
      return route.address;
    default:
      return undefined;
  }
}
