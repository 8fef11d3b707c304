/** Lo que dice la lista de teclas. */
import type { texts as english } from '../en/keys.js';
import type { Texts } from '../namespaces.js';

export const texts = {
  'keys.title': 'Teclado',
  'keys.everywhere': 'En todas partes',
  'keys.list': 'Esta lista',
  'keys.board': 'En el tablero',
  'keys.single': 'Las letras y signos sueltos sirven de atajos',
  'keys.game': 'En una partida',
  'keys.back': 'Una jugada atrás',
  'keys.forth': 'Una jugada adelante',
  'keys.first': 'Al principio',
  'keys.last': 'A la última jugada',
  'keys.flip': 'Girar el tablero',
  'keys.focusBoard': 'Al tablero',
  'keys.text': 'Escribir jugadas y preguntas',
  'keys.zen': 'Solo el tablero o toda la página',
  'keys.newGame': 'Partida nueva',
  'keys.hint': 'Pista',
  'keys.analyse': 'Análisis sí o no',
  'keys.sight': 'Capas: atacantes, horquillas y más',
} satisfies Texts<typeof english>;
