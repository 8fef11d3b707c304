/**
 * @module From a fresh clone to something that runs: installs the libraries when they are missing or older than
 * package-lock.json, then builds. Every root command begins with this, so that each works alone on a fresh clone.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, say } from './run.mjs';

const OLDEST_NODE = [20, 19];
/** What tests need of Debian: the program that must be there, and the package that brings it. */
const DEBIAN_PACKAGES = {
  chromium: '/usr/bin/chromium',
  xboard: '/usr/games/xboard',
  xvfb: '/usr/bin/Xvfb',
  'redis-server': '/usr/bin/redis-server',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
};
/** Child processes write to stderr only: stdout belongs to the command's own result. */
const TO_STDERR = /** @type {import('node:child_process').StdioOptions} */ (['ignore', 2, 2]);

/**
 * Installs and builds what is not there yet, telling the person at the terminal what happens and why.
 * @returns {boolean} whether everything is ready; when not, the reason has been printed
 */
export function setUp() {
  if (!nodeIsRecent(process.versions.node)) {
    say(`Hippodrome needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}.`);
    return false;
  }
  if (!librariesAreCurrent(ROOT)) {
    if (!step('Installing the libraries (a few minutes the first time)', ['ci', '--no-progress'])) return false;
  }
  return step('Building (only what has changed)', ['run', '--silent', 'build']);
}

/**
 * Installs the Debian packages whose programs are missing, which only root may do. Whoever may not is told what to do, and the
 * tests that need them fail.
 * @param {Readonly<Record<string, string>>} programs path of its program, by package
 * @param {{ isRoot: boolean, apt: typeof run }} [means]
 */
export function ensureDebianPackages(
  programs = DEBIAN_PACKAGES,
  means = { isRoot: process.getuid?.() === 0, apt: run },
) {
  const missing = Object.keys(programs).filter((name) => !existsSync(programs[name] ?? ''));
  if (missing.length === 0) return;
  const install = ['install', '-y', '--no-install-recommends', ...missing];
  if (!means.isRoot) {
    say(`Some tests need ${missing.join(' and ')} and will fail: as root, run \`apt-get ${install.join(' ')}\`.`);
    return;
  }
  say(`Installing ${missing.join(' and ')} for the tests …`);
  const code = means.apt('apt-get', ['update', '-q'], TO_STDERR) || means.apt('apt-get', install, TO_STDERR);
  if (code !== 0) say(`  failed: apt-get ended with code ${code}; the tests that need it will fail.`);
}

/** @param {string} version such as `20.20.2` */
export function nodeIsRecent(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * Whether node_modules holds what package-lock.json asks for. Contents are compared, not dates: checking out another
 * revision changes the dates of files that did not change, and an installation takes minutes.
 * @param {string} root
 */
export function librariesAreCurrent(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = lockedPackages(join(root, 'package-lock.json'));
  const present = lockedPackages(record);
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || (entry.optional && !present[path])) return true;
    return present[path] !== undefined && present[path].version === entry.version;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function lockedPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * @param {string} what
 * @param {readonly string[]} npmArguments
 */
function step(what, npmArguments) {
  say(`${what} …`);
  const start = performance.now();
  const code = run('npm', npmArguments, TO_STDERR);
  if (code === 0) say(`  done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  else say(`  failed: \`npm ${npmArguments.join(' ')}\` ended with code ${code}; its messages are above.`);
  return code === 0;
}
