import { afterAll, beforeAll } from 'vitest';
import { type PostgresServer, START_LIMIT, startPostgres } from '../../test-support/postgres.js';
import { openPostgres } from '../store/postgres/open.js';
import { describeChallengeStore } from './challenge-store.contract.js';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, START_LIMIT);
afterAll(() => server.stop());

describeChallengeStore('challenges in PostgreSQL', async () => {
  const url = await server.createDatabase();
  return () => openPostgres(url);
});
