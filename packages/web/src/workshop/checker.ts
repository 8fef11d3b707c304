/**
 * Asks the worker about one text at a time. A newer question makes an older one void; a text that takes too long is given up, and the
 * worker with it: the next text gets another.
 */
import { error } from '@hippodrome/rules';
import type { Checked } from './check-document.js';

const LONGEST = 15_000;

export class Checker {
  #worker: Worker | undefined;
  #giveUp: ((why: 'newer' | 'slow' | 'broken') => void) | undefined;

  /** Undefined when a newer question came before the answer. */
  check(text: string): Promise<Checked | undefined> {
    this.#giveUp?.('newer');
    this.#worker ??= startWorker();
    const worker = this.#worker;
    return new Promise((resolve) => {
      const timer = setTimeout(() => giveUp('slow'), LONGEST);
      const finish = (answer: Checked | undefined): void => {
        clearTimeout(timer);
        worker.onmessage = null;
        worker.onerror = null;
        this.#giveUp = undefined;
        resolve(answer);
      };
      const giveUp = (why: 'newer' | 'slow' | 'broken'): void => {
        this.close();
        finish(why === 'newer' ? undefined : failed(why));
      };
      this.#giveUp = giveUp;
      worker.onmessage = ({ data }: MessageEvent<Checked>) => finish(data);
      worker.onerror = () => giveUp('broken');
      worker.postMessage(text);
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./check-worker.js', import.meta.url), { type: 'module' });
}

function failed(why: 'slow' | 'broken'): Checked {
  const message = why === 'slow' ? 'checking this document takes too long' : 'the checker could not be loaded';
  return {
    problems: [error(`workshop/${why}`, message, { line: 1, column: 1 })],
    tests: { passed: 0, failed: 0 },
    spec: undefined,
  };
}
