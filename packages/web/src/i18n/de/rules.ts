/** Die Regeln in Kürze, wie die Bibliothek sie in Aussagen fasst. */
import type { Sayings } from '../namespaces.js';

export const texts = {
  'rule/checkmate':
    'Wessen königliche Figur angegriffen ist und wer keinen legalen Zug hat, ist matt und hat verloren.',
  'rule/extinct': 'Wer diese Figur nicht mehr hat, hat verloren: {{piece}}.',
  'rule/checks_one': 'Wer Schach bietet, hat gewonnen.',
  'rule/checks_other': 'Wer {{count}}-mal Schach geboten hat, hat gewonnen.',
  'rule/bare-king.at-once': 'Wem nur noch der König bleibt, der hat verloren.',
  'rule/bare-king.reply':
    'Wem nur noch der König bleibt, der hat verloren, es sei denn, der nächste Zug nimmt auch dem Gegner alles: Dann ist es remis.',
  'rule/stalemate.draw': 'Wer nicht im Schach steht und keinen legalen Zug hat, ist patt: Die Partie ist remis.',
  'rule/stalemate.loss': 'Wer nicht im Schach steht und keinen legalen Zug hat, hat verloren.',
  'rule/stalemate.win': 'Wer nicht im Schach steht und keinen legalen Zug hat, hat gewonnen.',
  'rule/stalemate.more':
    'Steht jemand nicht im Schach und hat keinen legalen Zug, gewinnt die Seite, die mehr von diesen Figuren hat: {{piece}}. Haben beide gleich viele, wird gepasst, und die Partie geht weiter.',
  'rule/repetition_one': 'Kommt eine Stellung {{count}}-mal vor, ist die Partie remis.',
  'rule/repetition_other': 'Kommt eine Stellung {{count}}-mal vor, ist die Partie remis.',
  'rule/move-rule.any_one': 'Hat jede Seite {{count}} Zug gemacht, ist die Partie remis.',
  'rule/move-rule.any_other': 'Hat jede Seite {{count}} Züge nacheinander gemacht, ist die Partie remis.',
  'rule/move-rule.without_one':
    'Hat jede Seite {{count}} Zug gemacht, ohne Fortschritt ({{progress}}), ist die Partie remis.',
  'rule/move-rule.without_other':
    'Hat jede Seite {{count}} Züge nacheinander ohne Fortschritt gemacht, ist die Partie remis. Fortschritt ist: {{progress}}.',
  'rule/without-capture': 'Schlagen',
  'rule/without-promotion': 'Umwandlung',
  'rule/without-move': 'Zug einer solchen Figur ({{piece}})',
  'rule/insufficient-material.bare': 'Sind nur noch Könige übrig, ist die Partie remis.',
  'rule/insufficient-material.single':
    'Sind nur noch Könige und eine einzige solche Figur übrig, ist die Partie remis: {{pieces}}.',
  'rule/insufficient-material.bare-or-single':
    'Sind nur noch Könige übrig, allein oder mit einer einzigen solchen Figur ({{pieces}}), ist die Partie remis.',
  'rule/no-draws': 'Kein Remis entsteht von selbst; die Spieler können sich darauf einigen.',
  'rule/timeout': 'Wer gegen einen kahlen König die Zeit überschreitet, spielt remis.',

  'rule/promotion.must-last': 'Auf der letzten Reihe muss umgewandelt werden: {{pieces}} in {{others}}.',
  'rule/promotion.must-rank':
    'Auf Reihe {{rank}}, von der eigenen Seite gezählt, muss umgewandelt werden: {{pieces}} in {{others}}.',
  'rule/promotion.may-last':
    'Auf Reihe {{ranks}}, von der eigenen Seite gezählt, darf umgewandelt werden, auf der letzten muss es: {{pieces}} in {{others}}.',
  'rule/promotion.may-rank':
    'Auf Reihe {{ranks}}, von der eigenen Seite gezählt, darf umgewandelt werden, auf Reihe {{rank}} muss es: {{pieces}} in {{others}}.',
  'rule/promotion.must-last-by-file':
    'Auf der letzten Reihe muss umgewandelt werden ({{pieces}}); die Linie bestimmt, in was: {{parts}}.',
  'rule/promotion.must-rank-by-file':
    'Auf Reihe {{rank}}, von der eigenen Seite gezählt, muss umgewandelt werden ({{pieces}}); die Linie bestimmt, in was: {{parts}}.',
  'rule/promotion.may-last-by-file':
    'Auf Reihe {{ranks}}, von der eigenen Seite gezählt, darf umgewandelt werden, auf der letzten muss es ({{pieces}}); die Linie bestimmt, in was: {{parts}}.',
  'rule/promotion.may-rank-by-file':
    'Auf Reihe {{ranks}}, von der eigenen Seite gezählt, darf umgewandelt werden, auf Reihe {{rank}} muss es ({{pieces}}); die Linie bestimmt, in was: {{parts}}.',
  'rule/promotion-file': '{{file}}: {{pieces}}',
  'rule/pool.all':
    'Geschlagene Figuren warten in einem Vorrat auf ihren Besitzer. Umgewandelt wird nur in eine von ihnen; sie verlässt den Vorrat. Gibt es keine, darf kein Zug auf die letzte Reihe führen, der umwandeln müsste; Schach wird dort trotzdem geboten.',
  'rule/pool.except':
    'Geschlagene Figuren (nicht aber: {{pieces}}) warten in einem Vorrat auf ihren Besitzer. Umgewandelt wird nur in eine von ihnen; sie verlässt den Vorrat. Gibt es keine, darf kein Zug auf die letzte Reihe führen, der umwandeln müsste; Schach wird dort trotzdem geboten.',
  'rule/facing':
    'Die königlichen Figuren beider Seiten dürfen nicht auf einer Linie stehen, ohne dass etwas dazwischensteht.',
  'rule/en-passant':
    'Eine Figur, die mit ihrem Anfangszug Felder überschreitet, kann auf jedem von ihnen im unmittelbar folgenden Zug en passant geschlagen werden, und zwar von: {{pieces}}.',

  'rule/castling.leap':
    'Rochade ({{pieces}} mit {{others}}): Hat der König noch nicht gezogen und steht er nicht im Schach, springt er entlang seiner Reihe auf ein beliebiges leeres, nicht angegriffenes Feld zwischen sich und dem Partner, der ebenfalls noch nicht gezogen hat. Was dazwischen steht oder hinzielt, ist gleichgültig. Der Partner springt auf das Feld, das der König verlassen hat.',
  'rule/castling.orthodox':
    'Rochade ({{pieces}} mit {{others}}): Hat der König noch nicht gezogen und steht er nicht im Schach, zieht er {{ways}}, über leere Felder und ohne ein angegriffenes zu überschreiten oder zu erreichen. Der Partner darf ebenfalls noch nicht gezogen haben; er kommt auf {{landing}}.',
  'rule/castling-way.both': 'um {{squares}} Felder auf den Partner zu',
  'rule/castling-way.higher': 'um {{squares}} Felder auf den Partner zu, auf der Seite der höheren Linien',
  'rule/castling-way.lower': 'um {{squares}} Felder auf den Partner zu, auf der Seite der niedrigeren Linien',
  'rule/castling-landing.beside': 'das Feld neben dem König, auf dessen anderer Seite',
  'rule/castling-landing.left': 'das Feld, das der König verlassen hat',
  'rule/castling-landing.crossed': 'das Feld, das der König überschritten hat',
  'rule/castling-landing.crossed-last': 'das Feld, das der König zuletzt überschritten hat',

  'rule/phase': '{{parts}}. Der Zug, der sie beendet, muss den Regeln gehorchen, die danach gelten.',
  'rule/phase-until.capture':
    'Die Partie beginnt in der Phase „{{phase}}“, die dauert, bis zum ersten Mal geschlagen ist',
  'rule/phase-suspends.check': 'solange darf man ins Schach ziehen, darin bleiben und es unbeachtet lassen',
  'rule/phase-bars.capture-on-first-move': 'mit dem ersten Zug darf niemand schlagen',
} satisfies Sayings;
