/**
 * Makes the page installable and keeps it in the browser: a manifest, and a service worker with everything the page is made of, so that
 * the computer player and every game are there without a network. The page registers it itself (`src/app/offline.svelte.ts`), when it
 * has nothing better to do; a newer version waits until its reader asks for it.
 */
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { iconName, MASKABLE } from './icons-plugin.js';

const LARGEST_FILE = 16_000_000;

export function offline(): PluginOption {
  return VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    filename: 'sw.js',
    manifestFilename: 'manifest.webmanifest',
    manifest: {
      name: 'Hippodrome',
      short_name: 'Hippodrome',
      description: 'Knight-and-rider chess, to play, study and invent.',
      id: './',
      start_url: './',
      scope: './',
      display: 'standalone',
      theme_color: '#27654f',
      background_color: '#f5f2ea',
      categories: ['games'],
      icons: [
        ...[192, 512].map((size) => ({ src: iconName(size), sizes: `${size}x${size}`, type: 'image/png' })),
        { src: MASKABLE, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    },
    workbox: {
      globPatterns: ['**/*.{js,css,html,svg,png,json,wasm,woff2}'],
      // Hosts need not know the page by the name of its file, ours does not.
      manifestTransforms: [
        (manifest) => ({
          manifest: manifest.map((entry) => (entry.url === 'index.html' ? { ...entry, url: './' } : entry)),
        }),
      ],
      navigateFallback: './',
      // The first page there is becomes the worker's at once: what it fetches later is there without a network, too.
      clientsClaim: true,
      skipWaiting: false,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      dontCacheBustURLsMatching: /^assets\//,
      maximumFileSizeToCacheInBytes: LARGEST_FILE,
    },
  });
}
