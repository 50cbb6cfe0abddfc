import { formatSentence, notificationTexts } from '@clubline/contract';
import type { NotificationTarget } from '@clubline/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fillTargets } from '../../db/migrations/0006-notification-targets';
import { createClubWith, createPost, notificationsOf } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import type { Person } from '../../testing/people';
import { linkTo, toTarget } from './targets';

const dana = { userId: 'dana', username: 'dana_m' };

test.each<[NotificationTarget, string]>([
  [{ kind: 'profile', ...dana }, '/profile/dana_m'],
  [{ kind: 'profilePost', postId: 'p1', ...dana }, '/profile/dana_m'],
  [{ kind: 'profilePost', postId: 'p1', userId: 'reader', username: 'mika' }, '/profile'],
  [{ kind: 'clubPost', clubId: 'c1', postId: 'p1' }, '/clubs/c1?post=p1'],
  [
    { kind: 'clubComment', clubId: 'c1', postId: 'p1', commentId: 'k1' },
    '/clubs/c1?post=p1&comments=1&comment=k1',
  ],
  [
    { kind: 'channelMessage', clubId: 'c1', channelId: 'h1', messageId: 'm1' },
    '/clubs/c1/channels/h1?message=m1',
  ],
  [{ kind: 'coOwnerInvitation', clubId: 'c1' }, '/clubs/c1'],
])('%j leads its reader to %s', (target, link) => {
  expect(linkTo(target, 'reader')).toBe(link);
});

test('a stored target gets the present username, and none without its person', () => {
  const stored = { kind: 'profile', userId: 'dana' } as const;
  expect(toTarget(stored, () => 'dana_m')).toEqual({ ...stored, username: 'dana_m' });
  expect(toTarget(stored, () => null)).toBeNull();
});

describeApi('targets of notifications', (t) => {
  /** Dana with a notification of every kind, all by Mika. */
  async function notified() {
    const [reader, mika] = (await t.people(2)) as [Person, Person];
    const club = await createClubWith(reader, [mika]);
    const post = await createPost(reader, club.id);
    await mika.post(`/users/${mika.id}/follow-user`, { userToFollowId: reader.id });
    await mika.post('/club-social/club-post-reactions', { clubPostId: post.id, reaction: 'like' });
    await mika.post('/club-social/club-comments', { clubPostId: post.id, content: 'Yes' });
    await createPost(mika, club.id, `Look, @${reader.username}`);
    const channels = (await reader.get(`/club-channels/${club.id}`)).body.data.channels;
    const url = `/club-channels/${channels[0].id}/messages`;
    await mika.post(url, { content: `@${reader.username} hello` });
    const { message } = (await reader.post(url, { content: 'hello' })).body.data;
    await mika.post('/club-channel-reactions', {
      clubChannelMessageId: message.id,
      reaction: 'love',
    });
    await mika.post('/social/profile-posts', { content: `With @${reader.username}` });
    const { profilePost } = (await reader.post('/social/profile-posts', { content: 'Mine' })).body
      .data;
    await mika.post('/social/post-reactions', { profilePostId: profilePost.id, reaction: 'haha' });
    return reader;
  }

  test('of every kind come with their ids, and are worked out for older rows', async () => {
    const reader = await notified();
    const made = await notificationsOf(reader);
    const kinds = made.map(({ target }) => target?.kind);
    expect(kinds.toSorted()).toEqual([
      'channelMessage',
      'channelMessage',
      'clubComment',
      'clubPost',
      'clubPost',
      'profile',
      'profilePost',
      'profilePost',
    ]);
    const { db } = t.api.context;
    await sql`update notifications set target = null where user_id = ${reader.id}`.execute(db);
    expect((await notificationsOf(reader)).map(({ target }) => target)).toEqual(
      made.map(() => null),
    );
    await fillTargets(db as never);
    expect(await notificationsOf(reader)).toEqual(made);
  });

  test('say in no language what they say in English; older rows have their English', async () => {
    const reader = await notified();
    const made = await notificationsOf(reader);
    expect(made.map(({ sentence }) => sentence?.kind).toSorted()).toEqual([
      'commented',
      'followed',
      'mentionedInChannel',
      'mentionedInPost',
      'mentionedInProfilePost',
      'reactedToMessage',
      'reactedToPost',
      'reactedToProfilePost',
    ]);
    for (const { sentence, content } of made)
      expect(formatSentence(sentence!, notificationTexts, (value) => value)).toBe(content);
    const { db } = t.api.context;
    await db
      .updateTable('notifications')
      .set({ sentence: null })
      .where('userId', '=', reader.id)
      .execute();
    expect(await notificationsOf(reader)).toEqual(
      made.map((notification) => ({ ...notification, sentence: null })),
    );
  });
});
