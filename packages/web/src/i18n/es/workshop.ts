/** véase `en/workshop.ts`. */
import type { texts as english } from '../en/workshop.js';
import type { Texts } from '../namespaces.js';

export const texts = {
  'workshop.lead':
    'Escribe las reglas de un juego en un solo texto. Se comprueba mientras escribes, se prueban sus ejemplos y lo que salga se puede jugar enseguida. Se queda en este navegador.',
  'workshop.begin': 'Empezar con',
  'workshop.begin.variant': 'una variante de {{title}}',
  'workshop.begin.whole': 'el documento de {{title}}',
  'workshop.begin.own': 'tu {{title}}',
  'workshop.begin.choose': 'Elegir…',
  'workshop.file': 'Abrir un archivo',
  'workshop.save': 'Guardar en un archivo',
  'workshop.text': 'Documento de reglas',
  'workshop.checking': 'Comprobando…',
  'workshop.sound': 'Sin errores.',
  'workshop.errors_one': '{{count}} error.',
  'workshop.errors_other': '{{count}} errores.',
  'workshop.warnings_one': '{{count}} aviso.',
  'workshop.warnings_other': '{{count}} avisos.',
  'workshop.examples_one': '{{count}} ejemplo se cumple.',
  'workshop.examples_other': '{{count}} ejemplos se cumplen.',
  'workshop.failed_one': '{{count}} ejemplo no se cumple.',
  'workshop.failed_other': '{{count}} ejemplos no se cumplen.',
  'workshop.place': 'línea {{line}}, columna {{column}}',
  'workshop.warning': 'aviso',
  'workshop.computer': 'Jugar contra el ordenador',
  'workshop.friend': 'Jugar entre dos',
  'workshop.analyse': 'Analizar',
  'workshop.preview': 'Lo que resulta',
  'workshop.preview.none': 'En cuanto el texto sea un juego, aquí se verán su tablero, sus piezas y sus reglas.',
  'workshop.preview.old': 'Tal como estaba antes de los últimos errores.',
  'workshop.pieces': 'Piezas',
  'workshop.rules': 'Reglas',
  'workshop.notKept': 'El navegador no guarda este documento: su memoria está llena o vedada.',
} satisfies Texts<typeof english>;
