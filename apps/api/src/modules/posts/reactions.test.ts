import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createClub, createPost } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import type { Person } from '../../testing/people';
import { addressOf, connect } from '../../testing/sockets';
import { untilAwaited } from '../../testing/untilAwaited';

describeApi('one’s own reactions', (t) => {
  test('reach all of one’s pages, to whatever they are, and nobody else’s', async () => {
    const [owner, other] = (await t.people(2)) as [Person, Person];
    const club = await createClub(owner);
    const post = await createPost(owner, club.id);
    const channel = (await owner.get(`/club-channels/${club.id}`)).body.data.channels[0].id;
    const said = await owner.post(`/club-channels/${channel}/messages`, { content: 'Doors open' });
    const messageId = said.body.data.message.id as string;
    const own = await owner.post('/social/profile-posts', { content: 'Podium' });
    const profilePostId = own.body.data.profilePost.id as string;
    const address = await addressOf(t.api);
    const [phone, laptop, others] = [
      await connect(address, owner.accessToken),
      await connect(address, owner.accessToken),
      await connect(address, other.accessToken),
    ];

    const reaction = 'love';
    await owner.post('/club-social/club-post-reactions', { clubPostId: post.id, reaction });
    await owner.post('/club-channel-reactions', { clubChannelMessageId: messageId, reaction });
    await owner.post('/social/post-reactions', { profilePostId, reaction });
    await owner.delete(`/social/post-reactions/${profilePostId}/${owner.id}`);
    const told = [
      { kind: 'clubPost', postId: post.id, reaction, reactionCount: 1 },
      { kind: 'channelMessage', messageId, reaction, reactionCount: 1 },
      { kind: 'profilePost', postId: profilePostId, reaction, reactionCount: 1 },
      { kind: 'profilePost', postId: profilePostId, reaction: null, reactionCount: 0 },
    ];
    for (const page of [phone, laptop]) {
      for (const change of told) expect(await page.next('ownReactionChanged')).toEqual(change);
      page.socket.close();
    }
    expect(others.received('ownReactionChanged')).toEqual([]);
    others.socket.close();
  });

  test('taken back, wait for the deletion of their post, and hold up nothing', async ({ skip }) => {
    if (t.database === 'embedded') skip();
    const { db } = t.api.context;
    const owner = await t.person();
    const post = await createPost(owner, (await createClub(owner)).id);
    const path = '/club-social/club-post-reactions';
    await owner.post(path, { clubPostId: post.id, reaction: 'love' });
    const removed = await db.transaction().execute(async (trx) => {
      const ofPost = trx.selectFrom('clubPosts').where('id', '=', post.id).select('id');
      await ofPost.forUpdate().execute();
      const answered = owner.delete(`${path}/${post.id}/${owner.id}`);
      await untilAwaited(db, trx);
      await sql`set local lock_timeout = '1ms'`.execute(trx);
      await trx.deleteFrom('clubPostReactions').where('postId', '=', post.id).execute();
      await trx.deleteFrom('clubPosts').where('id', '=', post.id).execute();
      return { answered };
    });
    expect((await removed.answered).status).toBeLessThan(500);
  });
});
