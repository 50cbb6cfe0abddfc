import { array, assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import * as schemas from './index';
import { withoutStacks } from './marks';

const fields: [string, z.ZodType, object, string][] = [
  ['club post', schemas.createClubPostBody, { clubId: 'c1' }, 'content'],
  ['profile post', schemas.createProfilePostBody, {}, 'content'],
  ['changed profile post', schemas.updateProfilePostBody, {}, 'content'],
  ['comment', schemas.createClubCommentBody, { clubPostId: 'p1' }, 'content'],
  ['changed comment', schemas.updateClubCommentBody, {}, 'content'],
  ['channel message', schemas.createChannelMessageBody, { clubId: 'c1' }, 'content'],
  ['changed channel message', schemas.updateChannelMessageBody, {}, 'content'],
  ['live message', schemas.sendMessageEvent, { matchId: 'm', userId: 'u' }, 'message'],
  ['club', schemas.createClubBody, { name: 'A club' }, 'description'],
];
const keptBy = (schema: z.ZodType, rest: object, field: string, text: string) =>
  (schema.parse({ ...rest, [field]: text }) as Record<string, string>)[field];

const above = '\u0300\u0301\u0302\u0303\u0308\u030b\u030f\u0311';

test.each(fields)('a %s keeps four accents on a letter', (_what, schema, rest, field) => {
  const tower = `W${above.repeat(30)}in ${'o' + above}!`;
  expect(keptBy(schema, rest, field, tower)).toBe(`W${above.slice(0, 4)}in o${above.slice(0, 4)}!`);
});

test.each([
  ['a joiner', '\u200d'],
  ['a sign that keeps from joining', '\u200c'],
  ['a joiner of marks', '\u034f'],
  ['a variation', '\ufe0f'],
  ['a mark of direction', '\u202e'],
])('%s between accents does not begin another letter', (_what, unseen) => {
  const kept = withoutStacks(`W${[...above].join(unseen)}`);
  expect(kept.replaceAll(unseen, '')).toBe(`W${above.slice(0, 4)}`);
});

/** Words with many marks, as they are written and as they are taken apart. */
const words = [
  'Nguyễn Đường trường ǖ ằ ḗ ṩ ą̈́ m̥̄',
  'مُحَمَّدٌ اللّٰهِ شَدَّةً سِبْتٌ ٱلرَّحْمَٰنِ بِّۚ',
  'שָׁלוֹם יִשְׂרָאֵ֔ל בְּרֵאשִׁ֖ית שָּׁ֑֔מָּה הָאָֽרֶץ',
  'น้ำ ที่นี่ กรุ๊ป เปี๊ยะ ผู้ใหญ่ ຜູ້ນີ້',
  'हिन्दी क्ष्म्य स्त्रियाँ ज़्यादा র্দ্ধ ஸ்ரீ క్ష్మి ക്ഷ്മി ශ්‍රී',
  'လျှော့ မျှော်း လွှို့ ကျောင်း ស្ត្រី ខ្ញុំ བསྒྲུབས ཨོཾ རྒྱུད',
  '👩🏽‍🚒 🏳️‍🌈 ❤️ 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👩‍👩‍👧',
].flatMap((row) => row.split(' '));

test('what people write stays as it is, in any order, composed or not', () => {
  const written = array(constantFrom(...words, ...words.map((word) => word.normalize('NFD'))), {
    minLength: 1,
    maxLength: 12,
  });
  assert(
    property(written, constantFrom(' ', '', ', '), (some, between) => {
      const text = some.join(between);
      for (const [, schema, rest, field] of fields)
        expect(keptBy(schema, rest, field, text)).toBe(text);
    }),
  );
});

test('no text has a tower of marks, none loses anything else, and once is enough', () => {
  const signs = constantFrom(...above, ...'\u0e34\u0e49\u05b8\u0651\u093e\u20dd\u200d\ufe0faé 1');
  const texts = array(signs, { maxLength: 60 }).map((some) => some.join(''));
  const unseen = /\p{Default_Ignorable_Code_Point}/gu;
  const withoutMarks = (text: string) => text.replaceAll(/\p{M}/gu, '');
  const hold = (text: string) => {
    const kept = withoutStacks(text);
    expect(kept.replaceAll(unseen, '')).not.toMatch(/\p{M}{7}/u);
    expect(withoutMarks(kept)).toBe(withoutMarks(text));
    expect(withoutStacks(kept)).toBe(kept);
  };
  assert(property(texts, hold));
  assert(property(string(), hold));
});
