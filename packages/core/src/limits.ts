/** Codes of pieces are below this: up to 31 kinds of pieces. */
export const CODES = 64;
export const MAX_KINDS = CODES / 2 - 1;
