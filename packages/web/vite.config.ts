/**
 * Builds the page into `dist`: plain files with relative addresses, so that any web host will do, at any path.
 * The rules documents are read here, at build time; see `build/variants-plugin.ts`.
 */
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type UserConfig } from 'vite';
import { icons } from './build/icons-plugin.js';
import { lessons } from './build/lessons-plugin.js';
import { licences } from './build/licences-plugin.js';
import { noDocument } from './build/no-document-plugin.js';
import { noSchemas } from './build/no-schemas-plugin.js';
import { offline } from './build/offline-plugin.js';
import { puzzles } from './build/puzzles-plugin.js';
import { variants } from './build/variants-plugin.js';

const DOCUMENTS = fileURLToPath(new URL('../../variants', import.meta.url));
const PUZZLES = fileURLToPath(new URL('../../puzzles', import.meta.url));
const LESSONS = fileURLToPath(new URL('../../lessons', import.meta.url));

/** Bytes below which what several pages share is put together with more of that kind. */
const MERGED = 30_000;
/** The worker of the workshop. */
const CHECKER = 'workshop/check-worker.ts';
const ICON = fileURLToPath(new URL('public/icon.svg', import.meta.url));
/** What the service worker is made of, which is not bundled here. */
const IN_SERVICE_WORKER = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

/** @param documents the folder whose games the page offers */
export function pageOf(documents: string): UserConfig {
  const credited = licences(IN_SERVICE_WORKER);
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    base: './',
    plugins: [
      noSchemas(),
      variants(documents),
      lessons(LESSONS),
      puzzles(PUZZLES),
      svelte(),
      credited.page,
      icons(ICON),
      offline(),
    ],
    build: {
      target: 'es2023',
      cssTarget: 'chrome123',
      reportCompressedSize: true,
      rolldownOptions: {
        // What every visit begins with comes in one piece: many small files wait for each other.
        output: {
          codeSplitting: {
            groups: [
              { name: 'start', tags: ['$initial'], priority: 1 },
              { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: MERGED },
            ],
          },
        },
      },
    },
    worker: { format: 'es', plugins: () => [noSchemas(CHECKER), noDocument(), variants(documents), credited.worker()] },
  };
}

export default defineConfig(pageOf(DOCUMENTS));
