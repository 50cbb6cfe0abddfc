import { expect, test } from 'vitest';
import { catalogueRows, findRows, toCsv, type CatalogueRow } from './catalogueRows';

const all = { words: '', kind: '', domain: '' };
const row = (given: Partial<CatalogueRow>): CatalogueRow => ({
  id: 'ui thing.key',
  domain: 'posts',
  kind: 'label',
  english: 'Post',
  spanish: 'Publicar',
  arabic: 'نشر',
  story: undefined,
  ...given,
});

test('each message has its translations', () => {
  expect(catalogueRows.length).toBeGreaterThan(1_000);
  const missing = catalogueRows.filter(({ spanish, arabic }) => spanish === '' || arabic === '');
  expect(missing.map(({ id }) => id)).toEqual([]);
});

test('words are found in any language and in the key, whatever their case and accents', () => {
  const found = (words: string) => findRows(catalogueRows, { ...all, words }).map(({ id }) => id);
  for (const words of [
    'Estas al DIA',
    'لا جديد',
    'notificationlist.empty',
    'caught up notificationList',
  ])
    expect(found(words)).toContain('ui notificationList.empty');
  expect(found('zzzz')).toEqual([]);
});

test('kind and domain narrow what is found', () => {
  const rows = findRows(catalogueRows, { words: '', kind: 'empty', domain: 'notifications' });
  expect(rows.map(({ id }) => id)).toContain('ui notificationList.empty');
  expect(new Set(rows.map(({ kind, domain }) => `${kind} ${domain}`))).toEqual(
    new Set(['empty notifications']),
  );
});

test('the file for translators keeps quotes, lines and commas, and holds no formula', () => {
  const [, ...lines] = toCsv([
    row({ english: 'Say “hi”, "friend"', spanish: '=1+1' }),
    row({ id: 'ui thing.other', english: 'two\nlines' }),
  ]).split('\r\n');
  expect(lines).toEqual([
    `"ui thing.key","label","posts","Say “hi”, ""friend""","'=1+1","نشر",""`,
    '"ui thing.other","label","posts","two\nlines","Publicar","نشر",""',
  ]);
});
