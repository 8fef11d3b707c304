/** In a worker there is no document: what comes in a form for pages and one for everything else is taken in the other form. */
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const TWO_FORMS = ['decode-named-character-reference'];

export function noDocument(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: 'hippodrome-no-document',
    enforce: 'pre',
    resolveId: (id) => (TWO_FORMS.includes(id) ? require.resolve(id) : undefined),
  };
}
