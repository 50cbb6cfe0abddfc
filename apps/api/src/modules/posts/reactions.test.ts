import { expect, test } from 'vitest';
import { createClub, createPost } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import type { Person } from '../../testing/people';
import { addressOf, connect } from '../../testing/sockets';

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
});
