/** Las reglas en breve, tal como las enuncia la biblioteca. */
import type { Sayings } from '../namespaces.js';

export const texts = {
  'rule/checkmate': 'Quien tiene atacada su pieza real y ninguna jugada legal ha recibido mate y ha perdido.',
  'rule/extinct': 'Quien ya no tiene ninguna de estas piezas ha perdido: {{piece}}.',
  'rule/checks_one': 'Quien da jaque ha ganado.',
  'rule/checks_other': 'Quien ha dado {{count}} jaques ha ganado.',
  'rule/bare-king.at-once': 'Quien se queda solo con el rey ha perdido.',
  'rule/bare-king.reply':
    'Quien se queda solo con el rey ha perdido, salvo que la jugada siguiente deje igual al rival: entonces la partida es tablas.',
  'rule/stalemate.draw': 'Quien no está en jaque y no tiene jugada legal está ahogado: la partida es tablas.',
  'rule/stalemate.loss': 'Quien no está en jaque y no tiene jugada legal ha perdido.',
  'rule/stalemate.win': 'Quien no está en jaque y no tiene jugada legal ha ganado.',
  'rule/stalemate.more':
    'Cuando alguien no está en jaque y no tiene jugada legal, gana el bando con más piezas de esta clase: {{piece}}. Si tienen las mismas, se pasa el turno y la partida sigue.',
  'rule/repetition_one': 'La partida es tablas cuando una posición se da {{count}} vez.',
  'rule/repetition_other': 'La partida es tablas cuando una posición se da {{count}} veces.',
  'rule/move-rule.any_one': 'La partida es tablas cuando cada bando ha hecho {{count}} jugada.',
  'rule/move-rule.any_other': 'La partida es tablas cuando cada bando ha hecho {{count}} jugadas seguidas.',
  'rule/move-rule.without_one': 'La partida es tablas cuando cada bando ha hecho {{count}} jugada sin {{progress}}.',
  'rule/move-rule.without_other':
    'La partida es tablas cuando cada bando ha hecho {{count}} jugadas seguidas sin {{progress}}.',
  'rule/without-capture': 'captura',
  'rule/without-promotion': 'coronación',
  'rule/without-move': 'jugada de {{piece}}',
  'rule/insufficient-material.bare': 'La partida es tablas cuando solo quedan los reyes.',
  'rule/insufficient-material.single':
    'La partida es tablas cuando solo quedan los reyes y una única pieza de estas: {{pieces}}.',
  'rule/insufficient-material.bare-or-single':
    'La partida es tablas cuando solo quedan los reyes, sin nada más o con una única pieza de estas: {{pieces}}.',
  'rule/no-draws': 'Ninguna partida es tablas por sí sola; los jugadores pueden acordarlas.',
  'rule/timeout': 'Quien agota su tiempo contra un rey desnudo hace tablas.',

  'rule/promotion.must-last': 'En la última fila es obligatorio coronar: {{pieces}} como {{others}}.',
  'rule/promotion.must-rank':
    'En la fila {{rank}}, contada desde el propio bando, es obligatorio coronar: {{pieces}} como {{others}}.',
  'rule/promotion.may-last':
    'En la fila {{ranks}}, contada desde el propio bando, se puede coronar; en la última es obligatorio: {{pieces}} como {{others}}.',
  'rule/promotion.may-rank':
    'En la fila {{ranks}}, contada desde el propio bando, se puede coronar; en la fila {{rank}} es obligatorio: {{pieces}} como {{others}}.',
  'rule/promotion.must-last-by-file':
    'En la última fila es obligatorio coronar ({{pieces}}), según la columna: {{parts}}.',
  'rule/promotion.must-rank-by-file':
    'En la fila {{rank}}, contada desde el propio bando, es obligatorio coronar ({{pieces}}), según la columna: {{parts}}.',
  'rule/promotion.may-last-by-file':
    'En la fila {{ranks}}, contada desde el propio bando, se puede coronar ({{pieces}}); en la última es obligatorio, según la columna: {{parts}}.',
  'rule/promotion.may-rank-by-file':
    'En la fila {{ranks}}, contada desde el propio bando, se puede coronar ({{pieces}}); en la fila {{rank}} es obligatorio, según la columna: {{parts}}.',
  'rule/promotion-file': '{{file}}: {{pieces}}',
  'rule/pool.all':
    'Las piezas capturadas esperan a su dueño en una reserva. Solo se corona como una de ellas, que deja la reserva. Si no hay ninguna, ninguna jugada que obligue a coronar puede llegar a la última fila; aun así, allí se da jaque.',
  'rule/pool.except':
    'Las piezas capturadas (salvo: {{pieces}}) esperan a su dueño en una reserva. Solo se corona como una de ellas, que deja la reserva. Si no hay ninguna, ninguna jugada que obligue a coronar puede llegar a la última fila; aun así, allí se da jaque.',
  'rule/facing': 'Las piezas reales de ambos bandos no pueden estar en una misma columna sin nada en medio.',
  'rule/en-passant':
    'Una pieza que atraviesa casillas con su jugada inicial puede ser capturada al paso en cualquiera de ellas, en la jugada inmediata, por: {{pieces}}.',

  'rule/castling.leap':
    'Enroque ({{pieces}} con {{others}}): el rey que no se ha movido y no está en jaque salta por su fila a cualquier casilla vacía y no atacada entre él y su compañero, que tampoco se ha movido; no importa qué haya ni qué apunte entre ambos. El compañero salta a la casilla que dejó el rey.',
  'rule/castling.orthodox':
    'Enroque ({{pieces}} con {{others}}): el rey que no se ha movido y no está en jaque avanza {{ways}}, por casillas vacías y sin atravesar ni alcanzar ninguna atacada. El compañero, que tampoco se ha movido, va a {{landing}}.',
  'rule/castling-way.both': '{{squares}} casillas hacia su compañero',
  'rule/castling-way.higher': '{{squares}} casillas hacia su compañero del lado de las últimas columnas',
  'rule/castling-way.lower': '{{squares}} casillas hacia su compañero del lado de las primeras columnas',
  'rule/castling-landing.beside': 'la casilla contigua al rey, al otro lado',
  'rule/castling-landing.left': 'la casilla que dejó el rey',
  'rule/castling-landing.crossed': 'la casilla que atravesó el rey',
  'rule/castling-landing.crossed-last': 'la última casilla que atravesó el rey',

  'rule/phase': '{{parts}}. La jugada que la termina debe cumplir las reglas que rigen después.',
  'rule/phase-until.capture': 'La partida empieza en la fase «{{phase}}», que dura hasta la primera captura',
  'rule/phase-suspends.check': 'mientras dura, se puede entrar en jaque, seguir en él y no hacerle caso',
  'rule/phase-bars.capture-on-first-move': 'nadie puede capturar en su primera jugada',
} satisfies Sayings;
