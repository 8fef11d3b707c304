/**
 * @module From the one source in `assembly/` to the text that the AssemblyScript compiler gets, for a number of 64-bit words and,
 * for a specialised module, for one game. What the source may say beyond AssemblyScript:
 *
 * - A name that ends in `$` is a bitboard: one u64 for each word. Declarations, assignments, parameters and arguments that mention
 *   one are repeated for every word; `$` itself is the number of the word; `x$[1]` is word 1. `any(…)`, `none(…)`, `count(…)` and `sum(…)`
 *   join the words: is a bit set, is none set, how many are, all words added up.
 * - `@splice` (in the comment) before a function without result: calls are replaced by its body. Its parameters stand for what the caller
 *   wrote, so it can assign to a caller's bitboards.
 * - `@program` before a function that only loads from the program: in a specialised module, a call with constants is replaced by what
 *   the game's program holds there.
 * - `@bySide` before a function with a parameter `side`: a specialised module has it twice, once for each side.
 * - `@inline`: the decorator of that name.
 * - `unroll: for (…)`: in a specialised module, where the bounds are constants, the body is repeated.
 * - Conditions that are constants are decided here.
 */
import ts from 'typescript';
import { constantValue } from './constant.mjs';
import { mistake } from './mistake.mjs';
import { forEachWord, JOINS, joined, mentionsWord, perWord, wordsOf } from './words.mjs';

const f = ts.factory;

/**
 * @param {ReadonlyMap<string, string>} sources by file name
 * @param {{ words: number, constants: Readonly<Record<string, number>>, image?: DataView }} target `image`: the game's program
 * @returns {Map<string, string>}
 */
export function expand(sources, target) {
  const files = [...sources].map(([name, text]) => ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true));
  const tagged = collect(files);
  const context = { ...target, ...tagged };
  const printer = ts.createPrinter({ removeComments: true });
  return new Map(
    files.map((file) => [file.fileName, decorated(printer.printFile(expandFile(file, context)), context)]),
  );
}

/** The printer leaves decorators of functions out. What is only declared is imported from the module `env`. */
function decorated(text, { inline, program }) {
  const isInline = (/** @type {string} */ name) => inline.has(name) || program.has(name);
  return text
    .replace(/^declare function (\w+)/gm, '@external("env", "$1")\n$&')
    .replace(/^(?:export )?function (\w+)/gm, (head, name) => (isInline(name) ? `@inline\n${head}` : head));
}

/** The functions that are treated in their own way, by name. */
function collect(files) {
  const found = { splice: new Map(), program: new Map(), bySide: new Map(), inline: new Set() };
  for (const file of files) {
    for (const statement of file.statements) {
      if (!isDefined(statement)) continue;
      const comment = file.text.slice(statement.getFullStart(), statement.getStart(file));
      const [, tag] = /@(splice|program|bySide|inline)\b/.exec(comment) ?? [];
      if (tag === 'splice' && statement.type?.kind !== ts.SyntaxKind.VoidKeyword) {
        throw mistake(statement, `${statement.name.text} is spliced, and can have no result`);
      }
      if (tag === 'inline') found.inline.add(statement.name.text);
      else if (tag !== undefined) found[tag].set(statement.name.text, statement);
    }
  }
  return found;
}

/** A function of ours; what is only declared is imported. */
function isDefined(statement) {
  return ts.isFunctionDeclaration(statement) && statement.body !== undefined;
}

function expandFile(file, context) {
  const statements = file.statements.flatMap((statement) => {
    if (!isDefined(statement)) return perWord([statement], context);
    const name = statement.name.text;
    if (context.splice.has(name)) return [];
    if (context.image !== undefined && context.bySide.has(name)) return bothSides(statement, context);
    return [expandFunction(statement, name, new Map(), context)];
  });
  return f.updateSourceFile(file, statements);
}

