/** The project as a program: the texts of two documents in, what it has found out. */
import { bestMove } from './best-move.js';

declare const process: { readonly argv: readonly string[] };

const [, , document = '', parent = ''] = process.argv;
console.log(await bestMove(document, parent));
