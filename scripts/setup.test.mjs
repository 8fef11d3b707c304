import { expect, test, vi } from 'vitest';
import { makeTree } from './bad-tree.mjs';
import { ensureDebianPackages, librariesAreCurrent, nodeIsRecent } from './setup.mjs';

/** @param {Record<string, object>} wanted @param {Record<string, object>} [present] */
function current(wanted, present) {
  const lock = (/** @type {object} */ packages) => JSON.stringify({ packages });
  return librariesAreCurrent(
    makeTree({
      'package-lock.json': lock(wanted),
      ...(present && { 'node_modules/.package-lock.json': lock(present) }),
    }),
  );
}

test('libraries are current when node_modules records the versions of the lock file', () => {
  const packages = { 'node_modules/zod': { version: '4.6.7' }, 'node_modules/@hippodrome/rules': { link: true } };
  expect(current({ '': {}, ...packages }, packages)).toBe(true);
});

test('libraries are stale when one is missing or has another version, or nothing is installed', () => {
  const wanted = { 'node_modules/zod': { version: '4.6.7' } };
  expect(current(wanted)).toBe(false);
  expect(current(wanted, {})).toBe(false);
  expect(current(wanted, { 'node_modules/zod': { version: '4.0.0' } })).toBe(false);
});

test('libraries for other machines are not missed', () => {
  expect(current({ 'node_modules/tool-darwin': { version: '1.0.0', optional: true } }, {})).toBe(true);
});

test('the oldest Node that will do is 20.19', () => {
  expect(['20.19.0', '20.20.2', '22.0.0', '100.1.0'].filter(nodeIsRecent)).toHaveLength(4);
  expect(['18.20.0', '20.18.9', '9.99.9'].filter(nodeIsRecent)).toEqual([]);
});

test('Debian packages whose programs are missing are installed by root, and by nobody else', () => {
  const programs = { nodejs: process.execPath, rarity: '/nowhere/rarity' };
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const apt = vi.fn((/** @type {string} */ _command, /** @type {readonly string[]} */ _args) => 0);
  ensureDebianPackages(programs, { isRoot: false, apt });
  expect(apt).not.toHaveBeenCalled();
  expect(said.mock.lastCall?.[0]).toContain('apt-get install -y --no-install-recommends rarity');

  ensureDebianPackages(programs, { isRoot: true, apt });
  expect(apt.mock.calls.map(([command, args]) => [command, ...args].join(' '))).toEqual([
    'apt-get update -q',
    'apt-get install -y --no-install-recommends rarity',
  ]);
  said.mockRestore();
});

test('nothing is asked of apt when all is there, and a failure is told', () => {
  const apt = vi.fn(() => 100);
  ensureDebianPackages({ nodejs: process.execPath }, { isRoot: true, apt });
  expect(apt).not.toHaveBeenCalled();

  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  ensureDebianPackages({ rarity: '/nowhere/rarity' }, { isRoot: true, apt });
  expect(apt).toHaveBeenCalledOnce();
  expect(said.mock.lastCall?.[0]).toContain('apt-get ended with code 100');
  said.mockRestore();
});
