/**
 * @module From the expanded source to WebAssembly. All files of `assembly/` are one program; what they export is what TypeScript calls.
 */
import { main } from 'assemblyscript/asc';
import { expand } from './expand.mjs';
import { readSources } from './sources.mjs';

/** Characters of the compiler's complaints that are shown: one mistake makes many. */
const LONGEST_COMPLAINT = 2000;

/**
 * @param {{ words: number, constants: Readonly<Record<string, number>>, image?: DataView }} target as for `expand`
 * @returns {Promise<Uint8Array>} the module
 */
export async function compileCore(target) {
  const constants = { WORDS: target.words, ...target.constants };
  const layout = Object.entries(constants).map(([name, value]) => `const ${name}: i32 = ${value};`);
  const expanded = expand(readSources(), target);
  const text = [...layout, ...expanded.values()].join('\n');
  const outputs = new Map();
  let said = '';
  const { error } = await main(
    [
      'core.ts',
      '--outFile',
      'core.wasm',
      '-O2',
      ...(target.debug ? ['--debug'] : []),
      '--runtime',
      'stub',
      '--noAssert',
      '--importMemory',
      '--initialMemory',
      '1',
      '--maximumMemory',
      '65536',
      '--enable',
      'bulk-memory',
      '--noExportMemory',
    ],
    {
      readFile: (name) => (name === 'core.ts' ? text : null),
      writeFile: (name, contents) => outputs.set(name, contents),
      listFiles: () => [],
      stderr: {
        write(/** @type {string | Uint8Array} */ chunk) {
          said += chunk.toString();
        },
      },
    },
  );
  if (error) throw new Error(`the core does not compile: ${error.message}\n${said.slice(0, LONGEST_COMPLAINT)}`);
  return outputs.get('core.wasm');
}
