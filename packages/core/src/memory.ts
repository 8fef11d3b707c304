/** The memory of a core: one program, one region for each thread. */
import { layoutOf, type Words } from './layout.js';
import type { Program } from './program/index.js';

const PAGE = 1 << 16;
/** What the modules declare: four gigabytes. */
const MAX_PAGES = 1 << 16;

export interface CoreMemory {
  readonly words: Words;
  readonly memory: WebAssembly.Memory;
}

/** @param threads regions to have room for @param more bytes behind them */
export function createMemory({ words, bytes }: Program, shared: boolean, threads = 1, more = 0): CoreMemory {
  const { REGIONS = 0, REGION_SIZE = 0 } = layoutOf(words);
  const initial = Math.ceil((REGIONS + threads * REGION_SIZE + more) / PAGE);
  const memory = new WebAssembly.Memory({ initial, maximum: MAX_PAGES, shared });
  new Uint8Array(memory.buffer).set(bytes);
  return { words, memory };
}
