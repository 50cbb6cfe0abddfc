import { array, assert, boolean, constant, constantFrom, dictionary } from 'fast-check';
import { integer, oneof, property, record, string } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import Fastify from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { describeApi } from '../../testing/describeApi';
import { everyone } from '../policy';
import { addRoutes } from '../addRoutes';
import { bodyLimits, route } from '../route';
import { pickerOf } from './picker';
import { answerSerializer } from './serializer';

/** Schemas of a few levels, each with values that fit it and have more than it names. */
interface Sample {
  schema: z.ZodType;
  value: Arbitrary<unknown>;
}

const plain: Sample[] = [
  { schema: z.string(), value: string() },
  { schema: z.number().int(), value: integer() },
  { schema: z.boolean(), value: boolean() },
  { schema: z.enum(['a', 'b']), value: constantFrom('a', 'b') },
  { schema: z.literal('x'), value: constant('x') },
];
const names = ['id', 'name', 'kind', 'list', '__proto__x'];
const more = dictionary(string({ unit: constantFrom('secret', 'password', 'id') }), string());

function larger(inner: Sample[]): Sample[] {
  const some = (at: number) => inner[at % inner.length]!;
  return [
    ...inner.map(({ schema, value }) => ({ schema: z.array(schema), value: array(value) })),
    ...inner.map(({ schema, value }) => ({
      schema: schema.nullable(),
      value: oneof(value, constant(null)),
    })),
    ...[0, 1, 2, 3].map((from) => {
      const shape = names.map((name, at) => [name, some(from + at)] as const);
      return {
        schema: z.object(
          Object.fromEntries(
            shape.map(([name, { schema }], at) => [name, at % 2 ? schema.optional() : schema]),
          ),
        ),
        value: more.chain((extra) =>
          record(Object.fromEntries(shape.map(([name, { value }]) => [name, value])), {
            requiredKeys: names.filter((_name, at) => at % 2 === 0),
          }).map((own) => ({ ...extra, ...own })),
        ),
      };
    }),
    {
      schema: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('one'), inner: some(0).schema }),
        z.object({ kind: z.literal(['two', 'three']), other: some(1).schema }),
      ]),
      value: oneof(
        record({ kind: constant('one'), inner: some(0).value, other: string() }),
        record({ kind: constantFrom('two', 'three'), other: some(1).value, inner: string() }),
      ),
    },
  ];
}

describe('what an answer is cut to', () => {
  const samples = [...plain, ...larger(plain), ...larger(larger(plain))];

  test('is what its schema names, as the schema itself cuts it', () => {
    for (const { schema, value } of samples) {
      const pick = pickerOf(schema);
      expect(pick).toBeDefined();
      assert(
        property(value, (answer) => {
          expect(JSON.stringify(pick!(answer))).toBe(JSON.stringify(schema.parse(answer)));
        }),
        { numRuns: 20 },
      );
    }
  });

  test.each([
    ['an object', z.object({ name: z.string() }), { name: { secret: 1 } }],
    ['a list of objects', z.object({ names: z.array(z.string()) }), { names: [{ secret: 1 }] }],
    ['an object in a list’s place', z.array(z.string()), { secret: 1 }],
    ['a list in an object’s place', z.object({ name: z.string() }), ['secret']],
    [
      'an unknown kind',
      z.discriminatedUnion('kind', [z.object({ kind: z.literal('one') })]),
      {
        kind: 'two',
        secret: 1,
      },
    ],
  ])('is never %s that the schema does not name', (_what, schema, answer) => {
    expect(() => pickerOf(schema)!(answer)).toThrow(/something else/);
  });

  test.each([
    ['changes a value', z.object({ name: z.string().trim() })],
    ['transforms it', z.object({ name: z.string().transform(Number) })],
    ['gives what is missing', z.object({ name: z.string().default('') })],
    ['lets everything through', z.looseObject({})],
    ['tells objects apart by all they hold', z.union([z.object({}), z.object({ a: z.null() })])],
    ['names its own keys', z.record(z.string(), z.string())],
  ])('is left to a schema that %s', (_what, schema) => {
    expect(pickerOf(schema)).toBeUndefined();
  });
});

describeApi('answers', (t) => {
  const leaking = route({
    method: 'GET',
    url: '/leaking',
    summary: 'Answers more than it says',
    response: {
      200: z.object({ user: z.object({ name: z.string() }), left: z.number() }),
      203: z.object({ names: z.record(z.string(), z.boolean()) }),
    },
    policy: everyone,
    bodyLimit: bodyLimits.none,
    rate: 'read',
    query: z.object({ code: z.coerce.number() }),
    handler: async ({ query, reply }) => {
      reply.code(query.code);
      const user = { name: 'Ann', email: 'ann@fans.test', passwordHash: 'x' };
      return query.code === 203
        ? { names: { ann: true }, user }
        : { user, left: 1, sessions: [{ token: 'x' }] };
    },
  });

  test.each([true, false])(
    'hold no field that is not in their schema (checked: %s)',
    async (is) => {
      const app = Fastify();
      app.decorateRequest('actor', null);
      app.setValidatorCompiler(validatorCompiler);
      app.setSerializerCompiler(answerSerializer(is));
      addRoutes(app, t.api.context, { tag: 'Test', routes: [leaking] });
      const answer = async (code: number) =>
        JSON.parse((await app.inject(`/leaking?code=${code}`)).body);
      expect(await answer(200)).toEqual({ user: { name: 'Ann' }, left: 1 });
      expect(await answer(203)).toEqual({ names: { ann: true } });
    },
  );

  test('are nearly all cut without asking their schema', () => {
    const asked = t.api.routes.flatMap(({ method, url, schema, config }) =>
      config?.policy === undefined || method === 'HEAD'
        ? []
        : Object.values(schema?.response ?? {}).some((one) => !pickerOf(one as z.ZodType))
          ? [`${String(method)} ${url}`]
          : [],
    );
    expect(asked).toEqual([
      // An account, or one of a partner's people.
      'GET /api/auth/me',
      'GET /api/users/me',
      'GET /api/user/me',
      'GET /api/users/profile',
      'GET /api/auth/profile',
      'GET /api/users',
      'GET /api/scoreboards/fonts/:font',
      'GET /api/uploads/:name',
      'GET /api/uploads/private/:name',
      'GET /health/live',
      'GET /health/ready',
    ]);
  });
});
