/**
 * @module `npm run build --workspace packages/core`, after the TypeScript compiler: makes the WebAssembly modules that `src/module.ts`
 * loads, generic ones for each number of words and a specialised one for each document of `variants/`. Modules whose inputs have not
 * changed are kept.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { compile, expectOk, loadVariant } from '@hippodrome/rules';
import { layoutOf } from '../dist/layout.js';
import { genericName, specialisedName } from '../dist/module-name.js';
import { createProgram } from '../dist/program/index.js';
import { readSources } from './sources.mjs';

const HERE = new URL('.', import.meta.url).pathname;
const OUT = join(HERE, '../dist/wasm');
const VARIANTS = join(HERE, '../../../variants');

/** One module to make. @typedef {{ name: string, words: 1 | 2 | 3, image?: Uint8Array, stamp: string }} Job */

async function build() {
  mkdirSync(OUT, { recursive: true });
  const jobs = [...genericJobs(), ...specialisedJobs()];
  const names = new Set(jobs.map(({ name }) => name));
  const stale = jobs.filter((job) => !isCurrent(job));
  await compileAll(stale);
  for (const file of readdirSync(OUT)) if (!names.has(file.replace(/\.js$/, ''))) rmSync(join(OUT, file));
  const entries = jobs.map(({ name }) => `  '${name}': () => import('./${name}.js'),`);
  writeFileSync(join(OUT, 'index.js'), `export const modules = {\n${entries.join('\n')}\n};\n`);
}

/** @returns {Job[]} */
function genericJobs() {
  return /** @type {const} */ ([1, 2, 3]).map((words) => {
    const name = genericName({ words, bytes: new Uint8Array() });
    return { name, words, stamp: stampOf(words) };
  });
}

/** Games that come to the same program share a module. @returns {Job[]} */
function specialisedJobs() {
  const read = (/** @type {string} */ slug) => readFileSync(join(VARIANTS, `${slug}.md`), 'utf8');
  const isThere = (/** @type {string} */ slug) => existsSync(join(VARIANTS, `${slug}.md`));
  const parents = (/** @type {string} */ slug) => (isThere(slug) ? read(slug) : undefined);
  const jobs = new Map();
  for (const file of readdirSync(VARIANTS).filter((name) => name.endsWith('.md'))) {
    const spec = expectOk(loadVariant(read(file.replace(/\.md$/, '')), parents));
    const program = createProgram(expectOk(compile(spec)));
    if (!program.ok) continue;
    const { words, bytes } = program.value;
    const name = specialisedName(program.value);
    jobs.set(name, { name, words, image: bytes, stamp: stampOf(words, bytes.subarray(0, layoutOf(words).UNIVERSE)) });
  }
  return [...jobs.values()];
}

/** Hash of all that a module is made of. @param {1 | 2 | 3} words @param {Uint8Array} [image] */
function stampOf(words, image) {
  const hash = createHash('sha256').update(JSON.stringify(layoutOf(words)));
  for (const [name, text] of readSources()) hash.update(`${name}\0${text}\0`);
  for (const file of ['compile.mjs', 'constant.mjs', 'expand.mjs', 'sources.mjs', 'words.mjs'])
    hash.update(readFileSync(join(HERE, file)));
  if (image !== undefined) hash.update(image);
  return hash.digest('hex');
}

/** @param {Job} job */
function isCurrent({ name, stamp }) {
  const file = join(OUT, `${name}.js`);
  return existsSync(file) && readFileSync(file, 'utf8').startsWith(`// ${stamp}\n`);
}

/** On all processors: the compiler is not fast. @param {readonly Job[]} jobs */
async function compileAll(jobs) {
  const waiting = [...jobs];
  const threads = Math.min(waiting.length, availableParallelism());
  await Promise.all(Array.from({ length: threads }, () => compileSome(waiting)));
}

/** @param {Job[]} waiting */
function compileSome(waiting) {
  const worker = new Worker(new URL('worker.mjs', import.meta.url));
  return new Promise((resolve, reject) => {
    const next = () => {
      const job = waiting.pop();
      if (job === undefined) {
        void worker.terminate();
        resolve(undefined);
      } else {
        worker.postMessage({ job, constants: layoutOf(job.words) });
      }
    };
    worker.on('error', reject);
    worker.on('message', ({ job, base64 }) => {
      writeFileSync(join(OUT, `${job.name}.js`), `// ${job.stamp}\nexport const wasm =\n  '${base64}';\n`);
      next();
    });
    next();
  });
}

await build();
