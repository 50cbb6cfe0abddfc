import { expect, test } from 'vitest';
import { searchWords, withSearchWords } from './searchWords.mjs';

const pages = Object.keys(searchWords).map((id) => ({ id, type: 'docs' }));
interface Entry {
  id: string;
  type: string;
  title?: string;
  name?: string;
  tags?: string[];
  anchors?: { id: string; title: string }[];
}
const index = (more: Entry[]) => ({
  v: 5,
  entries: Object.fromEntries(
    [...pages, ...more].map((entry): [string, Entry] => [entry.id, entry]),
  ),
});
const wordsOf = (id: string) =>
  withSearchWords(index([])).entries[id]?.anchors?.map(({ title }) => title);

test('pages are found by words that their names do not have', () => {
  expect(wordsOf('foundations-right-to-left--docs')).toContain('RTL');
  expect(wordsOf('what-has-changed--docs')).toContain('changelog');
  expect(wordsOf('foundations-tokens--docs')).toContain('DTCG');
  expect(wordsOf('foundations-accessibility--docs')).toContain('draft');
  expect(wordsOf('foundations-words--docs')).toContain('Español');
  expect(wordsOf('patterns-telling-people-notice-or-toast--docs')).toContain(
    'when to use toast or notice',
  );
  // Of a page, no two words are alike.
  const ids = withSearchWords(index([])).entries['foundations-colour--docs']?.anchors?.map(
    ({ id }) => id,
  );
  expect(new Set(ids).size).toBe(ids?.length);
});

test('what has changed is found by each version that was released', () => {
  expect(wordsOf('what-has-changed--docs')).toContain('0.1.0');
});

test('a story is found once, and not as a heading of its page as well', () => {
  const docs = { id: 'clubs-clubcard--docs', type: 'docs', anchors: [{ id: 'a', title: 'Plain' }] };
  const story = { id: 'clubs-clubcard--plain', type: 'story' };
  const { entries } = withSearchWords(index([docs, story]));
  expect(entries[docs.id]).toEqual({ id: docs.id, type: 'docs' });
  expect(entries[story.id]).toEqual(story);
});

test('each page is called after what it is about, and no two of them Docs', () => {
  const page = { id: 'clubs-clubcard--docs', type: 'docs', title: 'Clubs/ClubCard', name: 'Docs' };
  const written = { ...page, id: 'patterns-empty--docs', title: 'Patterns/Empty' };
  const { entries } = withSearchWords(
    index([page, { ...written, tags: ['unattached-mdx'] }, { ...page, id: 'x', type: 'story' }]),
  );
  expect(entries[page.id]?.name).toBe('About ClubCard');
  expect(entries[written.id]?.name).toBe('Empty');
  expect(entries['x']?.name).toBe('Docs');
});

test('words for a page that is not there stop the build', () => {
  expect(() => withSearchWords({ entries: {} })).toThrow('no page what-has-changed--docs');
});
