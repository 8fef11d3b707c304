/** About: what Hippodrome is, who made the games, licences, privacy. */
export const texts = {
  'about.lead':
    'Hippodrome is a place for chess with horses that ride: games with nightriders, cavaliers and spiders, to be played, studied and invented.',
  'about.how': 'How it is made',
  'about.how.text':
    'One rules document is the program. Each game is a text that tells its rules to people and to the machine, and proves itself by examples. Board, legal moves, computer player and rule sheet all follow from it.',
  'about.how.invent': 'Write one of your own in the workshop',
  'about.games': 'The games and their inventors',
  'about.games.text': 'What each document says about where its game comes from.',
  'about.privacy': 'Privacy',
  'about.privacy.text':
    'Nothing leaves your browser. There are no accounts, no cookies, no measuring of visitors, nothing from other sites. Games and settings are kept in this browser, where you can delete them.',
  'about.privacy.settings': 'See what is kept',
  'about.licence': 'Licences',
  'about.licence.text':
    'Hippodrome is free software under the Apache License 2.0. The shapes of chessmen and letters on the boards are outlines of Noto Sans Symbols 2 and Noto Sans, © The Noto Project Authors, under the SIL Open Font License 1.1.',
  'about.libraries': 'Other people’s work in this page',
  'about.libraries.failed': 'The list could not be loaded.',
  'about.texts': 'The texts of the licences',
  'about.version': 'Version {{version}}',
} as const;
