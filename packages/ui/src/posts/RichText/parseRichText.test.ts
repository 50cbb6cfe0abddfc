import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkHost, parseRichText } from './parseRichText';

const links = (text: string) =>
  parseRichText(text).flatMap((part) => (part.type === 'link' ? [[part.text, part.href]] : []));
const mentions = (text: string) =>
  parseRichText(text).flatMap((part) => (part.type === 'mention' ? [part.username] : []));

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
    [
      'see example.com and https://x.org',
      [
        ['example.com', 'https://example.com/'],
        ['https://x.org', 'https://x.org/'],
      ],
    ],
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

const hostileWord = constantFrom(
  'javascript:',
  'https://',
  'http://',
  '@',
  'a.com',
  '.',
  ' ',
  '\n',
  '(',
  ')',
  '\\',
  '\u202e',
  'xn--',
  'amy',
  '🏁',
  '://',
  'data:',
);

/** Made before any test: sorting all characters takes seconds on a busy machine. */
const anyText = string({ unit: 'binary', maxLength: 300 });

test(
  'whatever is typed, the parts join to the text, every href is http or https, and every ' +
    'mention is 2 to 30 word characters',
  () => {
    assert(
      property(
        oneof(
          anyText,
          array(hostileWord, { maxLength: 60 }).map((words) => words.join('')),
        ),
        (text) => {
          const parts = parseRichText(text);
          expect(parts.map((part) => part.text).join('')).toBe(text);
          const strange = parts.filter(
            (part) =>
              (part.type === 'link' && !/^https?:\/\/[a-z0-9.-]+(:\d+)?\//.test(part.href)) ||
              (part.type === 'mention' && !/^\w{2,30}$/.test(part.username)),
          );
          expect(strange).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  },
);

/**
 * Letters looked at while `run` works: everything it does to texts passes through these methods.
 * Unlike a time it is the same on every machine, so that work that grows faster than the text is
 * seen at once.
 */
function lettersRead(run: () => void): number {
  let letters = 0;
  const restore: (() => void)[] = [];
  const watch = <Host extends object>(
    host: Host,
    name: PropertyKey,
    cost: (self: string, given: unknown[], result: unknown) => number,
  ) => {
    const known = Object.getOwnPropertyDescriptor(host, name) as PropertyDescriptor & {
      value: (...given: unknown[]) => unknown;
    };
    Object.defineProperty(host, name, {
      ...known,
      value(this: string, ...given: unknown[]) {
        const result = known.value.apply(this, given);
        letters += cost(this, given, result);
        return result;
      },
    });
    restore.push(() => Object.defineProperty(host, name, known));
  };
  const text = String.prototype;
  watch(text, 'charAt', () => 1);
  watch(text, 'slice', (_self, _given, result) => (result as string).length);
  watch(text, 'toLowerCase', (self) => self.length);
  for (const name of ['replace', 'split', Symbol.iterator, 'lastIndexOf', 'includes'])
    watch(text, name, (self) => self.length);
  watch(
    text,
    'indexOf',
    (self, [, from = 0], result) =>
      ((result as number) < 0 ? self.length : (result as number)) - (from as number) + 1,
  );
  // What is looked for step by step goes on from where it stands; what sticks to a place reads a
  // few letters there.
  watch(RegExp.prototype, 'exec', function (this: void, self, [given], result) {
    const { sticky, global } = self as unknown as RegExp;
    const found = result as RegExpExecArray | null;
    if (sticky) return 32;
    if (!global) return String(given).length;
    return found ? found[0].length + 1 : 1;
  });
  try {
    run();
  } finally {
    for (const undo of restore) undo();
  }
  return letters;
}

describe('a hostile text of 100 kB is read in work that grows with its length alone', () => {
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
    ['mentions in a word', 'é@ab'],
    ['long hosts', `${'a'.repeat(60)}.`],
    ['almost too long links', `${'a.com/'.repeat(340)} `],
  ])('%s', (_name, unit) => {
    const text = unit.repeat(Math.ceil(100_000 / unit.length));
    const half = text.slice(0, text.length / 2);
    const [few, many] = [half, text].map((given) => lettersRead(() => void parseRichText(given)));
    // Twenty looks at each letter are a few milliseconds for 100 kB.
    expect(many).toBeLessThan(20 * text.length);
    expect(many).toBeLessThan(2.2 * (few as number) + 100);
  });

  test('and the count sees work that does not', () => {
    const quadratic = (given: string) => {
      for (let at = 0; at < given.length; at += 1) given.slice(at);
    };
    const [few, many] = [1_000, 2_000].map((length) =>
      lettersRead(() => quadratic('a'.repeat(length))),
    );
    expect(many).toBeGreaterThan(3.5 * (few as number));
  });
});
