export { parseSan } from './parse.js';
export { sanList, writeSan } from './write.js';
