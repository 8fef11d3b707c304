import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openSqlite } from '../sqlite/open.js';
import { describeAccountStore } from './account-store.contract.js';
import { describePlayRecord } from './play-record.contract.js';

const folder = mkdtempSync(join(tmpdir(), 'hippodrome-accounts-'));
afterAll(() => rmSync(folder, { recursive: true }));

describeAccountStore('accounts in SQLite', () => openSqlite(join(folder, 'test.sqlite')));
describePlayRecord('games of accounts in SQLite', () => openSqlite(join(folder, 'games.sqlite')));
