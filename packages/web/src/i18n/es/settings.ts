/** véase `en/settings.ts`. */
import type { texts as english } from '../en/settings.js';
import type { Texts } from '../namespaces.js';

export const texts = {
  'settings.lead': 'Todo esto se guarda en este navegador y en ningún otro sitio.',
  'settings.colours': 'Colores',
  'settings.board': 'Tablero',
  'settings.offline': 'Sin red',
  'settings.offline.ready': 'Hippodrome está guardado en este navegador y funciona sin red, con el ordenador incluido.',
  'settings.offline.not':
    'Hippodrome aún no está guardado para usarlo sin red. Ocurre por sí solo tras una visita, si el navegador lo permite.',
  'settings.data': 'Tus datos',
  'settings.data.text':
    'Partidas, problemas resueltos, ajustes, documentos propios: en un archivo se pueden llevar a otro navegador.',
  'settings.data.export': 'Guardar en un archivo',
  'settings.data.import': 'Cargar de un archivo',
  'settings.data.clear': 'Borrar todo',
  'settings.data.imported_one': 'Cargado, con {{count}} partida. La página empieza de nuevo con ello.',
  'settings.data.imported_other': 'Cargado, con {{count}} partidas. La página empieza de nuevo con ello.',
  'settings.data.unreadable': 'Este archivo no se guardó aquí.',
  'settings.data.newer': 'Este archivo es de una versión más nueva de Hippodrome.',
  'settings.data.refused': 'El navegador no dejó guardarlo: {{why}}',
  'settings.data.sure': '¿Borrar todo lo guardado aquí?',
  'settings.data.sure.text':
    'Se van todas las partidas, los ajustes y el progreso de este navegador. Solo un archivo guardado puede devolverlos.',
  'settings.data.yes': 'Borrar todo',
} satisfies Texts<typeof english>;
