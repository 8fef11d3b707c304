export { parseUci } from './parse.js';
export { writeUci } from './write.js';
