/** Checks a part of a request against its schema, which stands in the OpenAPI document too. All that is wrong is answered at once. */
import { error } from '@hippodrome/rules';
import type { ValidationTargets } from 'hono';
import { validator } from 'hono-openapi';
import type { z } from 'zod';
import { type LocatedProblem, refuse } from './problem.js';

export function validate<Schema extends z.ZodType, Target extends keyof ValidationTargets>(
  target: Target,
  schema: Schema,
) {
  return validator(target, schema, (result, context) => {
    if (result.success) return undefined;
    return refuse(context, result.error.map(toProblem));
  });
}

function toProblem({ message, path }: { message: string; path?: readonly unknown[] | undefined }): LocatedProblem {
  const where = (path ?? []).map(keyOf).join('.');
  return {
    ...error('request/invalid', where === '' ? message : `${where}: ${message}`),
    ...(where === '' ? {} : { path: where }),
  };
}

/** Standard Schema has keys as they are, or in an object. */
function keyOf(segment: unknown): string {
  return String(typeof segment === 'object' && segment !== null && 'key' in segment ? segment.key : segment);
}
