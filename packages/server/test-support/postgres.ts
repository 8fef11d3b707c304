/**
 * A PostgreSQL of one's own for tests: Debian's server on the loopback at a free port, with a new cluster in a temporary folder that syncs
 * as in earnest. It can be killed and come back at the same port. Without the program the tests fail: a database that is not tried is
 * not known to work.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.js';
import { temporaryFolder } from './temporary-folder.js';

const PROGRAMS = '/usr/lib/postgresql/15/bin';
/** How long a hook may take that starts a server: there is always a machine that is busy with something else. In milliseconds. */
export const START_LIMIT = 120_000;
const ATTEMPTS = 5000;
/** What the server may not be run as, and whom Debian has made for it. */
const ROOT = 0;
const USER = 'postgres';

export interface PostgresServer {
  /** Makes a database that is empty. @returns its address, as `DATABASE_URL` has it */
  createDatabase(): Promise<string>;
  /** Ends at once, as by kill -9. */
  kill(): Promise<void>;
  /** Begins again at the same port with what is on disk, and resolves when it answers. */
  restart(): Promise<void>;
  /** Ends, and removes the files. */
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<PostgresServer> {
  if (!existsSync(join(PROGRAMS, 'postgres'))) {
    throw new Error(`these tests need ${PROGRAMS}/postgres (Debian's postgresql)`);
  }
  const other = process.getuid?.() === ROOT ? identityOf(USER) : undefined;
  const identity = other ?? {};
  const folder = temporaryFolder();
  if (other !== undefined) chownSync(folder, other.uid, other.gid);
  const data = join(folder, 'data');
  const initdb = [
    '--pgdata',
    data,
    '--username',
    USER,
    '--auth',
    'trust',
    '--no-sync',
    '--encoding',
    'UTF8',
    '--no-locale',
  ];
  execFileSync(join(PROGRAMS, 'initdb'), initdb, { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });

  const port = await freePort();
  const address = (database: string): string => `postgres://${USER}@127.0.0.1:${port}/${database}`;
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: '16MB',
    fsync: 'on',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server: ChildProcess | undefined;
  let databases = 0;
  process.once('exit', () => server?.kill('SIGQUIT'));

  const restart = async (): Promise<void> => {
    for (let i = 0; i < ATTEMPTS; i++) {
      // After a kill it refuses to begin while processes of the old one are ending.
      if (server === undefined || hasEnded(server)) {
        server = spawn(join(PROGRAMS, 'postgres'), ['-D', data, ...options], {
          ...identity,
          cwd: folder,
          stdio: 'ignore',
        });
      }
      if (await answers(address(USER))) return;
      await pause(20);
    }
    throw new Error(`${PROGRAMS}/postgres does not answer at port ${port}`);
  };

  const end = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((resolve) => {
      if (server === undefined || hasEnded(server)) return resolve();
      server.once('exit', () => resolve());
      server.kill(signal);
    });

  await restart();
  return {
    async createDatabase() {
      databases += 1;
      const name = `test${databases}`;
      await withClient(address(USER), (client) => client.query(`create database ${name}`));
      return address(name);
    },
    async kill() {
      // Those that talk to clients would go on for a moment, and store what they are asked to.
      const others = childrenOf(server);
      await end('SIGKILL');
      for (const pid of others) killIfThere(pid);
    },
    restart,
    async stop() {
      // Its "immediate" way to end: the processes go, and nothing is written any more.
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function identityOf(user: string): { uid: number; gid: number } {
  const id = (what: string): number => Number(execFileSync('id', [what, user], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has gone by itself.
  }
}

/** As Linux lists them. */
function childrenOf(parent: ChildProcess | undefined): readonly number[] {
  if (parent?.pid === undefined || hasEnded(parent)) return [];
  const list = readFileSync(`/proc/${parent.pid}/task/${parent.pid}/children`, 'utf8');
  return list.trim().split(' ').filter(Boolean).map(Number);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function answers(url: string): Promise<boolean> {
  try {
    await withClient(url, (client) => client.query('select 1'));
    return true;
  } catch {
    return false;
  }
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // What breaks while nobody asks for anything is met by the next question.
  client.on('error', () => {});
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
