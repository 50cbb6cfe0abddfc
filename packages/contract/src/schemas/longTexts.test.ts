import { expect, test, vi } from 'vitest';
import { nameText, optionalText, text } from './values';

test.each([
  ['a text', text(10)],
  ['a text that may be empty', optionalText(10)],
  ['a name', nameText(10, 'No name.')],
])('%s that is much longer than it may be is refused without a look at its signs', (_, schema) => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const replaced = vi.spyOn(String.prototype, 'replaceAll');
  const messages = schema
    .safeParse('a\u0301'.repeat(10_000))
    .error?.issues.map((one) => one.message);
  expect(messages).toEqual(['At most 10 characters.']);
  expect([normalize.mock.calls, replaced.mock.calls]).toEqual([[], []]);
  vi.restoreAllMocks();
});

test('blanks around a text, and what cannot be seen in it, do not count', () => {
  expect(text(10).parse(`${' '.repeat(15)}0123456789${' '.repeat(15)}`)).toBe('0123456789');
});
