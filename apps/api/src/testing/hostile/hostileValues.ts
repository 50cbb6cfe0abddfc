import * as fc from 'fast-check';

/** Starts JSON that no value of JavaScript's is written as: `1e999`, a key that comes twice. */
const RAW = '\u0001raw:';
const raw = (json: string): string => `${RAW}${json}`;

/** The text of a body; hostile values may hold JSON that only text can say. */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/"\\u0001raw:((?:[^"\\]|\\.)*)"/g, (_whole, json: string) =>
    String(JSON.parse(`"${json}"`)),
  );

/** A value in an address or a form, where half a surrogate pair cannot stand. */
export const encoded = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '?'));
};

const nested = (open: string, close: string, depth: number): string =>
  raw(open.repeat(depth) + (open.endsWith(':') ? '1' : '') + close.repeat(depth));

/** Texts that other programs stumbled over. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\u202eevil\u2066',
  '\u200b\u200d\ufeff',
  'e\u0301\u0323'.repeat(60),
  '\u{e0041}\u{e007f}',
  '🏁'.repeat(40),
  '👨‍👩‍👧‍👦',
  'ＡＢＣ',
  'İıß',
  'ﷺ',
  "'; drop table users; --",
  '" or 1=1 --',
  '%',
  '_%\\',
  '{"$ne":null}',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,<script>1</script>',
  '//evil.test/a.png',
  'http://127.0.0.1:5432/',
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '/dev/zero',
  'C:\\Windows\\win.ini',
  'a\r\nset-cookie: a=b',
  '${7*7}{{7*7}}',
  '%s%n%x',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '0x10',
  '1e309',
  '٣',
  '2025-01-01',
  '+275760-09-14T00:00:00.000Z',
  '[object Object]',
  '@everyone '.repeat(200),
  '#'.repeat(3_000),
  '**'.repeat(3_000),
  `${'a'.repeat(60)}!`,
  'x'.repeat(70),
  'y'.repeat(6_000),
  `${'a@'.repeat(3_000)}.`,
  `${' '.repeat(9_000)}x`,
  `http://${'a.'.repeat(4_000)}`,
  'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.',
];

/** Longer than any body of text may be. */
const LONG_TEXTS = ['z'.repeat(20_000), '𝔷'.repeat(40_000), '\u0000'.repeat(12_000)];

const HOSTILE_NUMBERS = [
  0,
  -1,
  1.5,
  1e20,
  -1e308,
  2 ** 31,
  2 ** 53 + 2,
  5e-324,
  raw('-0'),
  raw('1e999'),
  raw('1E+400'),
  raw('9'.repeat(400)),
  raw(`0.${'0'.repeat(2_000)}1`),
  raw('NaN'),
  raw('Infinity'),
  raw('0x10'),
];

const HOSTILE_SHAPES: unknown[] = [
  null,
  true,
  false,
  [],
  [null],
  [[[[]]]],
  {},
  { a: 1 },
  { toString: 1, valueOf: null },
  { length: -1 },
  raw('{"then":"a"}'),
  raw('{"__proto__":{"role":"admin","isMember":true}}'),
  raw('{"constructor":{"prototype":{"role":"admin"}}}'),
  raw('{"a":1,"a":2}'),
  raw('undefined'),
  nested('[', ']', 3_000),
  nested('{"a":', '}', 2_000),
  Array.from({ length: 1_500 }, () => 'a'),
  Array.from({ length: 3_000 }, (_, index) => index),
  Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`k${index}`, index])),
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  // Half of a surrogate pair among others.
  {
    weight: 2,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
      .map((units) => String.fromCharCode(...units)),
  },
  { weight: 1, arbitrary: fc.constantFrom(...LONG_TEXTS) },
);

/** Anything in the place of anything; `ids` are other people's and other things'. */
export const hostileValue = (ids: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 5, arbitrary: hostileText },
    { weight: 3, arbitrary: fc.constantFrom(...ids) },
    { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_NUMBERS) },
    { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_SHAPES) },
    { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 30 }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );

/** Keys that nobody declares. */
export const hostileKeys = fc.dictionary(
  fc.constantFrom(
    'constructor',
    'prototype',
    'toString',
    'role',
    'isAdmin',
    'userId',
    'id',
    '',
    '\u0000',
    'a.b',
    'x'.repeat(2_000),
  ),
  fc.constantFrom<unknown>('admin', true, 1, null, {}),
  { minKeys: 1, maxKeys: 4 },
);
