/** voir `en/settings.ts`. */
import type { texts as english } from '../en/settings.js';
import type { Texts } from '../namespaces.js';

export const texts = {
  'settings.lead': 'Tout ce qui est ici est gardé dans ce navigateur et nulle part ailleurs.',
  'settings.colours': 'Couleurs',
  'settings.board': 'Échiquier',
  'settings.offline': 'Sans réseau',
  'settings.offline.ready': 'Hippodrome est gardé dans ce navigateur et fonctionne sans réseau, ordinateur compris.',
  'settings.offline.not':
    'Hippodrome n’est pas encore gardé pour un usage sans réseau. Cela se fait tout seul après une visite, si le navigateur le permet.',
  'settings.data': 'Vos données',
  'settings.data.text':
    'Parties, problèmes résolus, réglages, documents à vous : un fichier permet de tout emporter dans un autre navigateur.',
  'settings.data.export': 'Enregistrer dans un fichier',
  'settings.data.import': 'Charger un fichier',
  'settings.data.clear': 'Tout effacer',
  'settings.data.imported_one': 'Chargé, avec {{count}} partie. La page redémarre avec.',
  'settings.data.imported_other': 'Chargé, avec {{count}} parties. La page redémarre avec.',
  'settings.data.unreadable': 'Ce fichier n’a pas été enregistré ici.',
  'settings.data.newer': 'Ce fichier vient d’une version plus récente d’Hippodrome.',
  'settings.data.refused': 'Le navigateur a refusé de le garder : {{why}}',
  'settings.data.sure': 'Effacer tout ce qui est gardé ici ?',
  'settings.data.sure.text':
    'Toutes les parties, tous les réglages et progrès dans ce navigateur disparaissent. Seul un fichier enregistré permet de les retrouver.',
  'settings.data.yes': 'Tout effacer',
} satisfies Texts<typeof english>;
