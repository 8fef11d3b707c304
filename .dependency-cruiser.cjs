/**
 * Who may import whom. The order keeps the rules readable and pure, and lets each package be used without the others.
 * A new package gets a row here; without one it may import nothing of ours.
 */
const MAY_IMPORT = {
  rules: [],
  board: [],
  protocol: ['rules'],
  core: ['rules'],
  engine: ['rules', 'core'],
  lab: ['rules', 'core', 'engine'],
  web: ['rules', 'core', 'engine', 'board', 'protocol'],
  server: ['rules', 'core', 'engine', 'board', 'protocol'],
  cli: ['rules', 'core', 'engine', 'lab', 'board', 'protocol', 'server'],
};
/** These run anywhere, in a browser too, and do no input or output. */
const PURE = ['rules', 'board', 'protocol'];

const TEST = '[.]test[.]ts$';

const order = Object.entries(MAY_IMPORT).map(([name, others]) => ({
  name: `${name}-imports`,
  comment: `${name} may import of ours: ${others.join(', ') || 'nothing'}.`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^(packages|bench|docs|e2e|scripts)/', pathNot: `^packages/(${[name, ...others].join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...order,
    {
      name: 'unlisted-package',
      comment: 'A package without a row in MAY_IMPORT (.dependency-cruiser.cjs) may import nothing of ours.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/', pathNot: `^packages/(${Object.keys(MAY_IMPORT).join('|')})/` },
      to: { path: '^(packages|bench|docs|e2e|scripts)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'pure',
      comment: `No modules of Node in ${PURE.join(' and ')}: they also run in the browser.`,
      severity: 'error',
      from: { path: `^packages/(${PURE.join('|')})/src/`, pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-test-import',
      comment: 'Tests are not part of what is shipped: put what is shared into a module of its own.',
      severity: 'error',
      from: { pathNot: TEST },
      to: { path: TEST },
    },
    {
      name: 'no-cycle',
      comment:
        'Two modules that need each other are one module, or there is a third one inside of them. ' +
        'Types may refer to each other (import type): nothing of that is left when the program runs.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment:
        'This import leads nowhere: a wrong path, a library that package.json does not name, or a missing build. (What the bundler makes is called virtual:…)',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    exclude: {
      path: ['(^|/)(fixtures|coverage|data)/', '^[.]git/', '^docs/[.](pages|site)/', '^packages/cli/bundle/'],
    },
    doNotFollow: { path: ['(^|/)node_modules/', '(^|/)dist/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      mainFields: ['types', 'module', 'main'],
    },
  },
};
