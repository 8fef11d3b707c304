/** How boards look, move and sound, in Spanish. */
import type { texts as english } from '../en/board.js';
import type { Texts } from '../namespaces.js';

export const texts = {
  'board.theme': 'Colores del tablero',
  'board.theme.turf': 'Césped',
  'board.theme.walnut': 'Nogal',
  'board.theme.slate': 'Pizarra',
  'board.theme.tricolour': 'Tres colores',
  'board.theme.contrast': 'Alto contraste',
  'board.theme.paper': 'Papel',
  'board.set': 'Piezas',
  'board.set.figures': 'Figuras',
  'board.set.diagrams': 'Signos de movimiento',
  'board.set.shields': 'Letras',
  'board.coordinates': 'Coordenadas',
  'board.coordinates.auto': 'Automáticas',
  'board.coordinates.inside': 'Dentro',
  'board.coordinates.outside': 'Fuera',
  'board.coordinates.none': 'Ninguna',
  'board.motion': 'Movimiento de las piezas',
  'board.motion.full': 'Salto a salto',
  'board.motion.swift': 'Rápido',
  'board.motion.none': 'Ninguno',
  'board.premoves': 'Jugadas anticipadas',
  'board.premoves.about': 'Introduce tu jugada mientras el ordenador piensa; un clic en otro lugar o Escape la anula.',
  'board.sound': 'Sonidos',
  'board.volume': 'Volumen',
  'board.drawing.about':
    'Dibuja flechas y círculos con el botón derecho del ratón, o pulsando largo y arrastrando. Mayús los hace rojos, Alt azules, ambas amarillos; un clic los borra.',
} satisfies Texts<typeof english>;
