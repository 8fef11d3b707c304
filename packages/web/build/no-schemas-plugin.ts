/**
 * Keeps the schema library out of the page. Rule modules describe their options with it, but options are checked when documents
 * are read, and that happens at build time (`variants-plugin.ts`): on the page no schema is ever asked anything. What stands in for
 * it can be built up like the real one and says so plainly should anybody ask after all. The workshop's worker, which reads what people
 * write, has the real one.
 */
import type { Plugin } from 'vite';

const LIBRARY = 'zod';
const STAND_IN = `
const ask = () => { throw new Error('schemas are not on this page: documents are checked when it is built'); };
const asking = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync']);
const schema = new Proxy(() => {}, { get: (_, key) => (asking.has(key) ? ask : schema), apply: () => schema });
export const z = schema;
`;

/** @param except the one worker that reads documents, by the end of its name */
export function noSchemas(except?: string): Plugin {
  let isNeeded = false;
  return {
    name: 'hippodrome-no-schemas',
    enforce: 'pre',
    buildStart({ input }) {
      isNeeded = except !== undefined && Object.values(input).some((entry) => entry.split('?')[0]?.endsWith(except));
    },
    resolveId: (id) => (id === LIBRARY && !isNeeded ? `\0${LIBRARY}` : undefined),
    load: (id) => (id === `\0${LIBRARY}` ? STAND_IN : undefined),
  };
}
