/**
 * The bundle of the program, see `bin/bundle.js`. Threads are started from files of their own, which lie to the files around them as
 * they do in the packages: the program's one folder below `bundle/`, and those of engine and server in folders beside it. A thread that is missing
 * here would be missed only when somebody needs it, so that the build looks for it.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const path = (/** @type {string} */ relative) => fileURLToPath(new URL(relative, import.meta.url));

const BUNDLE = path('../bundle');
/** What is started by itself, by its place in the bundle. */
const STARTED = {
  'program/main': path('../dist/main.js'),
  'program/worker': path('../dist/perft/worker.js'),
  'worker/node-core': path('../../engine/dist/worker/node-core.js'),
  'sqlite/worker': path('../../server/dist/store/sqlite/worker.js'),
  'worker/node-reference': path('../../engine/dist/worker/node-reference.js'),
};
const MODULE_BESIDE = /new URL\(['"]([^'"]+\.js)['"], import\.meta\.url\)/g;

/** Reports modules that are named in a program by their place, and would not be there. */
function threadsAreThere() {
  const places = new Set(Object.keys(STARTED).map((name) => resolve(BUNDLE, `${name}.js`)));
  return {
    name: 'threads-are-there',
    /** @param {string} code @param {string} id */
    transform(code, id) {
      for (const [, relative = ''] of code.matchAll(MODULE_BESIDE)) {
        const place = resolve(BUNDLE, 'program', relative);
        if (places.has(place) || (existsSync(place) && !place.startsWith(BUNDLE))) continue;
        throw new Error(`${id} starts ${relative}: add it to STARTED in packages/cli/build/bundle.config.mjs`);
      }
    },
  };
}

export default defineConfig({
  root: path('..'),
  logLevel: 'warn',
  plugins: [threadsAreThere()],
  // All but what is compiled for the machine, and a driver that looks around for such a thing.
  ssr: { noExternal: true, external: ['@resvg/resvg-js', 'better-sqlite3', 'pg'] },
  build: {
    ssr: true,
    outDir: BUNDLE,
    emptyOutDir: true,
    minify: true,
    target: 'node20',
    rollupOptions: {
      input: STARTED,
      checks: { pluginTimings: false },
      output: { entryFileNames: '[name].js', chunkFileNames: 'program/[name]-[hash].js' },
    },
  },
});
