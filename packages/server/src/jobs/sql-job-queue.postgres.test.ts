import { expectOk } from '@hippodrome/rules';
import { START_LIMIT, startPostgres } from '../../test-support/postgres.js';
import { openPostgres } from '../store/postgres/open.js';
import { jobContract, TEST_TIMES } from './job-queue.contract.js';
import { SqlJobQueue } from './sql-job-queue.js';

jobContract(
  'PostgreSQL',
  async () => {
    const server = await startPostgres();
    const url = await server.createDatabase();
    const [one, other] = [expectOk(await openPostgres(url)), expectOk(await openPostgres(url))];
    const reported: unknown[] = [];
    const open = (database = one) =>
      new SqlJobQueue({ database, report: (problem) => reported.push(problem), times: TEST_TIMES });
    const [here, there] = [open(), open(other)];
    return {
      here,
      there,
      reported,
      open,
      place: ['sql', url, ''],
      stop: async () => {
        await Promise.all([here.close(), there.close()]);
        await Promise.all([one.close(), other.close()]);
        await server.stop();
      },
    };
  },
  START_LIMIT,
);
