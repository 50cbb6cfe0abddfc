import { expect, test } from 'vitest';
import type { CatalogueRow } from './catalogueRows';
import { changedRows } from './changedRows';

const row = (id: string, english: string): CatalogueRow => ({
  id,
  domain: 'posts',
  kind: 'label',
  isOffline: false,
  english,
  spanish: english,
  arabic: english,
  story: undefined,
});
const said = (text: string) => ({ en: text, es: text });
const release = {
  versions: { ui: '0.1.0', features: '0.1.0' },
  components: {},
  tokens: {},
  messages: {
    'ui postCard.same': said('Same'),
    'ui postCard.reworded': said('Before'),
    'ui postCard.loadFailed': said('Couldn’t load.'),
  },
};

test('messages since a release are new, reworded with what they said, or gone', () => {
  const rows = changedRows(
    [
      row('ui postCard.same', 'Same'),
      row('ui postCard.reworded', 'After'),
      row('ui postCard.fresh', 'Fresh'),
    ],
    release,
  );
  expect(rows.map(({ id, change }) => [id, change?.kind, change?.before?.en])).toEqual([
    ['ui postCard.fresh', 'new', undefined],
    ['ui postCard.loadFailed', 'removed', 'Couldn’t load.'],
    ['ui postCard.reworded', 'changed', 'Before'],
  ]);
  expect(rows[1]).toMatchObject({ domain: 'posts', kind: 'error', english: 'Couldn’t load.' });
});
