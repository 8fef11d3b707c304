/**
 * The bundle: the program and all that it uses in few files, which start in a fraction of the time that hundreds of modules take. It is
 * made by the build from the packages' `dist`, and used as long as nothing there is newer; while working on a package one may compile it
 * alone.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';

const PACKAGES = new URL('../../', import.meta.url);
const MAIN = new URL('../bundle/program/main.js', import.meta.url);
/** What the builds of the packages leave, below `dist`. */
const TRACES = ['.tsbuildinfo', 'wasm/index.js'];

/** Where the bundle begins; undefined when there is none, or it is older than what it was made of. */
export function currentBundle() {
  if (!existsSync(MAIN)) return undefined;
  const made = statSync(MAIN).mtimeMs;
  return tracesOfBuilds().every((trace) => statSync(trace).mtimeMs <= made) ? MAIN : undefined;
}

/** In a published package the others are not neighbours, and nothing changes any more. */
function tracesOfBuilds() {
  return readdirSync(PACKAGES)
    .flatMap((name) => TRACES.map((trace) => new URL(`${name}/dist/${trace}`, PACKAGES)))
    .filter((trace) => existsSync(trace));
}
