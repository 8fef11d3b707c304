/** The channel between a backend and its worker; one small file for each kind of thread. */
import type { Reply, Request } from './protocol.js';

export interface Transport {
  post(request: Request): void;
  /** Ends the worker at once, whatever it is doing. Nothing is heard of it afterwards. */
  terminate(): void;
}

export interface TransportEvents {
  onReply(reply: Reply): void;
  /** The worker has ended without being told to. Happens once at most; nothing is heard of it afterwards. */
  onCrash(reason: string): void;
}

export type StartWorker = (events: TransportEvents) => Transport;
