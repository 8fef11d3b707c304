/** Enseñar un juego cuyas reglas cambian por el camino. */
import type { texts as english } from '../en/teach.js';
import type { Texts } from '../namespaces.js';

export const texts = {
  'teach.of': 'Enseñar {{title}}',
  'teach.board': 'Tablero de {{title}}',
  'teach.noPhases':
    'Las reglas de este juego no cambian durante la partida, así que no tiene modo de enseñanza. Tiene lecciones.',
  'teach.toLessons': 'A las lecciones',
  'teach.sheet': 'Hoja de reglas para imprimir',
  'teach.full': 'Pantalla completa',
  'teach.leaveFull': 'Salir de pantalla completa',
  'teach.sight': 'Ver las líneas',
  'teach.flip': 'Girar',
  'teach.undo': 'Retroceder',
  'teach.new': 'Partida nueva',
  'teach.new.sure': '¿Empezar de nuevo? Se perderán las jugadas y las notas de esta partida.',
  'teach.new.yes': 'Sí, empezar de nuevo',
  'teach.new.no': 'Conservar esta partida',
  'teach.pass': 'Pasar',
  'teach.toMove': 'Juegan {{side}}',

  'teach.regime': 'Rige ahora',
  'teach.regime.phase': 'La fase «{{phase}}»',
  'teach.regime.ordinary': 'Todas las reglas ordinarias',
  'teach.law.check-sleeps': 'El jaque no significa nada: los reyes pueden entrar en ataques y quedarse.',
  'teach.law.no-capture-yet': 'Nadie captura en su primera jugada.',
  'teach.law.capture-ends': 'La primera captura termina la fase, la haga quien la haga.',
  'teach.law.must-be-safe': 'Esa captura no puede dejar atacado al propio rey.',
  'teach.law.ordinary': 'Hay que responder a los jaques, y el mate termina la partida.',

  'teach.ask': 'Para hablar',
  'teach.another': 'Otra pregunta',
  'teach.h.start': 'Los dos reyes están atacados. ¿Qué te dice tu instinto de ajedrez? ¿Acierta aquí?',
  'teach.h.ended':
    '{{side}}: la fase termina con vuestra captura. ¿Quién estaba preparado para este momento y quién no?',
  'teach.h.caught':
    'La fase ha terminado. {{side}}: en jaque de una jugada a otra. ¿Qué libertad se tomó demasiado tiempo?',
  'teach.h.walked-in':
    '{{side}}: el rey ha entrado de lleno en un ataque. En ajedrez sería imposible. ¿Qué se gana aquí con ello?',
  'teach.h.stayed-in': '{{side}}: el rey sigue atacado. ¿Plan, costumbre o descuido?',
  'teach.h.may-end_one': '{{side}}: la fase puede terminar ahora, de {{count}} manera. ¿Lo harías? ¿Por qué motivo?',
  'teach.h.may-end_other': '{{side}}: la fase puede terminar ahora, de {{count}} maneras. ¿Lo harías? ¿Por qué motivo?',
  'teach.h.may-not-end':
    '{{side}}: hay algo que capturar y no se puede, porque las reglas que volverían encontrarían al rey atacado. ¿Qué tiene que pasar antes?',
  'teach.h.fewer_one':
    '{{side}}: queda {{count}} pieza de esta clase ({{piece}}). Sin ella se pierde la partida. ¿Qué cambia eso en cada cambio de piezas?',
  'teach.h.fewer_other':
    '{{side}}: quedan {{count}} piezas de esta clase ({{piece}}). Sin ellas se pierde la partida. ¿Qué cambia eso en cada cambio de piezas?',
  'teach.h.pass': '{{side}}: no hay jugada y se pasa. En ajedrez serían tablas. ¿Ha quedado algo resuelto?',
  'teach.h.promotion': '{{side}}: coronación, en la única pieza posible. ¿Qué habrías preferido y por qué?',
  'teach.h.check': '{{side}}: jaque al rey. Hace un rato no habría significado nada. ¿Qué ha sido de vuestros planes?',
  'teach.h.over': 'La partida ha terminado. ¿Cuándo se decidió: antes del final de la fase o después?',
  'teach.h.quiet': '¿Para qué es esta jugada: para las reglas que rigen o para las que regirán?',
  'teach.q.endNow': '¿Terminarías la fase ahora? ¿Por qué, o por qué todavía no?',
  'teach.q.confuses': '¿Qué te confunde?',
  'teach.q.misleads': '¿Qué costumbre del ajedrez te engaña aquí y cuál te ayuda?',
  'teach.q.calculated': '¿Qué amenaza viste y cuál tuviste que calcular?',
  'teach.q.prepare': 'Si la fase terminara en la próxima jugada, ¿dónde querrías tener tu rey?',
  'teach.q.adjust': '¿Qué hacías hace un momento que ya no puedes hacer?',
  'teach.q.regret': 'Mirando atrás: ¿terminó la fase en el momento justo y por el bando justo?',

  'teach.if': 'Si la fase terminara ahora',
  'teach.if.check': '{{side}}: el rey de {{royal}} estaría en jaque desde {{attackers}}.',
  'teach.if.nobody': 'Nadie estaría en jaque.',
  'teach.if.moves': '{{side}}: se puede terminar con {{moves}}.',
  'teach.if.none': '{{side}}: ninguna captura permitida puede terminarla.',

  'teach.note.start': 'Nota antes de la primera jugada',
  'teach.note.ply': 'Nota a {{move}}',
  'teach.note.placeholder': '¿Qué se dijo?',
  'teach.note.kept': 'Se guarda con la partida en este navegador.',
  'teach.copyNotes': 'Copiar notas',
  'teach.notesCopied': 'Notas copiadas',
  'teach.copyPgn': 'Copiar PGN',
  'teach.pgnCopied': 'PGN copiado',
  'teach.download': 'Descargar PGN',
  'teach.moves': 'Jugadas',
  'teach.moves.noted': '{{move}}, con nota',
} satisfies Texts<typeof english>;
