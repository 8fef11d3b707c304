/** Enseigner un jeu dont les règles changent en cours de route. */
import type { texts as english } from '../en/teach.js';
import type { Texts } from '../namespaces.js';

export const texts = {
  'teach.of': 'Enseigner {{title}}',
  'teach.board': 'Échiquier de {{title}}',
  'teach.noPhases':
    'Les règles de ce jeu ne changent pas en cours de partie : il n’a donc pas de mode d’enseignement. Il a des leçons.',
  'teach.toLessons': 'Vers les leçons',
  'teach.sheet': 'Feuille de règles à imprimer',
  'teach.full': 'Plein écran',
  'teach.leaveFull': 'Quitter le plein écran',
  'teach.sight': 'Voir les lignes',
  'teach.flip': 'Retourner',
  'teach.undo': 'Reprendre',
  'teach.new': 'Nouvelle partie',
  'teach.new.sure': 'Recommencer ? Les coups et les notes de cette partie seront perdus.',
  'teach.new.yes': 'Oui, recommencer',
  'teach.new.no': 'Garder cette partie',
  'teach.pass': 'Passer',
  'teach.toMove': 'Trait aux {{side}}',

  'teach.regime': 'Règles en vigueur',
  'teach.regime.phase': 'La phase « {{phase}} »',
  'teach.regime.ordinary': 'Toutes les règles ordinaires',
  'teach.law.check-sleeps': 'L’échec ne veut rien dire : un roi peut entrer en prise et y rester.',
  'teach.law.no-capture-yet': 'Personne ne prend à son premier coup.',
  'teach.law.capture-ends': 'La première prise met fin à la phase, quel qu’en soit l’auteur.',
  'teach.law.must-be-safe': 'Cette prise ne doit pas laisser son propre roi attaqué.',
  'teach.law.ordinary': 'Il faut parer les échecs, et le mat termine la partie.',

  'teach.ask': 'À discuter',
  'teach.another': 'Autre question',
  'teach.h.start': 'Les deux rois sont attaqués. Que vous souffle votre instinct des échecs, et a-t-il raison ici ?',
  'teach.h.ended':
    '{{side}} : la phase s’achève par votre prise. Qui s’était préparé à ce moment, qui ne l’était pas ?',
  'teach.h.caught':
    'La phase est finie. {{side}} : vous voilà en échec d’un coup à l’autre. Quelle liberté a été prise trop longtemps ?',
  'teach.h.walked-in':
    '{{side}} : le roi est entré tout droit en prise. Aux échecs, ce serait impossible. Qu’y gagne-t-on ici ?',
  'teach.h.stayed-in': '{{side}} : le roi reste attaqué. Plan, habitude ou oubli ?',
  'teach.h.may-end_one':
    '{{side}} : vous pouvez finir la phase maintenant, de {{count}} façon. Le feriez-vous ? Pour quelle raison ?',
  'teach.h.may-end_other':
    '{{side}} : vous pouvez finir la phase maintenant, de {{count}} façons. Le feriez-vous ? Pour quelle raison ?',
  'teach.h.may-not-end':
    '{{side}} : il y a quelque chose à prendre, et c’est interdit, car les règles ainsi rétablies trouveraient le roi attaqué. Que faut-il d’abord ?',
  'teach.h.fewer_one':
    '{{side}} : il reste {{count}} pièce de ce genre ({{piece}}). Sans elle, la partie est perdue. Qu’est-ce que cela change à chaque échange ?',
  'teach.h.fewer_other':
    '{{side}} : il reste {{count}} pièces de ce genre ({{piece}}). Sans elles, la partie est perdue. Qu’est-ce que cela change à chaque échange ?',
  'teach.h.pass':
    '{{side}} : aucun coup possible, on passe. Aux échecs, ce serait nul. Quelque chose est-il réglé pour autant ?',
  'teach.h.promotion': '{{side}} : promotion, en la seule pièce possible. Qu’auriez-vous préféré, et pourquoi ?',
  'teach.h.check':
    '{{side}} : échec au roi. Tout à l’heure, cela n’aurait rien voulu dire. Que sont devenus vos plans ?',
  'teach.h.over': 'La partie est finie. Quand s’est-elle décidée : avant la fin de la phase, ou après ?',
  'teach.h.quiet': 'À quoi sert ce coup : aux règles en vigueur, ou à celles qui viendront ?',
  'teach.q.endNow': 'Mettriez-vous fin à la phase maintenant ? Pourquoi, ou pourquoi pas encore ?',
  'teach.q.confuses': 'Qu’est-ce qui vous déroute ?',
  'teach.q.misleads': 'Quelle habitude des échecs vous égare ici, et laquelle vous aide ?',
  'teach.q.calculated': 'Quelle menace avez-vous vue, et laquelle avez-vous dû calculer ?',
  'teach.q.prepare': 'Si la phase finissait au prochain coup, où voudriez-vous voir votre roi ?',
  'teach.q.adjust': 'Que faisiez-vous il y a un instant qui n’est plus permis ?',
  'teach.q.regret': 'Avec le recul : la phase a-t-elle fini au bon moment, et par le bon camp ?',

  'teach.if': 'Si la phase finissait maintenant',
  'teach.if.check': '{{side}} : le roi {{royal}} serait en échec, attaqué depuis {{attackers}}.',
  'teach.if.nobody': 'Personne ne serait en échec.',
  'teach.if.moves': '{{side}} : la phase peut finir par {{moves}}.',
  'teach.if.none': '{{side}} : aucune prise permise ne peut y mettre fin.',

  'teach.note.start': 'Note avant le premier coup',
  'teach.note.ply': 'Note sur {{move}}',
  'teach.note.placeholder': 'Qu’a-t-on dit ?',
  'teach.note.kept': 'Gardée avec la partie dans ce navigateur.',
  'teach.copyNotes': 'Copier les notes',
  'teach.notesCopied': 'Notes copiées',
  'teach.copyPgn': 'Copier le PGN',
  'teach.pgnCopied': 'PGN copié',
  'teach.download': 'Télécharger le PGN',
  'teach.moves': 'Coups',
  'teach.moves.noted': '{{move}}, avec une note',
} satisfies Texts<typeof english>;
