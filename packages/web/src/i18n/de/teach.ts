/** Ein Spiel unterrichten, dessen Regeln sich unterwegs ändern. */
import type { texts as english } from '../en/teach.js';
import type { Texts } from '../namespaces.js';

export const texts = {
  'teach.of': '{{title}} unterrichten',
  'teach.board': 'Brett von {{title}}',
  'teach.noPhases':
    'Die Regeln dieses Spiels ändern sich unterwegs nicht, darum hat es keinen Unterrichtsmodus. Es hat Lektionen.',
  'teach.toLessons': 'Zu den Lektionen',
  'teach.sheet': 'Regelblatt zum Drucken',
  'teach.full': 'Ganzer Bildschirm',
  'teach.leaveFull': 'Vollbild verlassen',
  'teach.sight': 'Linien sehen',
  'teach.flip': 'Drehen',
  'teach.undo': 'Zurücknehmen',
  'teach.new': 'Neue Partie',
  'teach.new.sure': 'Neu beginnen? Züge und Notizen dieser Partie gehen verloren.',
  'teach.new.yes': 'Ja, neu beginnen',
  'teach.new.no': 'Diese Partie behalten',
  'teach.pass': 'Passen',
  'teach.toMove': '{{side}} am Zug',

  'teach.regime': 'Jetzt gilt',
  'teach.regime.phase': 'Die Phase „{{phase}}“',
  'teach.regime.ordinary': 'Alle üblichen Regeln',
  'teach.law.check-sleeps': 'Schach bedeutet nichts: Könige dürfen in Angriffe hineinziehen und dort stehen bleiben.',
  'teach.law.no-capture-yet': 'Mit dem ersten Zug schlägt niemand.',
  'teach.law.capture-ends': 'Das erste Schlagen beendet die Phase, egal wer schlägt.',
  'teach.law.must-be-safe': 'Danach darf der eigene König nicht angegriffen sein.',
  'teach.law.ordinary': 'Schach muss beantwortet werden, und Matt beendet die Partie.',

  'teach.ask': 'Zum Besprechen',
  'teach.another': 'Andere Frage',
  'teach.h.start': 'Beide Könige stehen im Angriff. Was rät dir dein Schachgefühl, und hat es hier recht?',
  'teach.h.ended': '{{side}} hat die Phase beendet. Wer war auf diesen Augenblick vorbereitet, wer nicht?',
  'teach.h.caught':
    'Die Phase ist vorbei, und {{side}} steht von einem Zug auf den anderen im Schach. Welche Freiheit wurde zu lange genommen?',
  'teach.h.walked-in':
    '{{side}} ist geradewegs in einen Angriff gezogen. Im Schach ginge das nicht. Was ist hier damit gewonnen?',
  'teach.h.stayed-in': '{{side}} lässt den König angegriffen stehen. War das Plan, Gewohnheit oder Versehen?',
  'teach.h.may-end_one':
    '{{side}} kann die Phase jetzt beenden, auf {{count}} Weise. Würdest du es tun? Aus welchem Grund?',
  'teach.h.may-end_other':
    '{{side}} kann die Phase jetzt beenden, auf {{count}} Weisen. Würdest du es tun? Aus welchem Grund?',
  'teach.h.may-not-end':
    '{{side}} könnte etwas schlagen und darf nicht: Die Regeln, die damit zurückkämen, fänden den König angegriffen. Was muss zuerst geschehen?',
  'teach.h.fewer_one':
    '{{side}} hat von dieser Art noch {{count}} Figur: {{piece}}. Ohne sie ist die Partie verloren. Was ändert das an jedem Abtausch?',
  'teach.h.fewer_other':
    '{{side}} hat von dieser Art noch {{count}} Figuren: {{piece}}. Ohne sie ist die Partie verloren. Was ändert das an jedem Abtausch?',
  'teach.h.pass': '{{side}} kann nicht ziehen und passt. Im Schach wäre das remis. Ist damit etwas entschieden?',
  'teach.h.promotion':
    '{{side}} hat umgewandelt, in die einzige mögliche Figur. Was hättest du lieber gehabt, und warum?',
  'teach.h.check': '{{side}} steht im Schach. Vorhin hätte das nichts bedeutet. Was ist aus euren Plänen geworden?',
  'teach.h.over': 'Die Partie ist zu Ende. Wann war sie entschieden: vor dem Ende der Phase oder danach?',
  'teach.h.quiet': 'Wofür ist dieser Zug: für die Regeln, die gelten, oder für die, die gelten werden?',
  'teach.q.endNow': 'Würdest du die Phase jetzt beenden? Warum, oder warum noch nicht?',
  'teach.q.confuses': 'Was verwirrt dich?',
  'teach.q.misleads': 'Welche Gewohnheit aus dem Schach führt hier in die Irre, und welche hilft?',
  'teach.q.calculated': 'Welche Drohung hast du gesehen, und welche musstest du berechnen?',
  'teach.q.prepare': 'Wenn die Phase mit dem nächsten Zug endete, wo sollte dein König dann stehen?',
  'teach.q.adjust': 'Was hast du eben noch getan, das du jetzt nicht mehr darfst?',
  'teach.q.regret': 'Im Rückblick: Wurde die Phase im richtigen Augenblick beendet, und von der richtigen Seite?',

  'teach.if': 'Wenn die Phase jetzt endete',
  'teach.if.check': '{{side}}: Der König auf {{royal}} stünde im Schach von {{attackers}}.',
  'teach.if.nobody': 'Niemand stünde im Schach.',
  'teach.if.moves': '{{side}} kann sie beenden mit {{moves}}.',
  'teach.if.none': '{{side}} hat kein Schlagen, das sie beenden dürfte.',

  'teach.note.start': 'Notiz vor dem ersten Zug',
  'teach.note.ply': 'Notiz zu {{move}}',
  'teach.note.placeholder': 'Was wurde gesagt?',
  'teach.note.kept': 'Wird mit der Partie in diesem Browser aufbewahrt.',
  'teach.copyNotes': 'Notizen kopieren',
  'teach.notesCopied': 'Notizen kopiert',
  'teach.copyPgn': 'PGN kopieren',
  'teach.pgnCopied': 'PGN kopiert',
  'teach.download': 'PGN herunterladen',
  'teach.moves': 'Züge',
  'teach.moves.noted': '{{move}}, mit Notiz',
} satisfies Texts<typeof english>;
