import { temporaryFile } from '../../test-support/sqlite.js';
import { openSqlite } from '../store/sqlite/open.js';
import { describeChallengeStore } from './challenge-store.contract.js';

describeChallengeStore('challenges in SQLite', async () => {
  const file = temporaryFile();
  return () => openSqlite(file);
});