function expandFunction(declaration, name, constants, context) {
  const parameters = declaration.parameters.flatMap((parameter) => wordsOf(parameter, context));
  const literals = new Map([...constants].map(([constant, value]) => [constant, numeral(value)]));
  const body = blockOf(declaration.body.statements, new Scope(constants, literals), context);
  const inline = context.inline.has(name) || context.program.has(name);
  const modifiers = (declaration.modifiers ?? []).filter(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  const decorators = inline ? [f.createDecorator(f.createIdentifier('inline'))] : [];
  return f.createFunctionDeclaration(
    [...decorators, ...modifiers],
    undefined,
    name,
    undefined,
    parameters,
    declaration.type,
    f.createBlock(body, true),
  );
}

/** Two copies of a function with the side a constant, and the function that chooses. */
function bothSides(declaration, context) {
  const name = declaration.name.text;
  const copies = [0, 1].map((side) => {
    const fixed = expandFunction(declaration, `${name}_${side}`, new Map([['side', side]]), context);
    return f.updateFunctionDeclaration(
      fixed,
      fixed.modifiers?.filter(({ kind }) => kind !== ts.SyntaxKind.ExportKeyword),
      undefined,
      fixed.name,
      undefined,
      fixed.parameters.filter((parameter) => parameter.name.text !== 'side'),
      fixed.type,
      fixed.body,
    );
  });
  const parameters = declaration.parameters.flatMap((parameter) => wordsOf(parameter, context));
  const rest = parameters.filter((parameter) => parameter.name.text !== 'side').map(({ name }) => name);
  const [white, black] = [0, 1].map((side) =>
    f.createCallExpression(f.createIdentifier(`${name}_${side}`), undefined, rest),
  );
  const isVoid = declaration.type?.kind === ts.SyntaxKind.VoidKeyword;
  const answer = (call) => (isVoid ? f.createExpressionStatement(call) : f.createReturnStatement(call));
  const choice = f.createIfStatement(f.createIdentifier('side'), answer(black), answer(white));
  return [
    ...copies,
    f.createFunctionDeclaration(
      declaration.modifiers,
      undefined,
      name,
      undefined,
      parameters,
      declaration.type,
      f.createBlock([choice], true),
    ),
  ];
}

/** What names stand for within one block: constants, and the parameters of splices. */
class Scope {
  static #splices = 0;
  constructor(constants = new Map(), names = new Map(), suffix = '', within = []) {
    this.constants = constants;
    this.names = names;
    this.suffix = suffix;
    /** The splices that this is a part of. */
    this.within = within;
  }
  inner() {
    return new Scope(new Map(this.constants), new Map(this.names), this.suffix, this.within);
  }
  spliced(name) {
    return new Scope(new Map(), new Map(), `_${++Scope.#splices}`, [...this.within, name]);
  }
}

/** The statements of a block, without the braces. */
function blockOf(statements, outer, context) {
  const scope = outer.inner();
  return statements.flatMap((statement) => expandStatement(statement, scope, context));
}

function expandStatement(statement, scope, context) {
  const { constants } = scope;
  const value = (node) => constantValue(node, { ...context, local: constants, names: scope.names });
  const inBlock = (body) => {
    const inner = blockOf(ts.isBlock(body) ? body.statements : [body], scope, context);
    return f.createBlock(inner, true);
  };
  if (ts.isBlock(statement)) return [inBlock(statement)];
  if (ts.isLabeledStatement(statement)) return unrolled(statement, scope, context);
  if (ts.isIfStatement(statement)) {
    const known = value(statement.expression);
    if (known !== undefined) {
      const taken = known ? statement.thenStatement : statement.elseStatement;
      return taken === undefined ? [] : [inBlock(taken)];
    }
    const rest = statement.elseStatement && inBlock(statement.elseStatement);
    return [f.createIfStatement(rewrite(statement.expression, scope, context), inBlock(statement.thenStatement), rest)];
  }
  if (ts.isWhileStatement(statement)) {
    return [f.createWhileStatement(rewrite(statement.expression, scope, context), inBlock(statement.statement))];
  }
  if (ts.isDoStatement(statement)) {
    return [f.createDoStatement(inBlock(statement.statement), rewrite(statement.expression, scope, context))];
  }
  if (ts.isForStatement(statement)) {
    const inner = scope.inner();
    const [declared] =
      statement.initializer === undefined
        ? []
        : expandStatement(f.createVariableStatement([], statement.initializer), inner, context);
    const body = blockOf(
      ts.isBlock(statement.statement) ? statement.statement.statements : [statement.statement],
      inner,
      context,
    );
    return [
      f.createForStatement(
        declared?.declarationList,
        statement.condition && rewrite(statement.condition, inner, context),
        statement.incrementor && rewrite(statement.incrementor, inner, context),
        f.createBlock(body, true),
      ),
    ];
  }
  if (ts.isVariableStatement(statement)) return declare(statement, scope, context, value);
  const call = ts.isExpressionStatement(statement) && ts.isCallExpression(statement.expression) && statement.expression;
  if (call && context.splice.has(call.expression.text)) return splice(call, scope, context);
  return perWord([rewrite(statement, scope, context)], context);
}

function declare(statement, scope, context, value) {
  const { flags } = statement.declarationList;
  return statement.declarationList.declarations.flatMap((declaration) => {
    const name = declaration.name.text;
    const known = declaration.initializer && flags & ts.NodeFlags.Const ? value(declaration.initializer) : undefined;
    const initializer = declaration.initializer && rewrite(declaration.initializer, scope, context);
    const renamed = rename(name, scope.suffix);
    scope.constants.delete(name);
    scope.names.set(name, f.createIdentifier(renamed));
    if (known !== undefined) {
      scope.constants.set(name, known);
    }
    const list = f.createVariableDeclarationList(
      [f.createVariableDeclaration(renamed, undefined, declaration.type, initializer)],
      flags,
    );
    return perWord([f.createVariableStatement([], list)], context);
  });
}

function rename(name, suffix) {
  if (suffix === '') return name;
  // The mark behind the number keeps the number of the word apart from it.
  return name.endsWith('$') ? `${name.slice(0, -1)}${suffix}_$` : `${name}${suffix}`;
}

/** The body of the function called, with what was passed in the place of its parameters. */
function splice(call, scope, context) {
  const called = call.expression.text;
  const declaration = context.splice.get(called);
  const [takes, given] = [declaration.parameters.length, call.arguments.length];
  if (takes !== given) throw mistake(call, `${called} takes ${takes} arguments, and is given ${given}`);
  if (scope.within.includes(called)) throw mistake(call, `${called} is spliced, and cannot call itself`);
  const inner = scope.spliced(called);
  const before = [];
  declaration.parameters.forEach((parameter, i) => {
    const name = parameter.name.text;
    const argument = call.arguments[i];
    const known = constantValue(argument, { ...context, local: scope.constants, names: scope.names });
    const written = rewrite(argument, scope, context);
    if (known !== undefined && !name.endsWith('$')) {
      inner.constants.set(name, known);
      inner.names.set(name, written);
    } else if (ts.isIdentifier(written)) {
      inner.names.set(name, written);
    } else {
      const bound = rename(name, inner.suffix);
      inner.names.set(name, f.createIdentifier(bound));
      const list = f.createVariableDeclarationList(
        [f.createVariableDeclaration(bound, undefined, parameter.type, written)],
        ts.NodeFlags.Let,
      );
      before.push(...perWord([f.createVariableStatement([], list)], context));
    }
  });
  const body = declaration.body.statements.flatMap((statement) => expandStatement(statement, inner, context));
  return [f.createBlock([...before, ...body], true)];
}

/** A loop with its turns written out one by one; the loop as it is where its bounds are not known. */
function unrolled(labelled, scope, context) {
  const loop = labelled.statement;
  if (labelled.label.text !== 'unroll' || !ts.isForStatement(loop)) {
    throw mistake(labelled, 'the only label is "unroll", and stands before "for"');
  }
  const [{ name, initializer }] = loop.initializer.declarations;
  const inner = scope.inner();
  const value = (node) => constantValue(node, { ...context, local: inner.constants, names: inner.names });
  const first = value(initializer);
  inner.constants.set(name.text, first);
  if (context.image === undefined || first === undefined || value(loop.condition) === undefined) {
    return expandStatement(loop, scope, context);
  }
  const turns = [];
  for (let turn = first; ; turn++) {
    const here = scope.inner();
    here.constants.set(name.text, turn);
    here.names.set(name.text, f.createNumericLiteral(turn));
    inner.constants.set(name.text, turn);
    if (!value(loop.condition)) break;
    const body = blockOf(ts.isBlock(loop.statement) ? loop.statement.statements : [loop.statement], here, context);
    const block = f.createBlock(body, true);
    // What goes on with the next turn leaves this one.
    turns.push(continues(loop.statement) ? f.createDoStatement(block, f.createFalse()) : block);
  }
  return turns;
}

/** Whether a loop's body goes on with the loop's next turn. */
function continues(node) {
  if (ts.isContinueStatement(node)) return true;
  if (ts.isIterationStatement(node, false)) return false;
  return ts.forEachChild(node, (child) => continues(child) || undefined) ?? false;
}

/** Names replaced, constants put in, words joined where the source says so. The node may still speak of every word. */
function rewrite(node, scope, context) {
  const value = (inner) => constantValue(inner, { ...context, local: scope.constants, names: scope.names });
  const visit = (inner) => {
    if (ts.isIdentifier(inner)) {
      return inner.text !== '$' && scope.names.has(inner.text) ? scope.names.get(inner.text) : inner;
    }
    // A literal is printed as it stands in its file unless it is made anew.
    if (ts.isNumericLiteral(inner)) return f.createNumericLiteral(inner.getText?.() ?? inner.text);
    if (ts.isElementAccessExpression(inner)) {
      const base = visit(inner.expression);
      const word = value(inner.argumentExpression);
      if (word === undefined) throw mistake(inner, 'which word is meant must be known here');
      return f.createIdentifier(`${base.text.slice(0, -1)}${word}`);
    }
    if (ts.isConditionalExpression(inner)) {
      const known = value(inner.condition);
      if (known !== undefined) return visit(known ? inner.whenTrue : inner.whenFalse);
    }
    if (ts.isCallExpression(inner) && ts.isIdentifier(inner.expression)) {
      const called = inner.expression.text;
      if (context.splice.has(called)) throw mistake(inner, `${called} is spliced, and must be a statement of its own`);
      const known = context.program.has(called) ? value(inner) : undefined;
      if (known !== undefined) return numeral(known);
      const ofSide = context.image && sidePassed(inner, context, value);
      if (ofSide) {
        const rest = inner.arguments.filter((argument) => argument !== ofSide.argument);
        return visit(f.createCallExpression(f.createIdentifier(`${called}_${ofSide.side}`), undefined, rest));
      }
      const passed = inner.arguments.map(visit);
      if (JOINS.includes(called)) return joined(called, passed[0], context);
      const each = passed.flatMap((argument) => (mentionsWord(argument) ? forEachWord(argument, context) : [argument]));
      return f.createCallExpression(inner.expression, inner.typeArguments, isPerWordBuiltin(called) ? passed : each);
    }
    return ts.visitEachChild(inner, visit, undefined);
  };
  return visit(node);
}

/** The argument that says the side, where it is a constant: there is a copy of the function for each side. */
function sidePassed(call, { bySide }, value) {
  const declaration = bySide.get(call.expression.text);
  const place = declaration?.parameters.findIndex((parameter) => parameter.name.text === 'side') ?? -1;
  const argument = call.arguments[place];
  const side = argument && value(argument);
  return side === undefined ? undefined : { argument, side };
}

/** Functions of one word, which a statement repeats as a whole. */
function isPerWordBuiltin(name) {
  return ['load', 'store', 'select', 'popcnt', 'clz', 'ctz', 'u64', 'i32', 'shifted', 'bit'].includes(name);
}

function numeral(value) {
  return value < 0
    ? f.createPrefixUnaryExpression(ts.SyntaxKind.MinusToken, f.createNumericLiteral(-value))
    : f.createNumericLiteral(value);
}
