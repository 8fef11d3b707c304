/**
 * Each tool must find what it was configured to find, or a change to its configuration could switch it off unseen.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeTree } from './bad-tree.mjs';
import { capture, installed, ROOT } from './run.mjs';

const PACKAGE = { 'package.json': '{\n  "type": "module"\n}\n', '.gitignore': 'dist/\n' };

/**
 * Runs a tool, with the project's own configuration, on a tree of these files.
 * @param {readonly string[]} command
 * @param {readonly string[]} configuration files copied from the project
 * @param {Record<string, string>} files
 */
function runOn([tool = '', ...args], configuration, files) {
  const root = makeTree({ ...PACKAGE, ...files });
  for (const file of configuration) copyFileSync(join(ROOT, file), join(root, file));
  linkPackages(root);
  return capture(installed(tool), args, root);
}

/** Does what npm does for workspaces: `@hippodrome/name` leads to `packages/name`. @param {string} root */
function linkPackages(root) {
  const scope = join(root, 'node_modules', '@hippodrome');
  mkdirSync(scope, { recursive: true });
  if (!existsSync(join(root, 'packages'))) return;
  for (const name of readdirSync(join(root, 'packages'))) symlinkSync(join(root, 'packages', name), join(scope, name));
}

describe('dependency-cruiser', () => {
  const code = 'export const x = 1;\n';
  const cruise = (/** @type {Record<string, string>} */ files) =>
    runOn(['depcruise', '--config', '.dependency-cruiser.cjs', '.'], ['.dependency-cruiser.cjs'], files);

  /** A project where packages import others. @param {readonly (readonly [from: string, to: string])[]} imports */
  const importing = (imports) => ({
    ...Object.fromEntries(imports.map(([, to]) => [`packages/${to}/src/b.ts`, code])),
    ...Object.fromEntries(
      imports.map(([from, to]) => [
        `packages/${from}/src/to-${to}.ts`,
        `import { x } from '../../${to}/src/b.js';\nexport const y = x;\n`,
      ]),
    ),
  });

  test('no package may import another against the order', () => {
    const forbidden = /** @type {const} */ ([
      ['rules', 'engine'],
      ['rules', 'board'],
      ['board', 'rules'],
      ['core', 'engine'],
      ['engine', 'lab'],
      ['lab', 'server'],
      ['web', 'server'],
      ['server', 'web'],
      ['cli', 'web'],
    ]);
    const { code: exit, output } = cruise(importing([...forbidden, ['novelty', 'rules']]));
    for (const [from, to] of forbidden) {
      expect(output).toContain(`error ${from}-imports: packages/${from}/src/to-${to}.ts`);
    }
    expect(output).toContain('error unlisted-package: packages/novelty/src/to-rules.ts');
    expect(exit).toBe(forbidden.length + 1);
  });

  test('nor by the name of the package', () => {
    const files = {
      'packages/rules/src/a.ts': "import { x } from '@hippodrome/engine';\nexport const y = x;\n",
      'packages/engine/package.json': '{ "name": "@hippodrome/engine", "exports": { ".": "./dist/index.js" } }\n',
      'packages/engine/dist/index.js': code,
    };
    expect(cruise(files).output).toContain('rules-imports');
  });

  test('nor its types', () => {
    const { output } = cruise({
      'packages/rules/src/a.ts': "import type { X } from '../../engine/src/b.js';\nexport type Y = X;\n",
      'packages/engine/src/b.ts': 'export type X = 1;\n',
    });
    expect(output).toContain('rules-imports');
  });

  test('imports along the order are fine', () => {
    const { code: exit } = cruise(
      importing([
        ['engine', 'rules'],
        ['lab', 'core'],
        ['server', 'board'],
        ['cli', 'server'],
      ]),
    );
    expect(exit).toBe(0);
  });

  test('a module of Node does not belong into the rules, but may be used by their tests', () => {
    const read = "import { readFileSync } from 'node:fs';\nexport const x = readFileSync;\n";
    expect(cruise({ 'packages/rules/src/a.ts': read }).output).toContain('pure');
    expect(cruise({ 'packages/rules/src/a.test.ts': read, 'packages/engine/src/a.ts': read }).code).toBe(0);
  });

  test('cycles and paths that lead nowhere are found', () => {
    const { output } = cruise({
      'packages/rules/src/a.ts': "import { b } from './b.js';\nexport const a = () => b;\n",
      'packages/rules/src/b.ts': "import { a } from './a.js';\nexport const b = () => a;\n",
      'packages/rules/src/c.ts': "import { d } from './lost.js';\nexport const c = d;\n",
    });
    expect(output).toContain('no-cycle');
    expect(output).toContain('resolvable');
  });

  test('types may refer to each other', () => {
    const { code: exit } = cruise({
      'packages/rules/src/a.ts': "import type { B } from './b.js';\nexport interface A { b?: B }\n",
      'packages/rules/src/b.ts': "import type { A } from './a.js';\nexport interface B { a?: A }\n",
    });
    expect(exit).toBe(0);
  });
});

