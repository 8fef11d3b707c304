/** What the slugs of games begin with that somebody wrote in this browser: none of theirs is ever mistaken for a shipped one. */
export const OWN_PREFIX = 'own-';
