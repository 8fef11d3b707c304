/**
 * A Redis of one's own for tests: Debian's server on the loopback at a free port, with its files in a temporary folder. It can be killed
 * and come back at the same port, as after a power cut, or stand still. Without the program the tests fail: a port that is not tried is not known to work.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { freePort } from './free-port.js';
import { temporaryFolder } from './temporary-folder.js';

const PROGRAM = '/usr/bin/redis-server';
const ATTEMPTS = 500;

export interface RedisServer {
  readonly url: string;
  /** Ends at once, as by kill -9. What was not yet on disk is lost. */
  kill(): Promise<void>;
  /** Begins again at the same port with what is on disk, and resolves when it answers. */
  restart(): Promise<void>;
  /** Stops answering without closing anything, until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Ends, and removes the files. */
  stop(): Promise<void>;
}

/** @param durable every write is on disk before it is answered; otherwise nothing outlives a kill. */
export async function startRedis({ durable = false } = {}): Promise<RedisServer> {
  const folder = temporaryFolder();
  const port = await freePort();
  let server: ChildProcess | undefined;

  const restart = async (): Promise<void> => {
    const persistence = durable ? ['--appendonly', 'yes', '--appendfsync', 'always'] : ['--appendonly', 'no'];
    const address = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
    const started = spawn(PROGRAM, [...address, '--save', '', ...persistence], { stdio: 'ignore' });
    server = started;
    let problem: Error | undefined;
    started.once('error', (error) => (problem = error));
    for (let i = 0; i < ATTEMPTS; i++) {
      if (problem !== undefined)
        throw new Error(`these tests need ${PROGRAM} (Debian's redis-server): ${problem.message}`);
      if (started.exitCode !== null) throw new Error(`${PROGRAM} ended with code ${started.exitCode}`);
      if (await answers(port)) return;
      await pause(10);
    }
    throw new Error(`${PROGRAM} does not answer at port ${port}`);
  };

  const kill = (): Promise<void> =>
    new Promise((resolve) => {
      if (server === undefined || server.exitCode !== null || server.signalCode !== null) return resolve();
      server.once('exit', () => resolve());
      server.kill('SIGKILL');
    });

  await restart();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    restart,
    freeze: () => server?.kill('SIGSTOP'),
    thaw: () => server?.kill('SIGCONT'),
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether Redis is ready to work, which it says only after it has read its files. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    const finish = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('data', (data) => finish(data.toString().startsWith('+PONG')));
    socket.once('error', () => finish(false));
    socket.setTimeout(1000, () => finish(false));
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
