import { afterEach, expect, test } from 'vitest';
import { directionOf, languages, localeOf } from './languages';
import { keepAskedLanguage, readLanguage } from './pageLanguage';

const read = (search: string, cookie: string, ...wanted: string[]) =>
  readLanguage({ location: { search }, document: { cookie }, navigator: { languages: wanted } });

afterEach(() => {
  document.cookie = 'clubline_language=; path=/; max-age=-1';
  window.history.replaceState(null, '', '/');
});

test.each([
  ['nothing known', '', '', [], 'en'],
  ['the browser’s first that is ours', '', '', ['fr-FR', 'es-MX', 'en'], 'es'],
  ['an earlier choice before the browser’s', '', 'a=1; clubline_language=en; b=2', ['es'], 'en'],
  ['the address before an earlier choice', '?language=es', 'clubline_language=en', ['en'], 'es'],
  ['a country’s own Arabic', '', '', ['ar-EG', 'en'], 'ar'],
  ['a language that is not ours', '?language=xx', 'clubline_language=yy', ['zz'], 'en'],
  ['a cookie of a longer name', '', 'my_clubline_language=es', ['en'], 'en'],
])('%s decides', (_what, search, cookie, browser, language) => {
  expect(read(search, cookie, ...browser)).toBe(language);
});

test('Arabic is written from right to left, with the figures 0 to 9', () => {
  expect(languages.map(directionOf)).toEqual(['ltr', 'ltr', 'rtl']);
  expect((1234.5).toLocaleString(localeOf('ar'))).toMatch(/^1\D234\D5$/);
});

test('what the address asks for is kept, and taken out of the address alone', () => {
  window.history.replaceState({ key: 'kept' }, '', '/terms?language=es&next=%2Fclubs#top');
  keepAskedLanguage(window);
  expect(document.cookie).toContain('clubline_language=es');
  expect(window.location.href).toMatch(/\/terms\?next=%2Fclubs#top$/);
  expect(window.history.state).toEqual({ key: 'kept' });
});

test('a language that is not ours is taken out of the address, and not kept', () => {
  window.history.replaceState(null, '', '/?language=xx');
  keepAskedLanguage(window);
  expect(document.cookie).not.toContain('clubline_language');
  expect(window.location.search).toBe('');
});
