/** How boards look, move and sound, in French. */
import type { texts as english } from '../en/board.js';
import type { Texts } from '../namespaces.js';

export const texts = {
  'board.theme': 'Couleurs de l’échiquier',
  'board.theme.turf': 'Gazon',
  'board.theme.walnut': 'Noyer',
  'board.theme.slate': 'Ardoise',
  'board.theme.tricolour': 'Trois couleurs',
  'board.theme.contrast': 'Contraste élevé',
  'board.theme.paper': 'Papier',
  'board.set': 'Pièces',
  'board.set.figures': 'Figurines',
  'board.set.diagrams': 'Signes de marche',
  'board.set.shields': 'Lettres',
  'board.coordinates': 'Coordonnées',
  'board.coordinates.auto': 'Automatique',
  'board.coordinates.inside': 'À l’intérieur',
  'board.coordinates.outside': 'À l’extérieur',
  'board.coordinates.none': 'Aucune',
  'board.motion': 'Mouvement des pièces',
  'board.motion.full': 'Bond par bond',
  'board.motion.swift': 'Rapide',
  'board.motion.none': 'Aucun',
  'board.premoves': 'Coups anticipés',
  'board.premoves.about': 'Entrez votre coup pendant que l’ordinateur réfléchit ; un clic ailleurs ou Échap l’annule.',
  'board.sound': 'Sons',
  'board.volume': 'Volume sonore',
  'board.drawing.about':
    'Tracez flèches et cercles avec le bouton droit de la souris, ou par un appui long puis en glissant. Maj les rend rouges, Alt bleus, les deux jaunes ; un clic les efface.',
} satisfies Texts<typeof english>;
