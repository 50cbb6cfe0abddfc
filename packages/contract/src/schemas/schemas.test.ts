import { expect, test } from 'vitest';
import { z } from 'zod';
import * as schemas from './index';

const named = Object.entries(schemas).flatMap(([name, value]): [string, z.ZodType][] =>
  value instanceof z.ZodType ? [[name, value]] : [],
);

test.each(named)('%s can be described in an OpenAPI document', (_name, schema) => {
  expect(z.toJSONSchema(schema, { io: 'input' })).toHaveProperty('$schema');
  expect(z.toJSONSchema(schema, { io: 'output' })).toHaveProperty('$schema');
});

test('texts are trimmed, lose NUL characters and must leave something', () => {
  const body = { clubId: 'c1', content: '  go \u0000team  ' };
  expect(schemas.createClubPostBody.parse(body).content).toBe('go team');
  expect(schemas.createClubPostBody.safeParse({ ...body, content: ' \u0000 ' }).success).toBe(
    false,
  );
  expect(
    schemas.createClubPostBody.safeParse({ ...body, content: 'x'.repeat(5_001) }).success,
  ).toBe(false);
});

test('a profile post needs text or an image', () => {
  expect(schemas.createProfilePostBody.safeParse({ content: ' ' }).success).toBe(false);
  expect(
    schemas.createProfilePostBody.safeParse({ mediaUrls: ['/api/uploads/a.webp'] }).success,
  ).toBe(true);
  expect(schemas.createProfilePostBody.safeParse({ content: 'x'.repeat(501) }).success).toBe(false);
});

test('heights are metres between 36 and 96 inches, rounded as the form rounds them', () => {
  const height = (value: number) => schemas.updateRacerBody.safeParse({ height: value }).success;
  expect([0.9, 0.91, 1.75, 2.44, 2.45].map(height)).toEqual([false, true, true, true, false]);
});

test.each(['', 'a b', 'a/b', 'x'.repeat(65), '\u0000'])('%j is no id', (value) => {
  expect(schemas.id.safeParse(value).success).toBe(false);
});

test('answers drop what the contract does not name', () => {
  const person = {
    id: '1',
    username: 'dana',
    firstName: 'Dana',
    lastName: 'Reyes',
    profilePicture: null,
  };
  expect(
    schemas.personSummary.parse({ ...person, email: 'dana@example.test', passwordHash: 'x' }),
  ).toEqual(person);
});
