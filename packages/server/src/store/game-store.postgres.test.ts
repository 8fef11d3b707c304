import { afterAll, beforeAll } from 'vitest';
import { type PostgresServer, START_LIMIT, startPostgres } from '../../test-support/postgres.js';
import { describeGameStore } from './game-store.contract.js';
import { openPostgres } from './postgres/open.js';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, START_LIMIT);
afterAll(() => server.stop());

describeGameStore('games in PostgreSQL', async () => {
  const url = await server.createDatabase();
  return () => openPostgres(url);
});
