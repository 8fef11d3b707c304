/** @module A bitboard's words: what mentions one is repeated for each, or joined to one value. See `expand.mjs`. */
import ts from 'typescript';

const f = ts.factory;

/** What makes one value of all words. */
export const JOINS = ['any', 'none', 'count', 'sum'];

export function joined(how, operand, context) {
  const words = forEachWord(operand, context).map((word) => f.createParenthesizedExpression(word));
  const together = (parts, token) => parts.reduce((a, b) => f.createBinaryExpression(a, token, b));
  if (how === 'sum') return f.createParenthesizedExpression(together(words, ts.SyntaxKind.PlusToken));
  if (how === 'count') {
    const type = f.createTypeReferenceNode('u64');
    const counts = words.map((word) => f.createCallExpression(f.createIdentifier('popcnt'), [type], [word]));
    return f.createCallExpression(f.createIdentifier('i32'), undefined, [together(counts, ts.SyntaxKind.PlusToken)]);
  }
  const union = f.createParenthesizedExpression(together(words, ts.SyntaxKind.BarToken));
  const test = how === 'any' ? ts.SyntaxKind.ExclamationEqualsToken : ts.SyntaxKind.EqualsEqualsToken;
  return f.createParenthesizedExpression(f.createBinaryExpression(union, test, f.createNumericLiteral(0)));
}

export function mentionsWord(node) {
  if (ts.isIdentifier(node)) return node.text.endsWith('$');
  return ts.forEachChild(node, (child) => mentionsWord(child) || undefined) ?? false;
}

export function forEachWord(node, { words }) {
  return Array.from({ length: words }, (_, word) => inWord(node, word));
}

/** The node as it is for one word. */
function inWord(node, word) {
  const visit = (inner) => {
    if (ts.isIdentifier(inner)) {
      if (inner.text === '$') return f.createNumericLiteral(word);
      return inner.text.endsWith('$') ? f.createIdentifier(`${inner.text.slice(0, -1)}${word}`) : inner;
    }
    return ts.visitEachChild(inner, visit, undefined);
  };
  return visit(node);
}

export function perWord(statements, context) {
  return statements.flatMap((statement) => (mentionsWord(statement) ? forEachWord(statement, context) : [statement]));
}

export function wordsOf(parameter, context) {
  return parameter.name.text.endsWith('$') ? forEachWord(parameter, context) : [parameter];
}
