import { serializerCompiler as checkedSerializer } from 'fastify-type-provider-zod';
import type { FastifySerializerCompiler } from 'fastify';
import type { z } from 'zod';
import { pickerOf } from './picker';

/**
 * Makes answers into JSON, cut to their schema. Where `isChecked`, as in tests, each is checked
 * against all its schema says, and one that is cut otherwise than by the schema itself is refused.
 */
export const answerSerializer =
  (isChecked: boolean): FastifySerializerCompiler<z.ZodType> =>
  (route) => {
    const checked = checkedSerializer(route as Parameters<typeof checkedSerializer>[0]);
    const pick = pickerOf(route.schema);
    if (pick === undefined) return checked;
    const fast = (answer: unknown) => JSON.stringify(pick(answer));
    if (!isChecked) return fast;
    return (answer) => {
      const json = checked(answer);
      if (fast(answer) !== json) throw new Error(`${route.method} ${route.url} is cut otherwise.`);
      return json;
    };
  };
