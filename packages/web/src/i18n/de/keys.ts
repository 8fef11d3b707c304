/** Was in der Liste der Tasten steht. */
import type { texts as english } from '../en/keys.js';
import type { Texts } from '../namespaces.js';

export const texts = {
  'keys.title': 'Tastatur',
  'keys.everywhere': 'Überall',
  'keys.list': 'Diese Liste',
  'keys.board': 'Auf dem Brett',
  'keys.single': 'Einzelne Buchstaben und Zeichen wirken als Kürzel',
  'keys.game': 'In einer Partie',
  'keys.back': 'Einen Zug zurück',
  'keys.forth': 'Einen Zug vor',
  'keys.first': 'Zum Anfang',
  'keys.last': 'Zum letzten Zug',
  'keys.flip': 'Brett drehen',
  'keys.focusBoard': 'Zum Brett',
  'keys.text': 'Züge und Fragen eintippen',
  'keys.zen': 'Nur das Brett oder die ganze Seite',
  'keys.newGame': 'Neue Partie',
  'keys.hint': 'Tipp',
  'keys.analyse': 'Analyse an oder aus',
  'keys.sight': 'Einblendungen ein oder aus: Angreifer, Gabeln und mehr',
} satisfies Texts<typeof english>;
