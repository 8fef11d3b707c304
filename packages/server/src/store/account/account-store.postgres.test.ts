import { afterAll, beforeAll } from 'vitest';
import { type PostgresServer, START_LIMIT, startPostgres } from '../../../test-support/postgres.js';
import { openPostgres } from '../postgres/open.js';
import { describeAccountStore } from './account-store.contract.js';
import { describePlayRecord } from './play-record.contract.js';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, START_LIMIT);
afterAll(() => server.stop());

describeAccountStore('accounts in PostgreSQL', async () => openPostgres(await server.createDatabase()));
describePlayRecord('games of accounts in PostgreSQL', async () => openPostgres(await server.createDatabase()));
