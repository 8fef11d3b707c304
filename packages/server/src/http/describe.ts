/** What stands in the OpenAPI document about a route. */
import { type DescribeRouteOptions, describeRoute, resolver } from 'hono-openapi';
import type { z } from 'zod';
import { ErrorBody } from './problem.js';

interface Description {
  /** Names the operation for generators of clients: unique, and stable. */
  readonly id: string;
  readonly tag: string;
  /** One line. */
  readonly summary: string;
  /** What is answered when all is well; without a schema nothing is. */
  readonly answer: { readonly status?: 200 | 201 | 202; readonly schema?: z.ZodType; readonly description: string };
  /** Codes of errors that are this operation's own. */
  readonly errors?: readonly string[];
  /** Whether a token or cookie is needed. */
  readonly isPublic?: boolean;
}

export function describe({ id, tag, summary, answer, errors = [], isPublic = false }: Description) {
  const { schema, status = 200, description } = answer;
  const responses: NonNullable<DescribeRouteOptions['responses']> = {
    [status]: {
      description,
      ...(schema === undefined ? {} : { content: { 'application/json': { schema: resolver(schema) } } }),
    },
    default: {
      description: errors.length === 0 ? 'what is wrong' : `what is wrong: ${errors.join(', ')}`,
      content: { 'application/json': { schema: resolver(ErrorBody) } },
    },
  };
  return describeRoute({
    operationId: id,
    tags: [tag],
    summary,
    responses,
    security: isPublic ? [] : [{ session: [] }, { token: [] }],
  });
}
