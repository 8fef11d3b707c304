/**
 * @module What an expression of the core's source comes to, where that is known before the program runs: layout constants, turns of
 * unrolled loops and, for a specialised module, what the game's program holds.
 */
import ts from 'typescript';

const K = ts.SyntaxKind;

const BINARY = new Map([
  [K.PlusToken, (a, b) => a + b],
  [K.MinusToken, (a, b) => a - b],
  [K.AsteriskToken, (a, b) => a * b],
  [K.AmpersandToken, (a, b) => a & b],
  [K.BarToken, (a, b) => a | b],
  [K.LessThanLessThanToken, (a, b) => a << b],
  [K.GreaterThanGreaterThanToken, (a, b) => a >> b],
  [K.LessThanToken, (a, b) => Number(a < b)],
  [K.GreaterThanToken, (a, b) => Number(a > b)],
  [K.LessThanEqualsToken, (a, b) => Number(a <= b)],
  [K.GreaterThanEqualsToken, (a, b) => Number(a >= b)],
  [K.EqualsEqualsToken, (a, b) => Number(a === b)],
  [K.ExclamationEqualsToken, (a, b) => Number(a !== b)],
]);

const LOADS = {
  u8: (image, at) => image.getUint8(at),
  i32: (image, at) => image.getInt32(at, true),
  u32: (image, at) => image.getUint32(at, true),
};

/**
 * @param {ts.Node} node
 * @param {{ words: number, constants: Readonly<Record<string, number>>, image?: DataView, program: ReadonlyMap<string, ts.FunctionDeclaration>,
 *   local: ReadonlyMap<string, number>, names?: ReadonlyMap<string, ts.Expression> }} known
 * @returns {number | undefined}
 */
export function constantValue(node, known) {
  const value = (inner) => constantValue(inner, known);
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isParenthesizedExpression(node)) return value(node.expression);
  if (ts.isIdentifier(node)) return named(node.text, known);
  if (ts.isPrefixUnaryExpression(node)) {
    const operand = value(node.operand);
    if (operand === undefined) return undefined;
    if (node.operator === K.MinusToken) return -operand;
    if (node.operator === K.ExclamationToken) return Number(!operand);
    return undefined;
  }
  if (ts.isBinaryExpression(node)) return binary(node, value);
  if (ts.isConditionalExpression(node)) {
    const condition = value(node.condition);
    return condition === undefined ? undefined : value(condition ? node.whenTrue : node.whenFalse);
  }
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) return called(node, known);
  return undefined;
}

function named(name, { words, constants, local, names }) {
  if (local.has(name)) return local.get(name);
  if (names?.has(name)) return undefined;
  return name === 'WORDS' ? words : constants[name];
}

function binary({ left, operatorToken: { kind }, right }, value) {
  const a = value(left);
  if (kind === K.AmpersandAmpersandToken) return a === undefined ? undefined : a ? value(right) : 0;
  if (kind === K.BarBarToken) return a === undefined ? undefined : a ? 1 : value(right);
  const b = value(right);
  return a === undefined || b === undefined ? undefined : BINARY.get(kind)?.(a, b);
}

/** Casts, and what the program holds. */
function called(node, known) {
  const name = node.expression.text;
  const passed = node.arguments.map((argument) => constantValue(argument, known));
  if (passed.includes(undefined)) return undefined;
  if (name === 'i32' || name === 'usize' || name === 'u32') return passed[0];
  if (known.image === undefined) return undefined;
  if (name === 'load') {
    const type = node.typeArguments[0].typeName.text;
    return LOADS[type]?.(
      known.image,
      passed.reduce((a, b) => a + b),
    );
  }
  const declaration = known.program.get(name);
  if (declaration === undefined) return undefined;
  const local = new Map(declaration.parameters.map((parameter, i) => [parameter.name.text, passed[i]]));
  const [answer] = declaration.body.statements;
  return constantValue(answer.expression, { ...known, local, names: undefined });
}
