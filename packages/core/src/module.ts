/** WebAssembly modules: found, compiled once for each process, and fitted to the kind of memory that they are to work on. */

import { modules } from '#wasm';
import { genericName, specialisedName } from './module-name.js';
import type { Program } from './program/index.js';

export type CoreKind = 'specialised' | 'generic';

export interface CoreModule {
  readonly kind: CoreKind;
  readonly module: WebAssembly.Module;
}

/** Section of imports, and the import of a memory, in the binary format. */
const IMPORT_SECTION = 2;
const MEMORY_IMPORT = 2;
/** Flag of a memory's limits. */
const SHARED = 2;
/** Magic number and version. */
const FIRST_SECTION = 8;

const compiled = new Map<string, Promise<WebAssembly.Module>>();

/** Whether the build has made a module for this very program. */
export function isSpecialised(program: Program): boolean {
  return specialisedName(program) in modules;
}

/** The module of that kind; the fastest that there is when no kind is asked for. */
export async function loadModule(program: Program, shared: boolean, kind?: CoreKind): Promise<CoreModule | undefined> {
  const chosen = kind ?? (isSpecialised(program) ? 'specialised' : 'generic');
  const name = chosen === 'generic' ? genericName(program) : specialisedName(program);
  const load = modules[name];
  if (load === undefined) return undefined;
  const key = `${name}/${shared}`;
  const known = compiled.get(key) ?? load().then(({ wasm }) => compileModule(decode(wasm), shared));
  compiled.set(key, known);
  return { kind: chosen, module: await known };
}

async function compileModule(bytes: Uint8Array<ArrayBuffer>, shared: boolean): Promise<WebAssembly.Module> {
  if (shared) importSharedMemory(bytes);
  return WebAssembly.compile(bytes);
}

function decode(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Turns the import of a memory into that of a shared one: the code is the same, one flag differs. */
function importSharedMemory(bytes: Uint8Array): void {
  let at = FIRST_SECTION;
  const number = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] as number;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const skip = (count: number): void => {
    at += count;
  };
  while (at < bytes.length) {
    const section = bytes[at++];
    const size = number();
    if (section !== IMPORT_SECTION) {
      skip(size);
      continue;
    }
    for (let left = number(); left > 0; left--) {
      skip(number());
      skip(number());
      const kind = bytes[at++];
      if (kind === MEMORY_IMPORT) {
        bytes[at] = (bytes[at] as number) | SHARED;
        return;
      }
      number();
    }
  }
}
