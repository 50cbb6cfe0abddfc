import { errorResponse } from '@clubline/contract/schemas';
import { z } from 'zod';

interface Operation {
  operationId?: string;
  requestBody?: {
    required?: boolean;
    content: Record<string, { schema?: { anyOf?: { type?: unknown }[] } }>;
  };
  responses: Record<string, unknown>;
  /** The shape of this call's errors, where it is not the usual one. */
  'x-errors-as'?: 'text' | 'identity';
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const ERROR_DESCRIPTION =
  'A refusal: 400 names the field, 401 the session is over, 403, 404, 409, 413, 415, 429 ' +
  'with `retry-after`, or an outage: 503.';

/**
 * Adds what generators of clients need and no single route declares: ids of operations, error
 * answers, bodies that may be left out.
 */
export function completeDocs<D extends object>(document: D): D {
  const { paths, components } = document as unknown as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas?: Record<string, unknown> };
  };
  components.schemas = {
    ...components.schemas,
    Error: schemaOf(errorResponse),
    IdentityError: schemaOf(identityError),
  };
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      if (!METHODS.includes(method)) continue;
      const isPage = !path.startsWith('/api') && isHtml(operation);
      operation.operationId = operationIdOf(method, path) + (isPage ? 'Page' : '');
      if (isBodyOptional(operation)) operation.requestBody!.required = false;
      operation.responses['default'] = {
        description: ERROR_DESCRIPTION,
        content: isPage
          ? { 'text/html': { schema: { type: 'string' } } }
          : errorContent(operation['x-errors-as']),
      };
    }
  }
  return withoutIntegerBounds(document) as D;
}

const identityError = z.object({
  statusCode: z.number().int(),
  error: z.object({ code: z.number().int(), message: z.string() }),
  message: z.string().describe('UPPER_SNAKE'),
});

function schemaOf(type: z.ZodType): object {
  const { $schema: _, ...schema } = z.toJSONSchema(type);
  return schema;
}

function errorContent(shape: Operation['x-errors-as']): object {
  if (shape === 'text') return { 'text/plain': { schema: { type: 'string' } } };
  return {
    'application/json': {
      schema: { $ref: `#/components/schemas/${shape === 'identity' ? 'IdentityError' : 'Error'}` },
    },
  };
}

/** `GET /api/clubs/{id}/details` is `getClubsByIdDetails`. */
function operationIdOf(method: string, path: string): string {
  const words = path
    .replace(/^\/api/, '')
    .replace(/\{(\w+)\}/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
}

/** Whether it answers with a document for people. */
const isHtml = ({ responses }: Operation): boolean =>
  JSON.stringify(responses['200'] ?? {}).includes('"text/html"');

function isBodyOptional({ requestBody }: Operation): boolean {
  return (
    requestBody?.content['application/json']?.schema?.anyOf?.some(({ type }) => type === 'null') ===
    true
  );
}

/** Drops the bounds of JavaScript's safe integers, which zod adds to every whole number. */
function withoutIntegerBounds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIntegerBounds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([key, part]) =>
          !(
            (key === 'maximum' && part === Number.MAX_SAFE_INTEGER) ||
            (key === 'minimum' && part === Number.MIN_SAFE_INTEGER)
          ),
      )
      .map(([key, part]) => [key, withoutIntegerBounds(part)]),
  );
}
