/**
 * @module From the expanded source to WebAssembly. All files of `assembly/` are one program; what they export is what TypeScript calls.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from 'assemblyscript/asc';
import { expand } from './expand.mjs';

const SOURCES = new URL('../assembly/', import.meta.url).pathname;

/** @returns {Map<string, string>} the files of `assembly/` and its folders by path */
export function readSources() {
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  return new Map(names.sort().map((name) => [name, readFileSync(join(SOURCES, name), 'utf8')]));
}

/**
 * @param {{ words: number, constants: Readonly<Record<string, number>>, image?: DataView }} target as for `expand`
 * @returns {Promise<{ binary: Uint8Array, text: string }>} `text`: what the compiler was given
 */
export async function compileCore(target) {
  const constants = { WORDS: target.words, ...target.constants };
  const layout = Object.entries(constants).map(([name, value]) => `const ${name}: i32 = ${value};`);
  const expanded = expand(readSources(), target);
  const text = [...layout, ...expanded.values()].join('\n');
  const outputs = new Map();
  const { error, stderr } = await main(
    ['core.ts', '--outFile', 'core.wasm', '-O2', '--runtime', 'stub', '--noAssert', '--importMemory', '--enable', 'bulk-memory', '--noExportMemory'],
    {
      readFile: (name) => (name === 'core.ts' ? text : null),
      writeFile: (name, contents) => outputs.set(name, contents),
      listFiles: () => [],
    },
  );
  if (error) throw new Error(`the core does not compile: ${error.message}\n${stderr.toString().slice(0, 2000)}`);
  return { binary: outputs.get('core.wasm'), text };
}
