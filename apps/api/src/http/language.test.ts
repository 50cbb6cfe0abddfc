import { describe, expect, test } from 'vitest';
import { languageFrom, languages } from './language';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['es-MX', 'es'],
  ['ES-419,es;q=0.9,en;q=0.8', 'es'],
  ['en-GB,en;q=0.9,es;q=0.8', 'en'],
  ['en;q=0.2, es;q=0.7', 'es'],
  ['fr, de;q=0.8, es;q=0.1', 'es'],
  ['ar-EG,ar;q=0.9,en;q=0.8', 'ar'],
  ['es;q=0', 'en'],
  ['*', 'en'],
  ['fr', 'en'],
  [';;;q=,,es;q=many', 'en'],
])('who asks for “%s” is answered in %s', (header, language) => {
  expect(languageFrom(header)).toBe(language);
});

test('of a list that no browser sends, only the beginning is read', () => {
  expect(languageFrom(`es,${'fr,'.repeat(5_000)}`)).toBe('es');
  expect(languageFrom(`${'fr,'.repeat(5_000)}es`)).toBe('en');
});

const english = import.meta.glob('../modules/**/messages.ts', { eager: true });
const translations = import.meta.glob('../modules/**/messages.??.ts', { eager: true });

type Texts = Record<string, unknown>;
const filledIn = ['‹1›', '‹2›', '‹3›'];
const leaves = (value: unknown, path = ''): [string, string][] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
    : [[path, typeof value === 'function' ? String(value(...filledIn)) : String(value)]];
/** Whether there is anything to translate beside what is filled in. */
const hasWords = (text: string) =>
  /\p{L}/u.test(filledIn.reduce((rest, value) => rest.replaceAll(value, ''), text));
const kept = (text: string) => filledIn.filter((value) => text.includes(value));

test('what is there in one other language is there in all of them', () => {
  const translated = new Set(
    Object.keys(translations).map((file) => file.slice(0, -'xx.ts'.length)),
  );
  const files = [...translated].flatMap((file) =>
    languages.slice(1).map((language) => `${file}${language}.ts`),
  );
  expect(Object.keys(translations).toSorted()).toEqual(files.toSorted());
});

describe.each(Object.entries(translations as Record<string, Texts>))('%s', (file, translated) => {
  const texts = (english as Record<string, Texts>)[file.replace(/\.\w\w\.ts$/, '.ts')] ?? {};
  test.each(Object.entries(translated))('%s translates each text', (name, own) => {
    const original = leaves(texts[name.replace(/(Es|Ar)$/, 'Messages')]);
    const translation = leaves(own);
    expect(translation.map(([path]) => path)).toEqual(original.map(([path]) => path));
    for (const [index, [path, text]] of translation.entries()) {
      expect([path, kept(text)]).toEqual([path, kept(original[index]![1])]);
      const isLeft = hasWords(text) && text === original[index]![1];
      expect([path, text, isLeft]).toEqual([path, text, false]);
    }
  });
});
