import { expect, test } from 'vitest';
import type { Person } from '../../testing/people';
import { createClubWith, createPost, idsOf, notificationsOf } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';

describeApi('club posts', (t) => {
  const three = async () => (await t.people(3)) as [Person, Person, Person];
  const feed = (person: Person, clubId: string, query = '') =>
    person.get(`/club-social/club-posts-feed/${person.id}/${clubId}${query}`);

  test('a post is trimmed, comes first, and carries author, reaction and counts', async () => {
    const [owner, mika] = await three();
    const club = await createClubWith(owner, [mika]);
    await createPost(owner, club.id, 'First');
    const second = await createPost(mika, club.id, '  Second 🎉 ');
    const answer = await feed(owner, club.id);
    expect(answer.body.data.posts.map((post: { content: string }) => post.content)).toEqual([
      'Second 🎉',
      'First',
    ]);
    expect(answer.body.data.posts[0]).toEqual({
      id: second.id,
      content: 'Second 🎉',
      createdAt: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
      mediaUrls: [],
      mediaAlts: [],
      user: {
        id: mika.id,
        username: mika.username,
        firstName: 'Fan',
        lastName: mika.username,
        profilePicture: null,
      },
      reaction: null,
      reactionCount: 0,
      commentCount: 0,
    });
    expect(answer.body.meta).toEqual({ hasMore: false, nextCursor: null });
  });

  test.each([
    [{ content: '   ' }, 'content'],
    [{ content: 'x'.repeat(5_001) }, 'content'],
    [{ content: 7 }, 'content'],
    [{ content: 'Hi', mediaUrls: ['https://tracker.example/pixel.png'] }, 'mediaUrls'],
    [{ content: 'Hi', mediaUrls: ['/uploads/../api/users'] }, 'mediaUrls'],
    [{ content: 'Hi', mediaUrls: Array.from({ length: 5 }, () => 'a') }, 'mediaUrls'],
  ])('%j is refused and names %s', async (body, field) => {
    const [owner] = await three();
    const club = await createClubWith(owner, []);
    const answer = await owner.post('/club-social/club-posts', {
      userId: owner.id,
      clubId: club.id,
      ...body,
    });
    expect([answer.status, answer.body.errors[0].property]).toEqual([400, field]);
  });

  test('a feed of many posts comes complete, or page by page without gaps', async () => {
    const [owner] = await three();
    const club = await createClubWith(owner, []);
    const ids: string[] = [];
    for (let n = 0; n < 23; n += 1) ids.unshift((await createPost(owner, club.id, `Post ${n}`)).id);
    expect(idsOf((await feed(owner, club.id)).body.data.posts)).toEqual(ids);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await feed(
        owner,
        club.id,
        `?limit=10${cursor === '' ? '' : `&cursor=${cursor}`}`,
      );
      seen.push(...idsOf(page.body.data.posts));
      cursor = page.body.meta.nextCursor;
    }
    expect(seen).toEqual(ids);
  });

  test('one post of a club is found by its id, as the feed shows it', async () => {
    const [owner, mika, stranger] = await three();
    const club = await createClubWith(owner, [mika]);
    const other = await createClubWith(owner, []);
    const post = await createPost(mika, club.id, 'Here');
    const path = (clubId: string) => `/club-social/club-posts/${clubId}/${post.id}`;
    const found = await owner.get(path(club.id));
    expect(found.body.data.post).toEqual((await feed(owner, club.id)).body.data.posts[0]);
    expect((await owner.get(path(other.id))).status).toBe(404);
    expect((await stranger.get(path(club.id))).status).toBe(403);
    await mika.delete(`${path(club.id)}/${mika.id}`);
    expect((await owner.get(path(club.id))).status).toBe(404);
  });

  test('one reaction per person: set, replaced, taken back, each harmless twice', async () => {
    const [owner, mika, ola] = await three();
    const club = await createClubWith(owner, [mika, ola]);
    const post = await createPost(owner, club.id);
    const react = (person: Person, reaction: string) =>
      person.post('/club-social/club-post-reactions', {
        clubPostId: post.id,
        userId: person.id,
        reaction,
      });
    const own = async (person: Person) =>
      (await person.get(`/club-social/club-post-reactions/${post.id}/${person.id}`)).body.data
        .reaction;

    expect(await own(mika)).toBeNull();
    expect((await react(mika, 'like')).body.data).toEqual({
      reaction: { reaction: 'like' },
      count: 1,
    });
    expect((await react(mika, 'clown')).body.data.count).toBe(1);
    expect((await react(ola, 'sigh')).body.data.count).toBe(2);
    expect(await own(mika)).toEqual({ reaction: 'clown' });
    expect((await mika.get(`/club-social/club-post-reactions/count/${post.id}`)).body.data).toEqual(
      { count: 2 },
    );
    expect((await feed(mika, club.id)).body.data.posts[0]).toMatchObject({
      reaction: 'clown',
      reactionCount: 2,
    });
    expect((await feed(owner, club.id)).body.data.posts[0]).toMatchObject({
      reaction: null,
      reactionCount: 2,
    });
    for (let time = 0; time < 2; time += 1) {
      const taken = await mika.delete(`/club-social/club-post-reactions/${post.id}/${mika.id}`);
      expect([taken.status, taken.body.data]).toEqual([200, { reaction: null, count: 1 }]);
    }
    const unknown = await react(mika, 'wow');
    expect([unknown.status, unknown.body.errors[0].property]).toEqual([400, 'reaction']);
  });

  test(
    'comments are listed oldest first; replies hang under a top-level comment and do not ' +
      'count',
    async () => {
      const [owner, mika, ola] = await three();
      const club = await createClubWith(owner, [mika, ola]);
      const post = await createPost(owner, club.id);
      const comment = async (person: Person, content: string, parentComment?: string) =>
        (
          await person.post('/club-social/club-comments', {
            clubPostId: post.id,
            userId: person.id,
            content,
            parentComment,
          })
        ).body.data.comment;
      const first = await comment(mika, ' One ');
      const reply = await comment(ola, 'Two', first.id);
      const deeper = await comment(mika, 'Three', reply.id);
      expect([first.parentComment, reply.parentComment, deeper.parentComment]).toEqual([
        null,
        first.id,
        first.id,
      ]);
      const listed = (await owner.get(`/club-social/club-comments/${post.id}/comments`)).body.data
        .comments;
      expect(listed.map((one: { content: string }) => one.content)).toEqual([
        'One',
        'Two',
        'Three',
      ]);
      expect(listed[0].user.username).toBe(mika.username);
      expect((await feed(owner, club.id)).body.data.posts[0].commentCount).toBe(1);

      const other = await createPost(owner, club.id);
      const misplaced = await mika.post('/club-social/club-comments', {
        clubPostId: other.id,
        userId: mika.id,
        content: 'x',
        parentComment: first.id,
      });
      expect([misplaced.status, misplaced.body.errors[0].property]).toEqual([400, 'parentComment']);

      const newest = await owner.get(`/club-social/club-comments/${post.id}/comments?limit=2`);
      expect(newest.body.data.comments.map((one: { content: string }) => one.content)).toEqual([
        'Two',
        'Three',
      ]);
      const earlier = await owner.get(
        `/club-social/club-comments/${post.id}/comments?limit=2` +
          `&cursor=${newest.body.meta.nextCursor}`,
      );
      expect(idsOf(earlier.body.data.comments)).toEqual([first.id]);
    },
  );

  test('the author deletes a post also after leaving, and all that hung on it goes', async () => {
    const [owner, mika] = await three();
    const club = await createClubWith(owner, [mika]);
    const post = await createPost(mika, club.id);
    await owner.post('/club-social/club-comments', {
      clubPostId: post.id,
      userId: owner.id,
      content: 'Good one',
    });
    expect(await notificationsOf(mika)).toHaveLength(1);
    const path = (person: Person) => `/club-social/club-posts/${club.id}/${post.id}/${person.id}`;
    await mika.delete(`/clubs/${club.id}/leave`, { userId: mika.id });
    expect((await mika.delete(path(mika))).status).toBe(204);
    expect((await mika.delete(path(mika))).status).toBe(404);
    expect((await feed(owner, club.id)).body.data.posts).toEqual([]);
    expect((await owner.get(`/club-social/club-comments/${post.id}/comments`)).status).toBe(404);
    expect(await notificationsOf(mika)).toEqual([]);
  });

  test('owners delete what others wrote, members do not', async () => {
    const [owner, mika, ola] = await three();
    const club = await createClubWith(owner, [mika, ola]);
    const post = await createPost(mika, club.id);
    const path = (person: Person) => `/club-social/club-posts/${club.id}/${post.id}/${person.id}`;
    const refused = await ola.delete(path(ola));
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Only the author and the club’s owners may delete a post.',
    ]);
    expect((await owner.delete(path(owner))).status).toBe(204);
    expect((await feed(mika, club.id)).body.data.posts).toEqual([]);
  });

  test('a post is deleted only under its own club', async () => {
    const [owner] = await three();
    const [club, other] = [await createClubWith(owner, []), await createClubWith(owner, [])];
    const post = await createPost(owner, club.id);
    expect(
      (await owner.delete(`/club-social/club-posts/${other.id}/${post.id}/${owner.id}`)).status,
    ).toBe(404);
  });

  test('author, answered and mentioned are notified, each once, nobody of themselves', async () => {
    const [owner, mika, ola] = await three();
    const stranger = await t.person();
    const club = await createClubWith(owner, [mika, ola]);
    const post = await createPost(
      owner,
      club.id,
      `Look @${mika.username} and @${mika.username}, @${owner.username}, ` +
        `@${stranger.username}, mail@${ola.username}`,
    );
    expect(await notificationsOf(mika)).toEqual([
      expect.objectContaining({
        type: 'mention',
        isRead: false,
        link: `/clubs/${club.id}?post=${post.id}`,
        content: expect.stringContaining(`mentioned you in ${club.name}: “Look @`),
      }),
    ]);
    for (const person of [owner, ola, stranger])
      expect(await notificationsOf(person), person.username).toEqual([]);

    const said = (
      await mika.post('/club-social/club-comments', {
        clubPostId: post.id,
        userId: mika.id,
        content: `Yes @${owner.username}!`,
      })
    ).body.data.comment;
    expect((await notificationsOf(owner)).map((one) => [one.type, one.content])).toEqual([
      [
        'comment',
        `Fan ${mika.username} commented on your post in ${club.name}: “Yes @${owner.username}!”`,
      ],
    ]);
    await ola.post('/club-social/club-comments', {
      clubPostId: post.id,
      userId: ola.id,
      content: 'Same',
      parentComment: said.id,
    });
    expect((await notificationsOf(mika))[0]).toMatchObject({
      type: 'comment',
      content: expect.stringContaining('replied to your comment'),
      link: expect.stringContaining(`/clubs/${club.id}?post=${post.id}&comments=1&comment=`),
    });

    for (const reaction of ['like', 'love', 'like']) {
      await mika.post('/club-social/club-post-reactions', {
        clubPostId: post.id,
        userId: mika.id,
        reaction,
      });
      await mika.delete(`/club-social/club-post-reactions/${post.id}/${mika.id}`);
    }
    await owner.post('/club-social/club-post-reactions', {
      clubPostId: post.id,
      userId: owner.id,
      reaction: 'like',
    });
    expect((await notificationsOf(owner)).map((one) => one.type)).toEqual([
      'reaction',
      'comment',
      'comment',
    ]);
  });

  test('what belongs to nobody is a clear 404', async () => {
    const [owner] = await three();
    expect((await feed(owner, 'no-such-club')).status).toBe(404);
    expect(
      (await owner.post('/club-social/club-posts', { clubId: 'no-such-club', content: 'Hi' }))
        .status,
    ).toBe(404);
    expect(
      (
        await owner.post('/club-social/club-comments', {
          clubPostId: 'no-such-post',
          content: 'Hi',
        })
      ).body.message,
    ).toBe('Post not found');
    expect((await owner.get('/club-social/club-post-reactions/count/no-such-post')).status).toBe(
      404,
    );
    expect((await owner.get('/club-social/club-post-reactions/count/%00')).status).toBe(400);
  });
});
