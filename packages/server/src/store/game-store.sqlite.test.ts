import { temporaryFile } from '../../test-support/sqlite.js';
import { describeGameStore } from './game-store.contract.js';
import { openSqlite } from './sqlite/open.js';

describeGameStore('games in SQLite', async () => {
  const file = temporaryFile();
  return () => openSqlite(file);
});
