import { describe, expect, test } from 'vitest';
import { languageFrom } from './language';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['es-MX', 'es'],
  ['ES-419,es;q=0.9,en;q=0.8', 'es'],
  ['en-GB,en;q=0.9,es;q=0.8', 'en'],
  ['en;q=0.2, es;q=0.7', 'es'],
  ['fr, de;q=0.8, es;q=0.1', 'es'],
  ['es;q=0', 'en'],
  ['*', 'en'],
  ['fr', 'en'],
  [';;;q=,,es;q=many', 'en'],
])('who asks for “%s” is answered in %s', (header, language) => {
  expect(languageFrom(header)).toBe(language);
});

const english = import.meta.glob('../modules/**/messages.ts', { eager: true });
const spanish = import.meta.glob('../modules/**/messages.es.ts', { eager: true });

type Texts = Record<string, unknown>;
const filledIn = ['‹1›', '‹2›', '‹3›'];
const leaves = (value: unknown, path = ''): [string, string][] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
    : [[path, typeof value === 'function' ? String(value(...filledIn)) : String(value)]];
const kept = (text: string) => filledIn.filter((value) => text.includes(value));

describe.each(Object.entries(spanish as Record<string, Texts>))('%s', (file, translated) => {
  const texts = (english as Record<string, Texts>)[file.replace('.es.ts', '.ts')] ?? {};
  test.each(Object.entries(translated))('%s says each text in Spanish', (name, own) => {
    const original = leaves(texts[name.replace(/Es$/, 'Messages')]);
    const translation = leaves(own);
    expect(translation.map(([path]) => path)).toEqual(original.map(([path]) => path));
    for (const [index, [path, text]] of translation.entries()) {
      expect([path, kept(text)]).toEqual([path, kept(original[index]![1])]);
      expect([path, text]).not.toEqual([path, original[index]![1]]);
    }
  });
});
