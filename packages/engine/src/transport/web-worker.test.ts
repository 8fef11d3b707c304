/** Both ends of a web worker, joined by a stand-in for the browser's part. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shipped } from '../../test-support/games.js';
import type { Reply, Request } from './protocol.js';
import { startWebCore, startWebReference } from './web-worker.js';

const LOAD = { type: 'load', spec: shipped('chess').spec, settings: { threads: 1, hash: 1 } } as const;

type Listener = (event: { readonly data?: unknown; readonly message?: string }) => void;

class FakeWorker {
  static newest: FakeWorker;
  readonly url: URL;
  readonly posted: Request[] = [];
  readonly #listeners = new Map<string, Listener>();
  terminated = false;

  constructor(url: URL) {
    this.url = url;
    FakeWorker.newest = this;
  }
  postMessage(request: Request): void {
    this.posted.push(request);
  }
  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }
  emit(type: string, event: Parameters<Listener>[0]): void {
    this.#listeners.get(type)?.(event);
  }
  terminate(): void {
    this.terminated = true;
  }
}

describe.each([
  ['core', startWebCore],
  ['reference', startWebReference],
])('a web worker of the %s', (name, startWebWorker) => {
  const replies: Reply[] = [];
  const crashes: string[] = [];
  const events = { onReply: (reply: Reply) => replies.push(reply), onCrash: (reason: string) => crashes.push(reason) };
  beforeEach(() => {
    replies.length = 0;
    crashes.length = 0;
    vi.stubGlobal('Worker', FakeWorker);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is posted requests and heard', () => {
    const transport = startWebWorker(events);
    const request = LOAD;
    transport.post(request);
    expect(FakeWorker.newest.url.pathname).toMatch(new RegExp(`/worker/web-${name}\\.js$`));
    expect(FakeWorker.newest.posted).toEqual([request]);
    FakeWorker.newest.emit('message', { data: { type: 'ready' } });
    expect(replies).toEqual([{ type: 'ready' }]);
  });

  it('reports a crash once, and nothing after its end', () => {
    startWebWorker(events);
    FakeWorker.newest.emit('error', { message: 'out of memory' });
    FakeWorker.newest.emit('messageerror', {});
    FakeWorker.newest.emit('message', { data: { type: 'ready' } });
    expect(crashes).toEqual(['out of memory']);
    expect(FakeWorker.newest.terminated).toBe(true);
    const transport = startWebWorker(events);
    transport.terminate();
    FakeWorker.newest.emit('error', { message: 'too late' });
    expect(crashes).toHaveLength(1);
    expect(replies).toEqual([]);
  });

  it('serves whoever posts to it', async () => {
    const posted: Reply[] = [];
    let hear: Listener = () => {};
    vi.stubGlobal('postMessage', (reply: Reply) => posted.push(reply));
    vi.stubGlobal('addEventListener', (_type: string, listener: Listener) => (hear = listener));
    await (name === 'core' ? import('../worker/web-core.js') : import('../worker/web-reference.js'));
    hear({ data: LOAD });
    await vi.waitFor(() => expect(posted).toEqual([{ type: 'ready' }]), { timeout: 30_000 });
  });
});
