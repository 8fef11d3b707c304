/** voir `en/workshop.ts`. */
import type { texts as english } from '../en/workshop.js';
import type { Texts } from '../namespaces.js';

export const texts = {
  'workshop.lead':
    'Écrivez les règles d’un jeu en un seul texte. Il est vérifié pendant que vous écrivez, ses exemples sont essayés, et ce qu’il donne peut se jouer tout de suite. Il reste dans ce navigateur.',
  'workshop.begin': 'Partir',
  'workshop.begin.variant': 'd’une variante de {{title}}',
  'workshop.begin.whole': 'du document de {{title}}',
  'workshop.begin.own': 'de votre {{title}}',
  'workshop.begin.choose': 'Choisir…',
  'workshop.file': 'Ouvrir un fichier',
  'workshop.save': 'Enregistrer dans un fichier',
  'workshop.text': 'Document de règles',
  'workshop.checking': 'Vérification…',
  'workshop.sound': 'Aucune erreur.',
  'workshop.errors_one': '{{count}} erreur.',
  'workshop.errors_other': '{{count}} erreurs.',
  'workshop.warnings_one': '{{count}} avertissement.',
  'workshop.warnings_other': '{{count}} avertissements.',
  'workshop.examples_one': '{{count}} exemple est juste.',
  'workshop.examples_other': '{{count}} exemples sont justes.',
  'workshop.failed_one': '{{count}} exemple est faux.',
  'workshop.failed_other': '{{count}} exemples sont faux.',
  'workshop.place': 'ligne {{line}}, colonne {{column}}',
  'workshop.warning': 'avertissement',
  'workshop.computer': 'Jouer contre l’ordinateur',
  'workshop.friend': 'Jouer à deux',
  'workshop.analyse': 'Analyser',
  'workshop.preview': 'Ce que cela donne',
  'workshop.preview.none': 'Dès que le texte est un jeu, son échiquier, ses pièces et ses règles paraissent ici.',
  'workshop.preview.old': 'Tel que c’était avant les dernières erreurs.',
  'workshop.pieces': 'Pièces',
  'workshop.rules': 'Règles',
  'workshop.notKept': 'Le navigateur ne garde pas ce document : sa mémoire est pleine ou interdite.',
} satisfies Texts<typeof english>;
