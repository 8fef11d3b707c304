/**
 * @module Running other programs from the project's scripts. Everything here works before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const onWindows = process.platform === 'win32';

/** Says something to the person who started the script, on stderr: stdout belongs to the result. @param {string} text */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/** The path of a program that `npm ci` installs, such as `biome`. @param {string} name */
export function installed(name) {
  return join(ROOT, 'node_modules', '.bin', name);
}

/**
 * Runs a program in the project folder to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').StdioOptions} [stdio] the script's own streams unless said otherwise
 * @returns {number} the exit code; 1 when the program could not be started or was stopped
 */
export function run(command, args, stdio = 'inherit') {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio, shell: onWindows });
  if (error) say(`${command}: ${error.message}`);
  return status ?? 1;
}

/**
 * Runs a program in the project folder and keeps what it prints.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} [cwd]
 * @returns {{ code: number, output: string }}
 */
export function capture(command, args, cwd = ROOT) {
  const options = { cwd, encoding: /** @type {const} */ ('utf8'), shell: onWindows, maxBuffer: 64 * 1024 * 1024 };
  const { status, stdout, stderr, error } = spawnSync(command, args, options);
  return { code: status ?? 1, output: error ? `${command}: ${error.message}\n` : stdout + stderr };
}

/** Whether this module is the program that was started (and not imported). @param {string} moduleUrl `import.meta.url` */
export function isMain(moduleUrl) {
  return process.argv[1] !== undefined && fileURLToPath(moduleUrl) === realpathSync(process.argv[1]);
}
