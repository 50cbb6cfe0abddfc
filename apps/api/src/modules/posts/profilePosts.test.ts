import sharp from 'sharp';
import type { Socket } from 'socket.io-client';
import { expect, test } from 'vitest';
import type { Person } from '../../testing/people';
import { idsOf, notificationsOf } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import { addressOf, connect } from '../../testing/sockets';

describeApi('profile posts', (t) => {
  const post = async (person: Person, body: object) =>
    (await person.post('/social/profile-posts', body)).body.data.profilePost;

  test('a post with a picture: uploaded, attached, listed newest first', async () => {
    const [dana, mika] = (await t.people(2)) as [Person, Person];
    const bytes = await sharp({
      create: { width: 40, height: 30, channels: 3, background: '#123456' },
    })
      .jpeg()
      .toBuffer();
    const upload = await dana.upload('POST', '/social/profile-posts/upload-media', {
      name: 'media',
      bytes,
      fileName: 'beach.jpg',
      type: 'image/jpeg',
    });
    const { mediaUrl } = upload.body.data;
    expect(mediaUrl).toMatch(/\/uploads\/[0-9a-f]{40}\.webp$/);
    await post(dana, { content: 'First', mediaUrls: [] });
    const second = await post(dana, { content: '', mediaUrls: [mediaUrl] });
    const listed = (await mika.get('/social/profile-posts')).body.data.profilePosts;
    expect(listed[0]).toEqual({
      id: second.id,
      content: '',
      createdAt: expect.any(String),
      mediaUrls: [mediaUrl],
      user: {
        id: dana.id,
        username: dana.username,
        firstName: 'Fan',
        lastName: dana.username,
        profilePicture: null,
      },
      reaction: null,
      reactionCount: 0,
      commentCount: 0,
      mediaAlts: [''],
      editedAt: null,
    });
    expect(listed[1].content).toBe('First');
  });

  test('descriptions of pictures are stored with the post, no more than pictures', async () => {
    const dana = await t.person();
    const bytes = await sharp({
      create: { width: 4, height: 3, channels: 3, background: '#123456' },
    })
      .jpeg()
      .toBuffer();
    const { mediaUrl } = (
      await dana.upload('POST', '/social/profile-posts/upload-media', { name: 'media', bytes })
    ).body.data;
    const made = await post(dana, {
      content: '',
      mediaUrls: [mediaUrl],
      mediaAlts: [' The start, from the pier. '],
    });
    expect(made.mediaAlts).toEqual(['The start, from the pier.']);
    const { data, meta } = (await dana.get(`/social/profile-posts?userId=${dana.id}`)).body;
    expect([data.profilePosts[0].mediaAlts, meta.takesMediaAlts]).toEqual([
      ['The start, from the pier.'],
      true,
    ]);
    for (const body of [
      { content: 'Hi', mediaAlts: ['of nothing'] },
      { content: 'Hi', mediaUrls: [mediaUrl], mediaAlts: ['one', 'two'] },
    ]) {
      const refused = await dana.post('/social/profile-posts', body);
      expect([refused.status, refused.body.errors[0].property]).toEqual([400, 'mediaAlts']);
    }
    const long = await dana.post('/social/profile-posts', {
      content: 'Hi',
      mediaUrls: [mediaUrl],
      mediaAlts: ['x'.repeat(301)],
    });
    expect(long.status).toBe(400);
  });

  test('only its author deletes a post; notices of it go along', async () => {
    const [dana, mika] = (await t.people(2)) as [Person, Person];
    const { id } = await post(dana, { content: `Oops, @${mika.username}` });
    const kept = await post(dana, { content: 'Good' });
    for (const profilePostId of [id, kept.id])
      await mika.post('/social/post-reactions', { profilePostId, reaction: 'like' });
    expect(await notificationsOf(dana)).toHaveLength(2);
    expect(await notificationsOf(mika)).toHaveLength(1);
    expect((await mika.delete(`/social/profile-posts/${id}`)).status).toBe(403);
    expect((await dana.delete(`/social/profile-posts/${id}`)).status).toBe(204);
    expect((await dana.delete(`/social/profile-posts/${id}`)).status).toBe(404);
    const { data } = (await mika.get(`/social/profile-posts?userId=${dana.id}`)).body;
    expect(idsOf(data.profilePosts)).toEqual([kept.id]);
    expect(await notificationsOf(dana)).toHaveLength(1);
    expect(await notificationsOf(mika)).toEqual([]);
  });

  test('its author gives a post other words, and it says when', async () => {
    const [dana, mika] = (await t.people(2)) as [Person, Person];
    const made = await post(dana, { content: 'Frist' });
    expect(made.editedAt).toBeNull();
    const change = (person: Person, content: string, id = made.id) =>
      person.patch(`/social/profile-posts/${id}`, { content });
    const same = await change(dana, ' Frist ');
    expect([same.status, same.body.data.profilePost.editedAt]).toEqual([200, null]);
    expect((await change(mika, 'Mine')).status).toBe(403);
    expect((await change(dana, 'First', 'nothing')).status).toBe(404);
    for (const words of ['  ', 'x'.repeat(501)]) {
      const refused = await change(dana, words);
      expect([refused.status, refused.body.errors[0].property]).toEqual([400, 'content']);
    }
    const listener = await connect(await addressOf(t.api), mika.accessToken);
    const socket = listener.socket as unknown as Socket;
    await socket.timeout(5_000).emitWithAck('watchProfile', { userId: dana.id });
    expect((await change(dana, ' First ')).body.data.profilePost.content).toBe('First');
    const told = await listener.next('profilePostChanged', (body) => 'content' in body);
    expect(told).toEqual({
      userId: dana.id,
      postId: made.id,
      reactionCount: 0,
      commentCount: 0,
      content: 'First',
      editedAt: expect.stringMatching(/Z$/),
    });
    listener.socket.close();
    const { data } = (await mika.get(`/social/profile-posts?userId=${dana.id}`)).body;
    expect(data.profilePosts[0]).toMatchObject({ content: 'First', editedAt: told.editedAt });
  });

  test('a post with a picture may lose its words', async () => {
    const dana = await t.person();
    const { mediaUrl } = (
      await dana.upload('POST', '/social/profile-posts/upload-media', {
        name: 'media',
        bytes: await sharp({
          create: { width: 4, height: 3, channels: 3, background: '#123456' },
        })
          .jpeg()
          .toBuffer(),
      })
    ).body.data;
    const { id } = await post(dana, { content: 'Look', mediaUrls: [mediaUrl] });
    const changed = await dana.patch(`/social/profile-posts/${id}`, { content: '' });
    expect(changed.body.data.profilePost).toMatchObject({ content: '', mediaUrls: [mediaUrl] });
  });

  test('one person’s posts can be asked for, page by page', async () => {
    const [dana, mika] = (await t.people(2)) as [Person, Person];
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      ids.unshift((await post(dana, { content: `Mine ${n}` })).id);
      await post(mika, { content: `Theirs ${n}` });
    }
    const first = await mika.get(`/social/profile-posts?userId=${dana.id}&limit=2`);
    expect(idsOf(first.body.data.profilePosts)).toEqual(ids.slice(0, 2));
    const rest = await mika.get(
      `/social/profile-posts?userId=${dana.id}&limit=2&cursor=${first.body.meta.nextCursor}`,
    );
    expect([idsOf(rest.body.data.profilePosts), rest.body.meta]).toEqual([
      ids.slice(2),
      {
        hasMore: false,
        nextCursor: null,
        takesMediaAlts: true,
        mediaMax: 4,
        editsPosts: true,
        deletesPosts: true,
      },
    ]);
  });

  test.each([
    [{ content: '  ' }, 'content'],
    [{ content: 'x'.repeat(501) }, 'content'],
    [{ content: 'Hi', mediaUrls: ['https://elsewhere.example/x.png'] }, 'mediaUrls'],
    [{ content: 'Hi', mediaUrls: 'no list' }, 'mediaUrls'],
  ])('%j is refused', async (body, field) => {
    const answer = await (await t.person()).post('/social/profile-posts', body);
    expect([answer.status, answer.body.errors[0].property]).toEqual([400, field]);
  });

  test('500 characters fit, and the author is whoever the token speaks for', async () => {
    const [dana, mika] = (await t.people(2)) as [Person, Person];
    const made = await post(dana, { content: 'x'.repeat(500), userId: mika.id, author: mika.id });
    expect(made.user.id).toBe(dana.id);
  });

  test('only pictures are taken', async () => {
    const dana = await t.person();
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.alloc(0),
      Buffer.from('GIF89a then nothing'),
    ]) {
      const answer = await dana.upload('POST', '/social/profile-posts/upload-media', {
        name: 'media',
        bytes,
      });
      expect([answer.status, answer.body.errors[0].property]).toEqual([400, 'media']);
    }
    expect((await dana.post('/social/profile-posts/upload-media', {})).status).toBe(415);
  });

  test('likes toggle, count, and are notified to the author once', async () => {
    const [dana, mika] = (await t.people(2)) as [Person, Person];
    const { id } = await post(dana, { content: 'Season opener' });
    const like = () =>
      mika.post('/social/post-reactions', { profilePostId: id, userId: mika.id, reaction: 'like' });
    expect((await mika.get(`/social/post-reactions/${id}/${mika.id}`)).body).toEqual({
      reaction: null,
    });
    for (let time = 0; time < 2; time += 1)
      expect((await like()).body).toEqual({ reaction: 'like', count: 1 });
    expect((await mika.get(`/social/post-reactions/${id}/${mika.id}`)).body).toEqual({
      reaction: 'like',
    });
    expect((await mika.get(`/social/post-reactions/count/${id}`)).body).toEqual({ count: 1 });
    expect(
      (await mika.get(`/social/profile-posts?userId=${dana.id}`)).body.data.profilePosts[0],
    ).toMatchObject({ reaction: 'like', reactionCount: 1 });
    for (let time = 0; time < 2; time += 1)
      expect((await mika.delete(`/social/post-reactions/${id}/${mika.id}`)).body).toEqual({
        reaction: null,
        count: 0,
      });
    await like();
    expect((await notificationsOf(dana)).map((one) => [one.type, one.link])).toEqual([
      ['reaction', '/profile'],
    ]);
  });

  test('comments are counted', async () => {
    const dana = await t.person();
    const { id } = await post(dana, { content: 'Discuss' });
    expect((await dana.get(`/social/profile-posts/${id}/comments-count`)).body).toEqual({
      count: 0,
    });
    await t.api.context.db
      .insertInto('profilePostComments')
      .values({
        id: `${id}-c`,
        postId: id,
        userId: dana.id,
        content: 'Hm',
        createdAt: t.api.context.now(),
      })
      .execute();
    expect((await dana.get(`/social/profile-posts/${id}/comments-count`)).body).toEqual({
      count: 1,
    });
    expect(
      (await dana.get(`/social/profile-posts?userId=${dana.id}`)).body.data.profilePosts[0]
        .commentCount,
    ).toBe(1);
  });

  test('mentioned people hear of it; posts that are not there are 404', async () => {
    const [dana, mika] = (await t.people(2)) as [Person, Person];
    await post(dana, { content: `Thanks @${mika.username}` });
    expect(await notificationsOf(mika)).toEqual([
      expect.objectContaining({ type: 'mention', link: `/profile/${dana.username}` }),
    ]);
    expect((await dana.get('/social/post-reactions/count/nothing')).status).toBe(404);
    expect(
      (
        await dana.post('/social/post-reactions', {
          profilePostId: 'nothing',
          userId: dana.id,
          reaction: 'like',
        })
      ).status,
    ).toBe(404);
    expect((await dana.get('/social/profile-posts/nothing/comments-count')).status).toBe(404);
  });
});
