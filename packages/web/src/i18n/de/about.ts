/** siehe `en/about.ts`. */
import type { texts as english } from '../en/about.js';
import type { Texts } from '../namespaces.js';

export const texts = {
  'about.lead':
    'Hippodrome ist ein Ort für Schach mit Pferden, die reiten: Spiele mit Nachtreitern, Kavalieren und Spinnen, zum Spielen, Studieren und Erfinden.',
  'about.how': 'Wie es gemacht ist',
  'about.how.text':
    'Ein Regeldokument ist das Programm. Jedes Spiel ist ein Text, der Menschen und Maschine seine Regeln sagt und sich durch Beispiele beweist. Brett, erlaubte Züge, Computergegner und Regelblatt folgen alle daraus.',
  'about.how.invent': 'Schreib in der Werkstatt ein eigenes',
  'about.games': 'Die Spiele und ihre Erfinder',
  'about.games.text': 'Was jedes Dokument über die Herkunft seines Spiels sagt.',
  'about.privacy': 'Datenschutz',
  'about.privacy.text':
    'Nichts verlässt deinen Browser. Es gibt keine Konten, keine Cookies, keine Besucherzählung, nichts von anderen Seiten. Partien und Einstellungen liegen in diesem Browser, und dort kannst du sie löschen.',
  'about.privacy.settings': 'Ansehen, was hier liegt',
  'about.licence': 'Lizenzen',
  'about.licence.text':
    'Hippodrome ist freie Software unter der Apache License 2.0. Die Formen der Figuren und Buchstaben auf den Brettern sind Umrisse aus Noto Sans Symbols 2 und Noto Sans, © The Noto Project Authors, unter der SIL Open Font License 1.1.',
  'about.libraries': 'Arbeit anderer in dieser Seite',
  'about.libraries.failed': 'Die Liste konnte nicht geladen werden.',
  'about.texts': 'Die Texte der Lizenzen',
  'about.version': 'Fassung {{version}}',
} satisfies Texts<typeof english>;
