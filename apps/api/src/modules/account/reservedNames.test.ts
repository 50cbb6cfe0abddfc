import { array, assert, asyncProperty, constantFrom, pre, property } from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { describeApi } from '../../testing/describeApi';
import { isRefused } from '../../testing/hostile/isRefused';
import { leastProcessorTime } from '../../testing/hostile/processorTime';
import { readLetters } from './lookalikes';
import {
  assertOwnClubName,
  assertOwnFullName,
  assertOwnName,
  assertOwnTags,
  isReservedUsername,
} from './reservedNames';
import { FILLERS, OFFICES, STAFF } from './reservedWords';

const LIMIT_MS = 50;
/** Up to the longest that is asked about: where time doubles with each word, this ends early. */
const LENGTHS = Array.from({ length: 21 }, (_, step) => 94 + 8 * step);

/** Signs that are read as several letters, each of which may begin or end a word. */
const FOLDED = ['㉛', '⅗', '㎩', '㏒', 'ﬆ', '℡', '㍿', '㏇', 'Ⅷ', '⒭', '㎳', '№', 'ŉ', 'rn', 'vv'];
const words = [...STAFF, ...OFFICES, ...FILLERS];

const fill = (part: string, length: number) => `${part.repeat(length)}`.slice(0, length - 1) + 'x';
/** All that reads a name, one after the other. */
const readEverywhere = async (name: string) =>
  [
    () => assertOwnName(name.slice(0, 100), name.slice(100)),
    () => assertOwnClubName(name),
    () => assertOwnTags([name]),
  ]
    .map(isRefused)
    .concat(isReservedUsername(name));

const isReadInTime = async (name: string) =>
  (await leastProcessorTime(() => readEverywhere(name), LIMIT_MS)).processorMs < LIMIT_MS;

test.each(['helpdesk', 'h㉛pd⅗k', 'adminadministrator', 'moderadoradora', 'mods', 'deel', 'crews'])(
  'no repetition of %s is read for long',
  async (part) => {
    for (const length of LENGTHS)
      expect([length, await isReadInTime(fill(part, length))]).toEqual([length, true]);
  },
);

test('nor is a repetition of any words and signs that stand for several letters', async () => {
  const parts = array(constantFrom(...words, ...words.map((word) => `${word}s`), ...FOLDED), {
    minLength: 1,
    maxLength: 6,
  });
  await assert(
    asyncProperty(parts, async (some) => {
      expect(await isReadInTime(fill(some.join(''), 254))).toBe(true);
    }),
  );
});

test('words for staff are refused beside any others, and what is no word ends that', () => {
  const some = array(constantFrom(...words, 'helpdesks', 'moderadores'), { maxLength: 5 });
  assert(
    property(some, constantFrom(...STAFF, ...OFFICES), some, (before, word, after) => {
      const name = [...before, word, ...after].join('');
      expect(isReservedUsername(name)).toBe(true);
      expect(isReservedUsername(`q${name}`)).toBe(false);
    }),
  );
  assert(
    property(array(constantFrom(...FILLERS), { minLength: 1, maxLength: 5 }), (fillers) => {
      // Some are words for staff by chance where they meet.
      const read = readLetters(fillers.join(''));
      pre(![...STAFF, ...OFFICES].some((word) => read.includes(readLetters(word))));
      expect(isReservedUsername(fillers.join(''))).toBe(false);
    }),
  );
});

const STAFF_NAMES = [
  'Customer Support',
  'Tech Support',
  'Live Chat Support',
  'Support Agent',
  'Customer Service',
  'Trust and Safety',
  'Security Alert',
  'Official News',
  'Official Updates',
  'Password Help',
  'Soporte Técnico',
  'Atención al Cliente',
  'Verified Account',
  'Account Recovery',
  'Verification Team',
  'Equipo Verificación',
  'الدعم الفني',
  'فريق الدعم',
  'إدارة الموقع',
  'المشرف العام',
  'خدمة العملاء',
  'Moderation Team',
  'Club Moderation Team',
  'Administration Team',
  'Site Administration',
  'Equipo Moderación',
  'Centro de Ayuda',
  'Trust Team',
  'Sys Op',
  'Official Results',
  'دعم كلوب لاين',
  'إدارة كلوب لاين',
  'کلوب لاین',
  'كلوب لاين ٢٤',
  'الأدمن العام',
  'أدمن الموقع',
  'مدير الموقع',
  'فريق الإشراف',
  'المدير العام',
];

test.each(STAFF_NAMES)('%s is nobody’s name, and no username', (name) => {
  const [first, ...rest] = name.split(' ');
  expect(isRefused(() => assertOwnName(first!, rest.join(' ')))).toBe(true);
  expect(isRefused(() => assertOwnTags([name]))).toBe(true);
  expect(isRefused(() => assertOwnClubName(name))).toBe(true);
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  for (const between of ['', '_'])
    expect(isReservedUsername(plain.replaceAll(' ', between))).toBe(true);
});

test.each(['moderation', 'administration', 'moderacion', 'sysop', 'operator', 'owner', 'owner_1'])(
  'nobody has the username %s',
  (username) => expect(isReservedUsername(username)).toBe(true),
);

test.each(['boat_owner', 'owner_of_boats', 'smooth_operator', 'trust_moyo', 'result_hunter'])(
  '%s is a username like others',
  (username) => expect(isReservedUsername(username)).toBe(false),
);

