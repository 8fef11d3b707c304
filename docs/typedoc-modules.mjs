/**
 * @module A plugin of TypeDoc: modules are called as they are imported (`@hippodrome/rules/betza`), and what stands behind
 * `@module` in their files, a sentence on what they are, is their description. TypeDoc itself would take the sentence for the name.
 */
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Comment, Converter, ReflectionKind } from 'typedoc';

const PACKAGES = fileURLToPath(new URL('../packages/', import.meta.url));

/** @param {import('typedoc').Application} app */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => {
    for (const module of context.project.getReflectionsByKind(ReflectionKind.Module)) {
      const file = context.getSymbolFromReflection(module)?.declarations?.[0]?.getSourceFile().fileName;
      if (file === undefined) throw new Error(`a module without a file: ${module.name}`);
      module.comment = new Comment([{ kind: 'text', text: module.name }]);
      module.name = importName(file);
    }
  });
}

/** @param {string} file path of an `index.ts` */
function importName(file) {
  const [name, , ...folders] = relative(PACKAGES, file).split(sep).slice(0, -1);
  return ['@hippodrome', name, ...folders].join('/');
}
