import { personName } from '@clubline/contract';
import { expect, test } from 'vitest';
import { type ApiClient, readMediaUrls } from '../../platform/client';
import { answering } from '../../testing/harness/answering';
import { clubPostsCalls, readComments, readPost, readPosts } from './clubPosts.calls';

const amy = { id: 'u1', username: 'amy', firstName: 'Amy', lastName: 'Lake' };

test.each(['user', 'author'])('the author of a post is read from %s', (key) => {
  expect(readPost({ id: 1, [key]: amy })?.user).toMatchObject({ id: 'u1', firstName: 'Amy' });
});

test.each([
  {
    data: {
      posts: [
        { id: 'a', createdAt: '2025-01-01' },
        { id: 'b', createdAt: '2025-01-02' },
      ],
    },
  },
  {
    posts: [
      { id: 'a', createdAt: '2025-01-01' },
      { id: 'b', createdAt: '2025-01-02' },
    ],
  },
])('posts come newest first from %j', (body) =>
  expect(readPosts(body).map(({ id }) => id)).toEqual(['b', 'a']),
);

test.each([undefined, null, {}, { data: null }, { data: { posts: [null, 3, {}] } }])(
  '%j has no posts',
  (body) => expect(readPosts(body)).toEqual([]),
);

test('counts are taken over only when they were sent', () => {
  expect(readPost({ id: 'p' })).not.toHaveProperty('reactionCount');
  expect(
    readPost({ id: 'p', reactionCount: 2, reaction: 'confetti', commentCount: 0 }),
  ).toMatchObject({ reactionCount: 2, reaction: null, commentCount: 0 });
});

test.each([
  [{ mediaUrls: ['a', '', 3] }, ['a']],
  [{ mediaUrls: '["a","b"]' }, ['a', 'b']],
  [{ media_urls: ['a'] }, ['a']],
  [{ mediaUrls: '[broken' }, []],
  [{}, []],
])('media of %j are %j', (fields, urls) => expect(readMediaUrls(fields)).toEqual(urls));

test('comments come oldest first, their parent as an id', () => {
  const comments = readComments({
    data: {
      comments: [
        { id: 'b', createdAt: '2025-01-02', parentComment: { id: 'a' } },
        { id: 'a', createdAt: '2025-01-01', parentComment: null },
      ],
    },
  });
  expect(comments.map(({ id, parentComment }) => [id, parentComment])).toEqual([
    ['a', null],
    ['b', 'a'],
  ]);
});

test('who has no name goes by their username', () => {
  expect([
    personName({ ...amy }),
    personName({ firstName: '', lastName: '', username: 'amy' }),
  ]).toEqual(['Amy Lake', 'amy']);
});

/** A server that answers everything with the same. */
const ofClub = { userId: 'u1', clubId: 'c1' };
test.each([
  ['posts', (client: ApiClient) => clubPostsCalls.load(client, ofClub)],
  ['comments', (client: ApiClient) => clubPostsCalls.loadComments(client, 'p1')],
])('all %s are not said to be cut because one of them cannot be read', async (name, load) => {
  const page = await load(answering({ data: { [name]: [{ id: 'x1' }, {}] }, meta: { total: 2 } }));
  expect(page.items.map(({ id }) => id)).toEqual(['x1']);
  expect(page).not.toHaveProperty('cutAt');
});