test.each([
  'كلوب لاين',
  'كلوبلاين',
  'كـلـوب لايـن',
  'کلوب لاین',
  'كلوب لاىن',
  'كلوب-لاين',
  'الكلوب لاين',
  'وكلوبلاين',
  'فريق كلوب لاين الرسمي',
  'كلوب لاين 24',
  'كُلُوب لاين',
  'ڪلوب لاین',
])('%s is the product’s name in Arabic, for nobody', (name) => {
  expect(isRefused(() => assertOwnFullName(name, 'name'))).toBe(true);
  expect(isRefused(() => assertOwnTags([name]))).toBe(true);
  expect(isRefused(() => assertOwnClubName(name))).toBe(true);
});

test.each([
  'Club·line Rewards',
  'Club-line Giveaway',
  'Clu·bline Prizes',
  'Clu bline',
  'C-l-u-b-line',
])('no club is called %s, in which signs or blanks end no word of it', (name) =>
  expect(isRefused(() => assertOwnClubName(name))).toBe(true),
);

test.each(['Riders (official)', 'Riders [Support]', 'Mia Chen (admin)', 'ليلى (الدعم)'])(
  'nobody is called %s, with a remark that claims it',
  (name) => {
    expect(isRefused(() => assertOwnFullName(name, 'name'))).toBe(true);
    expect(isRefused(() => assertOwnTags([name]))).toBe(true);
    expect(isRefused(() => assertOwnClubName(name))).toBe(true);
  },
);

test.each(['Chen ⓥ', 'Ⓥ Chen', 'Chen (🅥)', 'Chen ✪'])('nobody is marked as %s', (name) => {
  expect(isRefused(() => assertOwnFullName(name, 'name'))).toBe(true);
  expect(isRefused(() => assertOwnClubName(name))).toBe(true);
});

test('letters in circles spell a name', () => {
  expect(isRefused(() => assertOwnFullName('Ⓥⓘⓥⓐ', 'name'))).toBe(false);
});

test('signs and digits beside or in words for staff hide none of them', () => {
  for (const name of ['● Admin ●', 'Ad●min', 'Mod 6 Team', 'Site • Support', 'S.u.p.p.o.r.t 24/7'])
    expect([name, isRefused(() => assertOwnFullName(name, 'name'))]).toEqual([name, true]);
});

test.each([
  'Certified',
  'Identity confirmed',
  'Checked by staff',
  'Autenticado',
  'Identidad confirmada',
  'معتمد',
  'موثوق',
  'مؤكد',
  'VerifiedFan',
  'V e r i f i e d',
  'Veri-fied ✓',
  'Fan verificada',
  'حساب موثّق',
  'مـوثـق',
])('no tag says %s', (tag) => expect(isRefused(() => assertOwnTags([tag]))).toBe(true));

test.each(['✓', '✔️', '✅', '☑', '🗸', '🗹', '⍻', '🮱', '𐄂', '√'])(
  'no name or tag has %s, which says elsewhere that somebody has looked who it is',
  (mark) => {
    for (const [first, last] of [
      ['Dana', `Moreau ${mark}`],
      [`${mark}Dana`, 'Moreau'],
    ])
      expect(isRefused(() => assertOwnName(first!, last!))).toBe(true);
    expect(isRefused(() => assertOwnFullName(`Dana${mark}Moreau`, 'name'))).toBe(true);
    expect(isRefused(() => assertOwnTags([mark]))).toBe(true);
    expect(isRefused(() => assertOwnTags([`Fan ${mark}`]))).toBe(true);
    expect(isRefused(() => assertOwnClubName(`Night Riders ${mark}`))).toBe(true);
  },
);

test.each(['Dana ⭐', 'Dana ❤️', 'Dana 🏁', 'D’Ana', 'Dana-Lee', 'Dana (no. 7)'])(
  '%s has a sign as others have',
  (name) => {
    expect(isRefused(() => assertOwnName(name, 'Moreau'))).toBe(false);
    expect(isRefused(() => assertOwnTags([name]))).toBe(false);
    expect(isRefused(() => assertOwnClubName(name))).toBe(false);
  },
);

test('a line in the middle of an Arabic word is no letter of it', () => {
  expect(isRefused(() => assertOwnName('الـدعـم', 'الفني'))).toBe(true);
});

test.each(['Head Moderator', 'Super Admin', 'Chief Administrator', 'Moderador Jefe', 'Room Mods'])(
  'nobody is called %s',
  (name) => {
    const [first, last] = name.split(' ');
    expect(isRefused(() => assertOwnName(first!, last!))).toBe(true);
  },
);

test.each([
  'Ann Staff',
  'Al Root',
  'Live Helper',
  'Chat Noir',
  'Billy Client',
  'Tech Nine',
  'Ann Safety',
  'أحمد رسمي',
  'أمان الخطيب',
])('%s is a name like others', (name) => {
  const [first, last] = name.split(' ');
  expect(isRefused(() => assertOwnName(first!, last!))).toBe(false);
});

describeApi('a username that is asked about', (t) => {
  let ask: (username: string) => Promise<number>;
  beforeAll(() => {
    ask = async (username) => (await t.visitor.get(`/users/check-username/${username}`)).status;
  });

  test('and is longer than any may be is refused before it is read', async () => {
    expect(await ask('a'.repeat(100))).toBe(200);
    expect(await ask('a'.repeat(101))).toBe(400);
  });
});
