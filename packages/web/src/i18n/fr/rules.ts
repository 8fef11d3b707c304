/** Les règles en bref, telles que la bibliothèque les énonce. */
import type { Sayings } from '../namespaces.js';

export const texts = {
  'rule/checkmate': 'Le joueur dont la pièce royale est attaquée et qui n’a aucun coup légal est mat et a perdu.',
  'rule/extinct': 'Le joueur à qui il ne reste plus aucune de ces pièces a perdu : {{piece}}.',
  'rule/checks_one': 'Le joueur qui donne échec a gagné.',
  'rule/checks_other': 'Le joueur qui a donné {{count}} échecs a gagné.',
  'rule/bare-king.at-once': 'Le joueur à qui il ne reste que le roi a perdu.',
  'rule/bare-king.reply':
    'Le joueur à qui il ne reste que le roi a perdu, à moins que le coup suivant ne réduise l’adversaire au même état : la partie est alors nulle.',
  'rule/stalemate.draw': 'Le joueur qui n’est pas en échec et n’a aucun coup légal est pat : la partie est nulle.',
  'rule/stalemate.loss': 'Le joueur qui n’est pas en échec et n’a aucun coup légal a perdu.',
  'rule/stalemate.win': 'Le joueur qui n’est pas en échec et n’a aucun coup légal a gagné.',
  'rule/stalemate.more':
    'Quand un joueur n’est pas en échec et n’a aucun coup légal, le camp qui a le plus de ces pièces gagne : {{piece}}. En cas d’égalité, le joueur passe et la partie continue.',
  'rule/repetition_one': 'La partie est nulle quand une position se présente {{count}} fois.',
  'rule/repetition_other': 'La partie est nulle quand une position se présente {{count}} fois.',
  'rule/move-rule.any_one': 'La partie est nulle quand chaque camp a joué {{count}} coup.',
  'rule/move-rule.any_other': 'La partie est nulle quand chaque camp a joué {{count}} coups de suite.',
  'rule/move-rule.without_one': 'La partie est nulle quand chaque camp a joué {{count}} coup sans {{progress}}.',
  'rule/move-rule.without_other':
    'La partie est nulle quand chaque camp a joué {{count}} coups de suite sans {{progress}}.',
  'rule/without-capture': 'prise',
  'rule/without-promotion': 'promotion',
  'rule/without-move': 'coup de {{piece}}',
  'rule/insufficient-material.bare': 'La partie est nulle quand il ne reste que les rois.',
  'rule/insufficient-material.single':
    'La partie est nulle quand il ne reste que les rois et une seule de ces pièces : {{pieces}}.',
  'rule/insufficient-material.bare-or-single':
    'La partie est nulle quand il ne reste que les rois, seuls ou avec une seule de ces pièces : {{pieces}}.',
  'rule/no-draws': 'Aucune nulle ne se produit d’elle-même ; les joueurs peuvent en convenir.',
  'rule/timeout': 'Le joueur dont le temps est écoulé face à un roi dépouillé fait nulle.',

  'rule/promotion.must-last': 'Promotion obligatoire sur la dernière rangée : {{pieces}} en {{others}}.',
  'rule/promotion.must-rank':
    'Promotion obligatoire sur la rangée {{rank}}, comptée depuis son propre camp : {{pieces}} en {{others}}.',
  'rule/promotion.may-last':
    'Promotion facultative sur la rangée {{ranks}}, comptée depuis son propre camp, obligatoire sur la dernière : {{pieces}} en {{others}}.',
  'rule/promotion.may-rank':
    'Promotion facultative sur la rangée {{ranks}}, comptée depuis son propre camp, obligatoire sur la rangée {{rank}} : {{pieces}} en {{others}}.',
  'rule/promotion.must-last-by-file':
    'Promotion obligatoire sur la dernière rangée ({{pieces}}), selon la colonne : {{parts}}.',
  'rule/promotion.must-rank-by-file':
    'Promotion obligatoire sur la rangée {{rank}}, comptée depuis son propre camp ({{pieces}}), selon la colonne : {{parts}}.',
  'rule/promotion.may-last-by-file':
    'Promotion facultative sur la rangée {{ranks}}, comptée depuis son propre camp, obligatoire sur la dernière ({{pieces}}), selon la colonne : {{parts}}.',
  'rule/promotion.may-rank-by-file':
    'Promotion facultative sur la rangée {{ranks}}, comptée depuis son propre camp, obligatoire sur la rangée {{rank}} ({{pieces}}), selon la colonne : {{parts}}.',
  'rule/promotion-file': '{{file}} : {{pieces}}',
  'rule/pool.all':
    'Les pièces prises attendent leur propriétaire dans une réserve. On ne promeut qu’en l’une d’elles, qui quitte la réserve. S’il n’y en a pas, aucun coup qui exigerait une promotion ne peut atteindre la dernière rangée ; on y donne échec tout de même.',
  'rule/pool.except':
    'Les pièces prises (sauf : {{pieces}}) attendent leur propriétaire dans une réserve. On ne promeut qu’en l’une d’elles, qui quitte la réserve. S’il n’y en a pas, aucun coup qui exigerait une promotion ne peut atteindre la dernière rangée ; on y donne échec tout de même.',
  'rule/facing':
    'Les pièces royales des deux camps ne peuvent pas se trouver sur une même colonne sans rien entre elles.',
  'rule/en-passant':
    'Une pièce qui franchit des cases par son coup initial peut être prise en passant sur chacune d’elles, au coup qui suit immédiatement, par : {{pieces}}.',

  'rule/castling.leap':
    'Roque ({{pieces}} avec {{others}}) : le roi qui n’a pas encore joué et n’est pas en échec saute le long de sa rangée sur n’importe quelle case vide et non attaquée entre lui et son partenaire, qui n’a pas joué non plus ; peu importe ce qui se trouve ou vise entre eux. Le partenaire saute sur la case que le roi a quittée.',
  'rule/castling.orthodox':
    'Roque ({{pieces}} avec {{others}}) : le roi qui n’a pas encore joué et n’est pas en échec se déplace {{ways}}, par des cases vides, sans franchir ni atteindre de case attaquée. Le partenaire, qui n’a pas joué non plus, va sur {{landing}}.',
  'rule/castling-way.both': 'de {{squares}} cases vers le partenaire',
  'rule/castling-way.higher': 'de {{squares}} cases vers le partenaire, du côté des dernières colonnes',
  'rule/castling-way.lower': 'de {{squares}} cases vers le partenaire, du côté des premières colonnes',
  'rule/castling-landing.beside': 'la case voisine du roi, de l’autre côté',
  'rule/castling-landing.left': 'la case que le roi a quittée',
  'rule/castling-landing.crossed': 'la case que le roi a franchie',
  'rule/castling-landing.crossed-last': 'la dernière case que le roi a franchie',

  'rule/phase': '{{parts}}. Le coup qui y met fin doit respecter les règles en vigueur ensuite.',
  'rule/phase-until.capture': 'La partie commence par la phase « {{phase}} », qui dure jusqu’à la première prise',
  'rule/phase-suspends.check': 'tant qu’elle dure, on peut se mettre en échec, y rester et ne pas s’en soucier',
  'rule/phase-bars.capture-on-first-move': 'personne ne peut prendre à son premier coup',
} satisfies Sayings;
