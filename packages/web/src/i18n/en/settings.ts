/** Settings: language, colours, what is kept in this browser. */
export const texts = {
  'settings.lead': 'Everything here is kept in this browser and nowhere else.',
  'settings.colours': 'Colours',
  'settings.board': 'Board',
  'settings.offline': 'Without a network',
  'settings.offline.ready':
    'Hippodrome is kept in this browser and works without a network, the computer player included.',
  'settings.offline.not':
    'Hippodrome is not yet kept for use without a network. This happens by itself after a visit, where the browser allows it.',
  'settings.data': 'Your data',
  'settings.data.text':
    'Games, puzzles solved, settings, documents of your own: a file of it can be taken along to another browser.',
  'settings.data.export': 'Save to a file',
  'settings.data.import': 'Load from a file',
  'settings.data.clear': 'Delete everything',
  'settings.data.imported_one': 'Loaded, with {{count}} game. The page starts again with it.',
  'settings.data.imported_other': 'Loaded, with {{count}} games. The page starts again with it.',
  'settings.data.unreadable': 'This file is none that was saved here.',
  'settings.data.newer': 'This file was saved by a newer version of Hippodrome.',
  'settings.data.refused': 'The browser did not let it be kept: {{why}}',
  'settings.data.sure': 'Delete everything kept here?',
  'settings.data.sure.text':
    'All games, settings and progress in this browser go. They cannot be brought back unless you have saved them to a file.',
  'settings.data.yes': 'Delete everything',
} as const;
