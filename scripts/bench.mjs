/**
 * @module `npm run bench -- NAME [--json] …`: sets up, then runs one benchmark, `bench/dist/NAME.js`.
 * Files in folders below `bench/src` are helpers; every file directly in it is a benchmark.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, say } from './run.mjs';
import { setUp } from './setup.mjs';

const folder = join(ROOT, 'bench', 'dist');

if (!setUp()) process.exit(1);

const [name, ...args] = process.argv.slice(2);
const names = benchNames();
if (name !== undefined && names.includes(name)) {
  process.exitCode = run(process.execPath, [join(folder, `${name}.js`), ...args]);
} else {
  say(name === undefined ? 'Which benchmark? npm run bench -- NAME [--json]' : `There is no benchmark "${name}".`);
  say(names.length > 0 ? `There are: ${names.join(', ')}` : 'There are none yet.');
  process.exitCode = 2;
}

function benchNames() {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js') && existsSync(join(ROOT, 'bench', 'src', file.replace(/\.js$/, '.ts'))))
    .map((file) => file.slice(0, -'.js'.length))
    .sort();
}
