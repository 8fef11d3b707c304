/** siehe `en/workshop.ts`. */
import type { texts as english } from '../en/workshop.js';
import type { Texts } from '../namespaces.js';

export const texts = {
  'workshop.lead':
    'Schreib die Regeln eines Spiels als einen Text. Er wird beim Schreiben geprüft, seine Beispiele werden ausprobiert, und was daraus wird, lässt sich sofort spielen. Er bleibt in diesem Browser.',
  'workshop.begin': 'Beginne mit',
  'workshop.begin.variant': 'einer Variante von {{title}}',
  'workshop.begin.whole': 'dem Dokument von {{title}}',
  'workshop.begin.own': 'deinem {{title}}',
  'workshop.begin.choose': 'Wählen …',
  'workshop.file': 'Datei öffnen',
  'workshop.save': 'In eine Datei sichern',
  'workshop.text': 'Regeldokument',
  'workshop.checking': 'Wird geprüft …',
  'workshop.sound': 'Keine Fehler.',
  'workshop.errors_one': '{{count}} Fehler.',
  'workshop.errors_other': '{{count}} Fehler.',
  'workshop.warnings_one': '{{count}} Warnung.',
  'workshop.warnings_other': '{{count}} Warnungen.',
  'workshop.examples_one': '{{count}} Beispiel stimmt.',
  'workshop.examples_other': '{{count}} Beispiele stimmen.',
  'workshop.failed_one': '{{count}} Beispiel stimmt nicht.',
  'workshop.failed_other': '{{count}} Beispiele stimmen nicht.',
  'workshop.place': 'Zeile {{line}}, Spalte {{column}}',
  'workshop.warning': 'Warnung',
  'workshop.computer': 'Gegen den Computer spielen',
  'workshop.friend': 'Zu zweit spielen',
  'workshop.analyse': 'Analysieren',
  'workshop.preview': 'Was daraus wird',
  'workshop.preview.none': 'Sobald der Text ein Spiel ist, stehen hier Brett, Figuren und Regeln.',
  'workshop.preview.old': 'So war es vor den letzten Fehlern.',
  'workshop.pieces': 'Figuren',
  'workshop.rules': 'Regeln',
  'workshop.notKept': 'Der Browser bewahrt dieses Dokument nicht auf: sein Speicher ist voll oder gesperrt.',
} satisfies Texts<typeof english>;
