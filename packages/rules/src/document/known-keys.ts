/** Which keys a schema knows at a place: what "did you mean" can offer. */
import type { z } from 'zod';
import type { Path } from './source.js';

type Def = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly innerType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly items?: readonly z.ZodType[];
};

/** All keys that some alternative of the schema allows in the map at the path. */
export function knownKeys(schema: z.ZodType, path: Path): readonly string[] {
  const here = path.reduce<readonly Def[]>(
    (defs, part) => defs.flatMap((def) => below(def, part)),
    alternatives(schema),
  );
  return here.flatMap((def) => Object.keys(def.shape ?? {}));
}

/** The schema's definition without its wrappers, one for each alternative. */
function alternatives(schema: z.ZodType): readonly Def[] {
  const def = schema.def as unknown as Def;
  if (def.innerType !== undefined) return alternatives(def.innerType);
  if (def.options !== undefined) return def.options.flatMap(alternatives);
  return [def];
}

function below(def: Def, part: PropertyKey): readonly Def[] {
  const shape = def.shape;
  const inner =
    (shape !== undefined && Object.hasOwn(shape, part) ? shape[String(part)] : undefined) ??
    def.items?.[Number(part)] ??
    def.element ??
    def.valueType;
  return inner === undefined ? [] : alternatives(inner);
}
