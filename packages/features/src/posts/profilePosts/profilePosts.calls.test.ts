import { expect, test } from 'vitest';
import { readMediaUrl } from '../../platform/client';
import { readProfilePosts } from './profilePosts.calls';

const post = (fields: object) => ({
  id: 'p1',
  content: 'Hi',
  createdAt: '2025-10-08T17:00:00.000Z',
  user: { id: 'u1', firstName: 'Amy', lastName: 'Lake' },
  ...fields,
});

test.each([
  ['a list', { mediaUrls: ['/a.webp'] }, ['/a.webp']],
  ['a list as text', { mediaUrls: '["/a.webp","/b.webp"]' }, ['/a.webp', '/b.webp']],
  ['the other key', { media_urls: '["/a.webp"]' }, ['/a.webp']],
  ['broken text', { mediaUrls: '["/a' }, []],
  ['nothing', {}, []],
])('media are read from %s', (_, fields, urls) => {
  expect(readProfilePosts({ data: { profilePosts: [post(fields)] } }, 'u1')[0]?.mediaUrls).toEqual(
    urls,
  );
});

test('only the author’s posts are kept, newest first', () => {
  const posts = [
    post({}),
    post({ id: 'p2', createdAt: '2025-10-08T18:00:00.000Z' }),
    post({ id: 'p3', user: { id: 'u2' } }),
    null,
  ];
  expect(readProfilePosts({ profilePosts: posts }, 'u1').map(({ id }) => id)).toEqual(['p2', 'p1']);
});

test('the address of a picture is read where it may be', () => {
  expect(
    [{ data: { mediaUrl: '/a' } }, { mediaUrl: '/b' }, { url: '/c' }, {}].map(readMediaUrl),
  ).toEqual(['/a', '/b', '/c', null]);
});
