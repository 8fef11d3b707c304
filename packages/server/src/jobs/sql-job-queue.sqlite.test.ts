import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expectOk } from '@hippodrome/rules';
import { temporaryFolder } from '../../test-support/temporary-folder.js';
import { openSqlite } from '../store/sqlite/open.js';
import { jobContract, TEST_TIMES } from './job-queue.contract.js';
import { SqlJobQueue } from './sql-job-queue.js';

jobContract('SQLite', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'jobs.sqlite');
  const [one, other] = [expectOk(await openSqlite(file)), expectOk(await openSqlite(file))];
  const reported: unknown[] = [];
  const open = (database = one) =>
    new SqlJobQueue({ database, report: (problem) => reported.push(problem), times: TEST_TIMES });
  const [here, there] = [open(), open(other)];
  return {
    here,
    there,
    reported,
    open,
    place: ['sql', `sqlite:${file}`, ''],
    stop: async () => {
      await Promise.all([here.close(), there.close()]);
      await Promise.all([one.close(), other.close()]);
      rmSync(folder, { recursive: true });
    },
  };
});
