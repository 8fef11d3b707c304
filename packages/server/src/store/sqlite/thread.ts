/** The thread that writes, as the others see it: a statement is sent, its result comes back. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

export type Request = { readonly sql: string; readonly parameters: readonly unknown[] } | 'open' | 'rollback' | 'close';

export type Reply =
  | { readonly ok: true; readonly rows: unknown[]; readonly changes: number }
  | { readonly ok: false; readonly message: string; readonly code: string };

export interface WriterThread {
  /** Rejects with an error that has SQLite's code. */
  ask(request: Request): Promise<Extract<Reply, { ok: true }>>;
  close(): Promise<void>;
}

/** Where the thread begins. Tests run the sources, and threads need what was built of them. */
function workerFile(): string {
  const file = fileURLToPath(new URL('../sqlite/worker.js', import.meta.url));
  return existsSync(file) ? file : file.replace(/([/\\])src([/\\]store[/\\])/, '$1dist$2');
}

/** @param file the database; whoever uses the thread asks it to open that first */
export function startWriter(file: string): WriterThread {
  const worker = new Worker(workerFile(), { workerData: file });
  const asked: { resolve: (reply: Extract<Reply, { ok: true }>) => void; reject: (reason: Error) => void }[] = [];
  let ended: Error | undefined;

  const end = (reason: Error): void => {
    ended ??= reason;
    for (const { reject } of asked.splice(0)) reject(ended);
  };
  worker.on('message', (reply: Reply) => {
    const next = asked.shift();
    if (reply.ok) next?.resolve(reply);
    else next?.reject(Object.assign(new Error(reply.message), { code: reply.code }));
  });
  worker.on('error', (reason) => end(reason instanceof Error ? reason : new Error(String(reason))));
  worker.on('exit', () => end(new Error('the thread that writes has ended')));

  const ask: WriterThread['ask'] = (request) =>
    new Promise((resolve, reject) => {
      if (ended !== undefined) return reject(ended);
      asked.push({ resolve, reject });
      worker.postMessage(request);
    });
  return {
    ask,
    async close() {
      await ask('close');
      await worker.terminate();
    },
  };
}
