import { expectOk } from '@hippodrome/rules';
import { expect, test } from 'vitest';
import { temporaryFile } from '../../test-support/sqlite.js';
import { MIGRATIONS } from './migration/list.js';
import { openSqlite } from './sqlite/open.js';

test('steps are in order, each has a number of its own, and there is no way back', () => {
  const names = Object.keys(MIGRATIONS);
  expect(names).toEqual([...names].sort());
  expect(new Set(names.map((name) => /^\d{4}(?=-)/.exec(name)?.[0])).size).toBe(names.length);
  for (const step of Object.values(MIGRATIONS)) expect(step.down).toBeUndefined();
});

test.each(Object.keys(MIGRATIONS))('from %s the way leads to the same tables as from nothing', async (name) => {
  const file = temporaryFile();
  await expectOk(await openSqlite(file, name)).close();
  const [updated, made] = [expectOk(await openSqlite(file)), expectOk(await openSqlite(temporaryFile()))];
  const tables = [await updated.reads.introspection.getTables(), await made.reads.introspection.getTables()];
  await Promise.all([updated.close(), made.close()]);
  expect(tables[0]).toEqual(tables[1]);
  expect(tables[0]?.length).toBeGreaterThan(0);
});