describe('oxlint', () => {
  const lint = (/** @type {string} */ code) =>
    runOn(['oxlint', '--type-aware'], ['.oxlintrc.json'], {
      'tsconfig.json':
        '{ "compilerOptions": { "strict": true, "module": "nodenext", "noUncheckedIndexedAccess": true } }',
      'a.ts': `declare function save(): Promise<void>;\ndeclare function on(f: () => void): void;\n${code}\nexport {};\n`,
    });

  test.each([
    ['no-floating-promises', 'save();'],
    ['no-misused-promises', 'on(async () => { await save(); });'],
    ['await-thenable', 'await 1;'],
    ['no-explicit-any', 'export const x: any = 1;'],
    ['consistent-type-imports', "import { X } from './x.js';\nexport type Y = X;"],
    ['no-unused-vars', 'const x = 1;'],
  ])('%s is on', (rule, code) => {
    const { code: exit, output } = lint(code);
    expect(output).toContain(`(${rule})`);
    expect(exit).toBeGreaterThan(0);
  });

  test('good code passes', () => {
    expect(lint('await save();\nvoid save();\non(() => undefined);').output).toContain('0 errors');
  });
});

describe('biome', () => {
  const check = (/** @type {string} */ code) =>
    runOn(['biome', 'ci', '--colors=off', '--error-on-warnings', '.'], ['biome.json'], { 'a.ts': code });

  test.each([
    ['format', 'export const x = "double quotes"\n'],
    ['organizeImports', "import { b } from './b.js';\nimport { a } from './a.js';\n\nexport const x = [a, b];\n"],
    ['lint/style/useConst', 'let x = 1;\nexport const y = x;\n'],
  ])('%s is checked', (category, code) => {
    const { code: exit, output } = check(code);
    expect(output).toContain(category);
    expect(exit).toBe(1);
  });

  test('good code passes', () => {
    expect(check("export const x = 'single quotes';\n").code).toBe(0);
  });
});

describe('knip', () => {
  const library = {
    'package.json': '{ "name": "root", "type": "module", "private": true, "workspaces": ["packages/*"] }\n',
    'packages/rules/package.json':
      '{ "name": "@hippodrome/rules", "type": "module", "exports": { ".": "./dist/index.js", "./fen": "./dist/fen/index.js" } }\n',
    'packages/rules/tsconfig.json': '{ "extends": "../../tsconfig.base.json" }\n',
    'packages/rules/src/index.ts': "export * from './a.js';\n",
    'packages/rules/src/a.ts': 'export const forUsers = 1;\n',
    'packages/rules/src/fen/index.ts': 'export const alsoForUsers = 1;\n',
  };
  const find = (/** @type {Record<string, string>} */ files) =>
    runOn(['knip', '--no-progress', '--no-config-hints'], ['knip.json', 'tsconfig.base.json'], {
      ...library,
      ...files,
    });

  test('what a package exports is in use', () => {
    expect(find({})).toEqual({ code: 0, output: '' });
  });

  test('files and exports that nothing uses are found', () => {
    const { code: exit, output } = find({
      'packages/rules/src/index.ts': "export { used } from './a.js';\n",
      'packages/rules/src/a.ts': 'export const used = 1;\nexport const forgotten = 1;\n',
      'packages/rules/src/lost.ts': 'export const x = 1;\n',
    });
    expect(output).toContain('packages/rules/src/lost.ts');
    expect(output).toContain('forgotten');
    expect(exit).toBe(1);
  });
});
