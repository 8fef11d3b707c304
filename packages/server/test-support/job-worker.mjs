/**
 * A process that works on jobs of one kind and never comes to an end with any: made to be killed. It says on its output which job it runs.
 * Arguments: kind, then `redis` and a URL and a prefix, or `sql` and the URL of a database; then how long its leases last.
 */
import { BullJobQueue } from '../dist/jobs/bullmq-job-queue.js';
import { SqlJobQueue } from '../dist/jobs/sql-job-queue.js';
import { openDatabase } from '../dist/store/database.js';

const [, , kind = '', store, place = '', prefix = '', lease] = process.argv;
const common = { report: () => {}, times: { lease: Number(lease), poll: 25 } };

const queue = store === 'redis' ? new BullJobQueue({ url: place, prefix, ...common }) : await openSqlQueue();
queue.work(kind, ({ id }) => {
  process.stdout.write(`${id}\n`);
  return new Promise(() => {});
});

async function openSqlQueue() {
  const database = await openDatabase(place, '');
  if (!database.ok) throw new Error(JSON.stringify(database.problems));
  return new SqlJobQueue({ database: database.value, ...common });
}
