import * as fc from 'fast-check';
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

test.each<[string, number, z.ZodType, object, string]>([
  ['club post', 5_000, schemas.createClubPostBody, { clubId: 'c1' }, 'content'],
  ['comment', 2_000, schemas.createClubCommentBody, { clubPostId: 'p1' }, 'content'],
  ['chat message', 2_000, schemas.sendMessageEvent, { matchId: 'm', userId: 'u' }, 'message'],
  ['club name', 100, schemas.createClubBody, {}, 'name'],
])('a %s has at most %i characters', (_what, max, schema, rest, field) => {
  const accepts = (length: number) =>
    schema.safeParse({ ...rest, [field]: 'x'.repeat(length) }).success;
  expect([accepts(max), accepts(max + 1)]).toEqual([true, false]);
});

test.each([
  ['zero-width spaces', '\u200B\u200B'],
  ['an empty Hangul letter', '\u3164'],
  ['a Braille cell without dots', '\u2800'],
  ['marks of direction', '\u202E\u2066'],
  ['an accent without a letter', '\u0301'],
])('%s are no post, comment, message or name', (_what, unseen) => {
  const refuses = (schema: z.ZodType, body: object) =>
    expect(schema.safeParse(body).success, JSON.stringify(body)).toBe(false);
  refuses(schemas.createClubPostBody, { clubId: 'c1', content: unseen });
  refuses(schemas.createProfilePostBody, { content: unseen });
  refuses(schemas.createClubCommentBody, { clubPostId: 'p1', content: unseen });
  refuses(schemas.createChannelMessageBody, { content: unseen });
  refuses(schemas.sendMessageEvent, { matchId: 'm', userId: 'u', message: unseen });
  refuses(schemas.createClubBody, { name: unseen });
  refuses(schemas.updateNameBody, { firstName: unseen, lastName: 'Reyes' });
});

test.each(['👩‍👩‍👧', '⚽', '!', 'می‌خواهم', '0'])('%j is a post, and stays as it is', (content) => {
  expect(schemas.createClubPostBody.parse({ clubId: 'c1', content }).content).toBe(content);
});

test.each([
  ['gnp.\u202Eexe', 'gnp.exe'],
  ['Da\u200Bna', 'Dana'],
  ['Dana\r\nVisit http://bad.test', 'Dana Visit http://bad.test'],
  ['Z' + '\u0334'.repeat(40), 'Z' + '\u0334'.repeat(4)],
  ['Zoe\u0308', 'Zoë'],
  ['Nguyễn', 'Nguyễn'],
  ['می‌خواهم', 'می‌خواهم'],
  ['ക്‍ഷ', 'ക്‍ഷ'],
  ['Ad\u00ADmin', 'Admin'],
  ['Ad\u200Dmin\u200C', 'Admin'],
  ['A\u3164B\u2800C', 'ABC'],
  ['Ann\u{E0041}\u{E007F}', 'Ann'],
  ['A\uFE0Fnn', 'Ann'],
  ['👩🏽‍🚒 🏳️‍🌈 ❤️ 1️⃣', '👩🏽‍🚒 🏳️‍🌈 ❤️ 1️⃣'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 Fans', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Fans'],
  ['🏴\u{E0061}\u{E0062}\u{E007F}', '🏴'],
])('the name %j is kept as %j', (written, kept) => {
  expect(schemas.updateNameBody.parse({ firstName: written, lastName: 'R' }).firstName).toBe(kept);
  expect(schemas.createClubBody.parse({ name: written }).name).toBe(kept);
});

test('what people say of themselves keeps its lines, and nothing that disguises it', () => {
  const { bio, tags } = schemas.updateBioBody.parse({
    bio: ' Fan of\r\n\u202Enaf\u{E0041} ',
    tags: { profile: ['Co\u00ADach', 'Skip\nper'] },
  });
  expect([bio, tags]).toEqual(['Fan of\r\nnaf', { profile: ['Coach', 'Skip per'] }]);
  expect(schemas.updateBioBody.parse({ bio: '\u2800\u3164' }).bio).toBe('');
  const same = ['Coach', 'Co\u200Bach'];
  expect(schemas.updateBioBody.safeParse({ tags: { profile: same } }).success).toBe(false);
});

/** Made before any test: sorting all characters takes seconds on a busy machine. */
const anyName = fc.string({ unit: 'binary', maxLength: 12 });

test('a name is one line in which something can be seen, whatever was written', () => {
  fc.assert(
    fc.property(anyName, (written) => {
      const parsed = schemas.createClubBody.safeParse({ name: written });
      if (!parsed.success) return;
      const { name } = parsed.data;
      expect(name).not.toMatch(/[\u2800\u200B\u202A-\u202E\u2066-\u2069\p{Cc}]|\p{M}{5}/u);
      expect(name.replace(/\u200C|\u200D|\uFE0F/gu, '')).not.toMatch(
        /\p{Default_Ignorable_Code_Point}/u,
      );
      expect(name).toMatch(/[^\s\p{Default_Ignorable_Code_Point}\p{M}]/u);
      expect(schemas.createClubBody.parse({ name }).name).toBe(name);
    }),
    { numRuns: 500 },
  );
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
