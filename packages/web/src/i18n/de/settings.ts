/** siehe `en/settings.ts`. */
import type { texts as english } from '../en/settings.js';
import type { Texts } from '../namespaces.js';

export const texts = {
  'settings.lead': 'Alles hier liegt in diesem Browser und nirgends sonst.',
  'settings.colours': 'Farben',
  'settings.board': 'Brett',
  'settings.offline': 'Ohne Netz',
  'settings.offline.ready':
    'Hippodrome ist in diesem Browser gespeichert und läuft ohne Netz, mitsamt dem Computergegner.',
  'settings.offline.not':
    'Hippodrome ist noch nicht für den Gebrauch ohne Netz gespeichert. Das geschieht nach einem Besuch von selbst, wo der Browser es erlaubt.',
  'settings.data': 'Deine Daten',
  'settings.data.text':
    'Partien, gelöste Aufgaben, Einstellungen, eigene Dokumente: als Datei lassen sie sich in einen anderen Browser mitnehmen.',
  'settings.data.export': 'In eine Datei sichern',
  'settings.data.import': 'Aus einer Datei laden',
  'settings.data.clear': 'Alles löschen',
  'settings.data.imported_one': 'Geladen, mit {{count}} Partie. Die Seite beginnt damit von vorn.',
  'settings.data.imported_other': 'Geladen, mit {{count}} Partien. Die Seite beginnt damit von vorn.',
  'settings.data.unreadable': 'Diese Datei wurde nicht hier gesichert.',
  'settings.data.newer': 'Diese Datei stammt von einer neueren Fassung von Hippodrome.',
  'settings.data.refused': 'Der Browser ließ es nicht speichern: {{why}}',
  'settings.data.sure': 'Alles löschen, was hier liegt?',
  'settings.data.sure.text':
    'Alle Partien, Einstellungen und Fortschritte in diesem Browser gehen verloren. Nur eine gesicherte Datei bringt sie zurück.',
  'settings.data.yes': 'Alles löschen',
} satisfies Texts<typeof english>;
