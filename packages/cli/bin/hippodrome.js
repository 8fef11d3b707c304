#!/usr/bin/env node
// The committed launcher, so that `npm ci` can link it before anything is built.
import { existsSync } from 'node:fs';
import { currentBundle } from './bundle.js';

const main = currentBundle() ?? new URL('../dist/main.js', import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  process.stderr.write('hippodrome is not built yet: run `npm run build` in the project folder first\n');
  process.exitCode = 1;
}
