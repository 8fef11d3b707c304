/** @module The rules at the speed of the machine. */
export { Core, createCore, type PackedMove, pack, unpack, writePacked } from './core.js';
export { type CoreKind, type CoreModule, isSpecialised, loadModule } from './module.js';
export { createProgram, type Program } from './program/index.js';
export { UNSUPPORTED } from './program/unsupported.js';
export { type BenchOptions, type BenchResult, bench } from './search/bench.js';
export type { Score } from './search/score.js';
export {
  createSearcher,
  createSearchMemory,
  enterSearch,
  joinSearch,
  type Searcher,
  type SearcherOptions,
  type SearchLimits,
  type SearchLine,
  type SearchMemory,
  type SearchMemoryOptions,
  type SearchReport,
} from './search/searcher.js';
