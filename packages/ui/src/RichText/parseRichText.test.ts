import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkHost, parseRichText } from './parseRichText';

const links = (text: string) => parseRichText(text).flatMap((part) => (part.type === 'link' ? [[part.text, part.href]] : []));
const mentions = (text: string) => parseRichText(text).flatMap((part) => (part.type === 'mention' ? [part.username] : []));

describe('mentions', () => {
  test.each([
    ['@a', []],
    ['@ab', ['ab']],
    [`@${'x'.repeat(30)}`, ['x'.repeat(30)]],
    [`@${'x'.repeat(31)}`, []],
    ['hi @amy_1, (@Bob)! @amy', ['amy_1', 'Bob', 'amy']],
    ['mail amy@example or a@b@cc', []],
    ['@amy@host.example', []],
    ['🏁@amy and 🏁 @bob', ['amy', 'bob']],
    ['@@amy', []],
    ['é@amy', []],
  ])('%j mentions %j', (text, expected) => expect(mentions(text)).toEqual(expected));
});

describe('links', () => {
  test.each([
    ['see example.com and https://x.org', [['example.com', 'https://example.com/'], ['https://x.org', 'https://x.org/']]],
    ['HTTP://Example.COM/A?b=c#d', [['HTTP://Example.COM/A?b=c#d', 'http://example.com/A?b=c#d']]],
    ['(see https://x.org/a_(b)).', [['https://x.org/a_(b)', 'https://x.org/a_(b)']]],
    ['“example.com/path”, next', [['example.com/path', 'https://example.com/path']]],
    ['example.com:8080/x', [['example.com:8080/x', 'https://example.com:8080/x']]],
    ['https://medium.com/@amy', [['https://medium.com/@amy', 'https://medium.com/@amy']]],
    ['https://bücher.example/x', [['https://bücher.example/x', 'https://xn--bcher-kva.example/x']]],
  ])('%j links %j', (text, expected) => expect(links(text)).toEqual(expected));

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1).com',
    'javascript://example.com/%0aalert(1)',
    'java\tscript:alert(1)',
    ' javascript:example.com',
    'ｊavascript:example.com',
    'data:text/html,<script>.com',
    'vbscript:x.com',
    'file:///etc/passwd.com',
    'https://bank.example@evil.example',
    'https://user:secret@evil.com',
    'https:\\\\evil.com',
    'https://good.com\\@evil.com',
    'https://exa\u202emple.com',
    'exa\u200bmple.com',
    'amy@example.com',
    'readme.md',
    'photo.jpeg',
    'v1.2.3',
    'e.g. this',
    '...com',
    '-bad-.com',
    'http://localhost/admin',
    'http://[::1]/',
    'ехample.com',
  ])('%j never becomes a link', (text) => expect(links(text)).toEqual([]));

  test('the host shown for a look-alike is its ASCII form', () => {
    const [link] = links('https://аpple.com/login');
    expect(linkHost(link?.[1] ?? '')).toBe('xn--pple-43d.com');
  });
});

const hostileWord = constantFrom('javascript:', 'https://', 'http://', '@', 'a.com', '.', ' ', '\n', '(', ')', '\\', '\u202e', 'xn--', 'amy', '🏁', '://', 'data:');

test('whatever is typed, the parts join to the text, every href is http or https, and every mention is 2 to 30 word characters', () => {
  assert(
    property(oneof(string({ unit: 'binary', maxLength: 300 }), array(hostileWord, { maxLength: 60 }).map((words) => words.join(''))), (text) => {
      const parts = parseRichText(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      const strange = parts.filter(
        (part) =>
          (part.type === 'link' && !/^https?:\/\/[a-z0-9.-]+(:\d+)?\//.test(part.href)) || (part.type === 'mention' && !/^\w{2,30}$/.test(part.username)),
      );
      expect(strange).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['at signs', '@'],
  ['mentions', '@ab.'],
  ['openers', '('],
  ['closers', 'a.com)'],
  ['bare hosts', 'a.com '],
  ['broken addresses', 'http://xn--a.com '],
  ['schemes', 'https://'],
  ['dots', '.'],
  ['dashes', 'a-'],
  ['labels', 'a.'],
  ['userinfo', 'https://a:b@'],
  ['line breaks', '\n@a'],
])('100 kB of %s parse in under 50 ms', (_name, unit) => {
  const text = unit.repeat(Math.ceil(100_000 / unit.length));
  parseRichText(text.slice(0, 2_000));
  let best = Infinity;
  for (let round = 0; round < 3; round += 1) {
    const from = performance.now();
    parseRichText(text);
    best = Math.min(best, performance.now() - from);
  }
  expect(best).toBeLessThan(50);
});
