/** @module The dictionary of pieces: by a name, how the piece moves, what else it is called, its usual letters, its picture. */
export { type Lookup, lookUpPiece, pieceDictionary, pieceNames } from './dictionary.js';
export { type DictionaryEntry, TRADITIONS, type Tradition, type UsualLetter } from './entry.js';
