/**
 * Keeps the schema library out of the page. Rule modules describe their options with it, but options are checked when documents
 * are read, and that happens at build time (`variants-plugin.ts`): on the page no schema is ever asked anything. What stands in for
 * it can be built up like the real one and says so plainly should anybody ask after all.
 */
import type { Plugin } from 'vite';

const LIBRARY = 'zod';
const STAND_IN = `
const ask = () => { throw new Error('schemas are not on this page: documents are checked when it is built'); };
const asking = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync']);
const schema = new Proxy(() => {}, { get: (_, key) => (asking.has(key) ? ask : schema), apply: () => schema });
export const z = schema;
`;

export function noSchemas(): Plugin {
  return {
    name: 'hippodrome-no-schemas',
    enforce: 'pre',
    resolveId: (id) => (id === LIBRARY ? `\0${LIBRARY}` : undefined),
    load: (id) => (id === `\0${LIBRARY}` ? STAND_IN : undefined),
  };
}
