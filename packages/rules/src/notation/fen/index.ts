export { fieldOwner } from './fields.js';
export { LONGEST_FEN, parseFen } from './parse.js';
export { readPlacement } from './read-placement.js';
export { readPosition } from './read-position.js';
export { writeFen, writeSetup } from './write.js';
export { type Pieces, writePlacement } from './write-placement.js';
