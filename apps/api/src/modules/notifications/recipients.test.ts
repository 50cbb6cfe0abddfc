import { expect, test } from 'vitest';
import { createClubWith, createPost, notificationsOf } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import type { Person } from '../../testing/people';

const ROUNDS = 10;

describeApi('who is notified of what happens in a club', (t) => {
  /** A club in which the writer has written a post, a comment and a message. */
  async function clubWith(owner: Person, writer: Person) {
    const club = await createClubWith(owner, [writer]);
    const post = await createPost(writer, club.id);
    const channel = (await owner.get(`/club-channels/${club.id}`)).body.data.channels[0].id;
    const comment = (
      await writer.post('/club-social/club-comments', { clubPostId: post.id, content: 'First' })
    ).body.data.comment;
    const { message } = (
      await writer.post(`/club-channels/${channel}/messages`, { content: 'Hello' })
    ).body.data;
    return { id: club.id, post, channel, comment, message };
  }
  type TestClub = Awaited<ReturnType<typeof clubWith>>;

  /** Does all that concerns the writer, and answers how each of it was taken. */
  async function concern(by: Person, writer: Person, club: TestClub): Promise<number[]> {
    const name = `@${writer.username}`;
    const onPost = { clubPostId: club.post.id };
    const answers = [
      await by.post('/club-social/club-comments', { ...onPost, content: 'On your post' }),
      await by.post('/club-social/club-comments', {
        ...onPost,
        content: 'On your comment',
        parentComment: club.comment.id,
      }),
      await by.post('/club-social/club-comments', { ...onPost, content: `With ${name}` }),
      await by.post('/club-social/club-post-reactions', { ...onPost, reaction: 'like' }),
      await by.post('/club-channel-reactions', {
        clubChannelMessageId: club.message.id,
        reaction: 'love',
      }),
      await by.post('/club-social/club-posts', { clubId: club.id, content: `Post for ${name}` }),
      await by.post(`/club-channels/${club.channel}/messages`, { content: `Message for ${name}` }),
    ];
    return answers.map(({ status }) => status);
  }
  const all = [201, 201, 201, 200, 200, 201, 201];

  test('members, muted or not', async () => {
    const [owner, mika] = (await t.people(2)) as [Person, Person];
    const club = await clubWith(owner, mika);
    await owner.put(`/clubs/${club.id}/mutes/${mika.id}`);
    expect(await concern(owner, mika, club)).toEqual(all);
    expect(await notificationsOf(mika)).toHaveLength(all.length);
  });

  test.each(['who left', 'who is banned'])(
    'nobody %s; what they had stays as it was',
    async (who) => {
      const [owner, mika] = (await t.people(2)) as [Person, Person];
      const club = await clubWith(owner, mika);
      await createPost(owner, club.id, `While @${mika.username} is in`);
      const before = await notificationsOf(mika);
      expect(before).toHaveLength(1);
      if (who === 'who left') await mika.delete(`/clubs/${club.id}/leave`, { userId: mika.id });
      else await owner.put(`/clubs/${club.id}/bans/${mika.id}`);
      expect(await concern(owner, mika, club)).toEqual(all);
      expect(await notificationsOf(mika)).toEqual(before);
    },
  );

  test('who is back again', async () => {
    const [owner, mika] = (await t.people(2)) as [Person, Person];
    const club = await clubWith(owner, mika);
    await owner.put(`/clubs/${club.id}/bans/${mika.id}`);
    await owner.delete(`/clubs/${club.id}/bans/${mika.id}`);
    await mika.post(`/clubs/${club.id}/join`, { userId: mika.id });
    expect(await concern(owner, mika, club)).toEqual(all);
    expect(await notificationsOf(mika)).toHaveLength(all.length);
  });

  test('nobody any more once a ban is answered, whatever was under way', async () => {
    const [owner, mika] = (await t.people(2)) as [Person, Person];
    for (let round = 0; round < ROUNDS; round += 1) {
      const club = await clubWith(owner, mika);
      const comment = { clubPostId: club.post.id, content: `For @${mika.username}` };
      const write = () => owner.post('/club-social/club-comments', comment);
      const writing = Array.from({ length: 4 }, write);
      expect((await owner.put(`/clubs/${club.id}/bans/${mika.id}`)).status).toBe(204);
      writing.push(write(), write());
      const atBan = await notificationsOf(mika);
      await Promise.all(writing);
      expect(await notificationsOf(mika), `round ${round}`).toEqual(atBan);
    }
  }, 60_000);
});
