/** voir `en/about.ts`. */
import type { texts as english } from '../en/about.js';
import type { Texts } from '../namespaces.js';

export const texts = {
  'about.lead':
    'Hippodrome est un lieu pour les échecs dont les chevaux chevauchent : des jeux de noctambules, de chevaliers et d’araignées, à jouer, à étudier, à inventer.',
  'about.how': 'Comment c’est fait',
  'about.how.text':
    'Le document de règles est le programme. Chaque jeu est un texte qui dit ses règles aux gens et à la machine, et se prouve par des exemples. Échiquier, coups légaux, ordinateur et feuille de règles en découlent tous.',
  'about.how.invent': 'En écrire un dans l’atelier',
  'about.games': 'Les jeux et leurs inventeurs',
  'about.games.text': 'Ce que chaque document dit de l’origine de son jeu.',
  'about.privacy': 'Vie privée',
  'about.privacy.text':
    'Rien ne quitte votre navigateur. Ni comptes, ni cookies, ni mesure d’audience, rien qui vienne d’autres sites. Parties et réglages sont gardés dans ce navigateur, où vous pouvez les effacer.',
  'about.privacy.settings': 'Voir ce qui est gardé',
  'about.licence': 'Licences',
  'about.licence.text':
    'Hippodrome est un logiciel libre sous licence Apache 2.0. Les formes des pièces et des lettres sur les échiquiers sont des contours de Noto Sans Symbols 2 et Noto Sans, © The Noto Project Authors, sous licence SIL Open Font License 1.1.',
  'about.libraries': 'Le travail des autres dans cette page',
  'about.libraries.failed': 'La liste n’a pas pu être chargée.',
  'about.texts': 'Le texte des licences',
  'about.version': 'Version {{version}}',
} satisfies Texts<typeof english>;
