/** How boards look, move and sound, in German. */
import type { texts as english } from '../en/board.js';
import type { Texts } from '../namespaces.js';

export const texts = {
  'board.theme': 'Farben des Bretts',
  'board.theme.turf': 'Rasen',
  'board.theme.walnut': 'Nussbaum',
  'board.theme.slate': 'Schiefer',
  'board.theme.tricolour': 'Dreifarbig',
  'board.theme.contrast': 'Hoher Kontrast',
  'board.theme.paper': 'Papier',
  'board.set': 'Figuren',
  'board.set.figures': 'Figurinen',
  'board.set.diagrams': 'Zugzeichen',
  'board.set.shields': 'Buchstaben',
  'board.coordinates': 'Koordinaten',
  'board.coordinates.auto': 'Automatisch',
  'board.coordinates.inside': 'Innen',
  'board.coordinates.outside': 'Außen',
  'board.coordinates.none': 'Keine',
  'board.motion': 'Bewegung der Figuren',
  'board.motion.full': 'Sprung für Sprung',
  'board.motion.swift': 'Zügig',
  'board.motion.none': 'Keine',
  'board.premoves': 'Vorauszüge',
  'board.premoves.about':
    'Gib deinen Zug ein, während der Computer denkt; ein Klick daneben oder Escape nimmt ihn zurück.',
  'board.sound': 'Töne',
  'board.volume': 'Lautstärke',
  'board.drawing.about':
    'Pfeile und Kreise zeichnest du mit der rechten Maustaste oder durch langes Drücken und Ziehen. Mit Umschalt werden sie rot, mit Alt blau, mit beiden gelb; ein Klick löscht sie.',
} satisfies Texts<typeof english>;
