/** @module What is wrong with the core's source, and where: told to whoever writes it. */
import ts from 'typescript';

/** @param {ts.Node} node @param {string} message @returns {Error} */
export function mistake(node, message) {
  const place = placeOf(node);
  return new Error(place === undefined ? message : `${place}: ${message}`);
}

/** File, line and column of a node, or of what it was made from; undefined for what was made of nothing. */
function placeOf(node) {
  const original = ts.getOriginalNode(node);
  const file = original.getSourceFile?.();
  if (file === undefined) return undefined;
  const { line, character } = file.getLineAndCharacterOfPosition(original.getStart(file));
  return `${file.fileName}:${line + 1}:${character + 1}`;
}
