import { z } from 'zod';

/** As much of a JSON schema as bodies need. */
export interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  $ref?: string;
}

type Content = Record<string, { schema: Schema }>;

export interface Operation {
  operationId: string;
  method: string;
  path: string;
  parameters?: { name: string; in: 'path' | 'query'; required?: boolean; schema: Schema }[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
  security?: unknown[];
}

interface Document {
  paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
  components: { schemas: Record<string, Schema> };
}

/** Every operation of an OpenAPI document. */
export function operationsOf({ paths }: Document): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
}

const TEXTS = [
  'Some words',
  'Someone_1',
  'some.one@example.test',
  'a1',
  '1',
  '2026-01-01T00:00:00.000Z',
  // The key of a browser, and its secret.
  `B${'A'.repeat(86)}`,
  'A'.repeat(22),
];

/** A value that the schema allows; `known` gives what a person would fill in by hand, by name. */
export function valueFor(schema: Schema, known: Record<string, unknown>, name = ''): unknown {
  if (name in known) return known[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined)
    return valueFor(
      schema.anyOf.find(({ type }) => type !== 'null')!,
      known,
      name,
    );
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  switch (type) {
    case 'object': {
      const needed = Object.entries(schema.properties ?? {}).filter(
        ([key]) => key in known || schema.required?.includes(key),
      );
      return Object.fromEntries(needed.map(([key, part]) => [key, valueFor(part, known, key)]));
    }
    case 'array':
      return Array.from({ length: Math.max(schema.minItems ?? 0, 1) }, () =>
        valueFor(schema.items!, known),
      );
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    default:
      return textFor(schema, name);
  }
}

function textFor(
  { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema,
  name: string,
): string {
  // A password that is one's name, too, is refused.
  const texts = /password/i.test(name) ? ['correct horse'] : TEXTS;
  const found = texts
    .map((text) => text.padEnd(minLength, 'x'))
    .find((text) => text.length <= maxLength && new RegExp(pattern ?? '').test(text));
  if (found === undefined) throw new Error(`nothing fits ${name} ${pattern}`);
  return found;
}

/** What is wrong with an answer by the document's own words; null when nothing is. */
export function schemaMismatch(
  document: Document,
  operation: Operation,
  status: number,
  mediaType: string | null,
  body: unknown,
): string | null {
  const answer =
    operation.responses[String(status)] ??
    (status >= 400 ? operation.responses['default'] : undefined);
  if (answer === undefined) return `answers ${status}, which is not documented`;
  if (answer.content === undefined)
    return body === '' ? null : 'has a body where none is documented';
  const [documented, { schema }] = Object.entries(answer.content)[0]!;
  if (mediaType?.split(';')[0] !== documented)
    return `answers ${mediaType}, documented is ${documented}`;
  if (documented !== 'application/json') return null;
  const resolved =
    schema.$ref === undefined
      ? schema
      : document.components.schemas[schema.$ref.split('/').at(-1)!]!;
  const parsed = z
    .fromJSONSchema(resolved as Parameters<typeof z.fromJSONSchema>[0])
    .safeParse(body);
  return parsed.success ? null : z.prettifyError(parsed.error);
}
