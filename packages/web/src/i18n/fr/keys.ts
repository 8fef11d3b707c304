/** Ce que dit la liste des touches. */
import type { texts as english } from '../en/keys.js';
import type { Texts } from '../namespaces.js';

export const texts = {
  'keys.title': 'Clavier',
  'keys.everywhere': 'Partout',
  'keys.list': 'Cette liste',
  'keys.board': 'Sur l’échiquier',
  'keys.single': 'Les lettres et signes isolés servent de raccourcis',
  'keys.game': 'Dans une partie',
  'keys.back': 'Un coup en arrière',
  'keys.forth': 'Un coup en avant',
  'keys.first': 'Au début',
  'keys.last': 'Au dernier coup',
  'keys.flip': 'Retourner l’échiquier',
  'keys.focusBoard': 'Vers l’échiquier',
  'keys.text': 'Taper des coups et des questions',
  'keys.zen': 'L’échiquier seul ou toute la page',
  'keys.newGame': 'Nouvelle partie',
  'keys.hint': 'Indice',
  'keys.analyse': 'Analyse ou non',
  'keys.sight': 'Calques : attaquants, fourchettes et plus',
} satisfies Texts<typeof english>;
