/** véase `en/about.ts`. */
import type { texts as english } from '../en/about.js';
import type { Texts } from '../namespaces.js';

export const texts = {
  'about.lead':
    'Hippodrome es un lugar para el ajedrez con caballos que cabalgan: juegos con jinetes nocturnos, caballeros y arañas, para jugar, estudiar e inventar.',
  'about.how': 'Cómo está hecho',
  'about.how.text':
    'El documento de reglas es el programa. Cada juego es un texto que cuenta sus reglas a las personas y a la máquina, y se demuestra con ejemplos. De él salen el tablero, las jugadas legales, el ordenador y la hoja de reglas.',
  'about.how.invent': 'Escribe uno propio en el taller',
  'about.games': 'Los juegos y sus inventores',
  'about.games.text': 'Lo que cada documento dice del origen de su juego.',
  'about.privacy': 'Privacidad',
  'about.privacy.text':
    'Nada sale de tu navegador. No hay cuentas, ni cookies, ni medición de visitas, ni nada de otros sitios. Las partidas y los ajustes se guardan en este navegador, donde puedes borrarlos.',
  'about.privacy.settings': 'Ver lo que está guardado',
  'about.licence': 'Licencias',
  'about.licence.text':
    'Hippodrome es software libre bajo la licencia Apache 2.0. Las formas de las piezas y letras de los tableros son contornos de Noto Sans Symbols 2 y Noto Sans, © The Noto Project Authors, bajo la SIL Open Font License 1.1.',
  'about.libraries': 'El trabajo de otros en esta página',
  'about.libraries.failed': 'No se pudo cargar la lista.',
  'about.texts': 'Los textos de las licencias',
  'about.version': 'Versión {{version}}',
} satisfies Texts<typeof english>;
