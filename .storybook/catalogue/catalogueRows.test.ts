import { expect, test } from 'vitest';
import {
  catalogueRows,
  findRows,
  toCsv,
  type CatalogueQuery,
  type CatalogueRow,
} from './catalogueRows';

const all = { words: '', kind: '', domain: '', language: '' } as const;
const row = (given: Partial<CatalogueRow>): CatalogueRow => ({
  id: 'ui thing.key',
  domain: 'posts',
  kind: 'label',
  isOffline: false,
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
  const rows = findRows(catalogueRows, { ...all, kind: 'empty', domain: 'notifications' });
  expect(rows.map(({ id }) => id)).toContain('ui notificationList.empty');
  expect(new Set(rows.map(({ kind, domain }) => `${kind} ${domain}`))).toEqual(
    new Set(['empty notifications']),
  );
});

test('words are looked for in the chosen language and in the English beside it', () => {
  const found = (words: string, language: CatalogueQuery['language']) =>
    findRows([row({})], { ...all, words, language }).length;
  expect(found('publicar', '')).toBe(1);
  expect(found('publicar', 'spanish')).toBe(1);
  expect(found('post', 'spanish')).toBe(1);
  expect(found('publicar', 'arabic')).toBe(0);
  expect(found('نشر', 'arabic')).toBe(1);
  expect(found('نشر', 'english')).toBe(0);
});

test('the file for one language has its column beside the English', () => {
  const headings = (language: CatalogueQuery['language']) =>
    toCsv([row({})], language).split('\r\n');
  expect(headings('arabic')).toEqual([
    '"id","kind","domain","english","arabic","story"',
    '"ui thing.key","label","posts","Post","نشر",""',
  ]);
  expect(headings('english')[0]).toBe('"id","kind","domain","english","story"');
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
