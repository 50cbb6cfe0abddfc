import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../db/ids';
import { createClubWith, createPost } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import type { Person } from '../../testing/people';
import { untilAwaited } from '../../testing/untilAwaited';
import { addNotifications } from './notifications.repository';

describeApi('notifications of a post that is being deleted', (t) => {
  async function postOfOwner() {
    const [owner, mika] = (await t.people(2)) as [Person, Person];
    const club = await createClubWith(owner, [mika]);
    const row = async () => ({
      id: newId(),
      type: 'reaction' as const,
      userId: owner.id,
      actorId: mika.id,
      clubId: club.id,
      clubPostId: (await createPost(owner, club.id)).id as string,
      content: 'Mika likes your post',
      link: '/',
      target: null,
      sentence: null,
      isRead: 0,
      occasion: newId(),
      createdAt: t.api.context.now(),
    });
    return { owner, gone: await row(), there: await row() };
  }

  test('are not stored, and those of other posts are', async () => {
    const { gone, there } = await postOfOwner();
    const { db } = t.api.context;
    await db.deleteFrom('clubPosts').where('id', '=', gone.clubPostId).execute();
    const stored = await addNotifications(t.api.context, [gone, there]);
    expect([...stored.keys()]).toEqual([there.id]);
  });

  test('wait for the deletion, and hold up nothing that it needs', async ({ skip }) => {
    if (t.database === 'embedded') skip();
    const { owner, gone, there } = await postOfOwner();
    const { db } = t.api.context;
    let adding = Promise.resolve(new Map<string, string>());
    await db.transaction().execute(async (trx) => {
      const ofThis = trx.selectFrom('clubPosts').where('id', '=', gone.clubPostId).select('id');
      await ofThis.forUpdate().execute();
      adding = addNotifications(t.api.context, [gone, there]);
      await untilAwaited(db, trx);
      await sql`set local lock_timeout = '1ms'`.execute(trx);
      await trx
        .updateTable('personCounts')
        .set({ unread: 0 })
        .where('userId', '=', owner.id)
        .execute();
      await trx.deleteFrom('clubPosts').where('id', '=', gone.clubPostId).execute();
    });
    expect([...(await adding).keys()]).toEqual([there.id]);
  });
});

describeApi('what somebody was notified of before', (t) => {
  test('is not stored again, and waits for nobody who changes the first', async ({ skip }) => {
    if (t.database === 'embedded') skip();
    const { context } = t.api;
    const [owner, mika] = (await t.people(2)) as [Person, Person];
    const reaction = () => ({
      id: newId(),
      type: 'reaction' as const,
      userId: owner.id,
      actorId: mika.id,
      content: 'Mika likes your post',
      link: '/',
      isRead: 0,
      occasion: 'reaction',
      createdAt: context.now(),
    });
    const first = reaction();
    expect((await addNotifications(context, [first])).size).toBe(1);
    const again = await context.db.transaction().execute(async (trx) => {
      // Without what counts it, which others wait for anyway.
      await sql`set local session_replication_role = replica`.execute(trx);
      await trx.deleteFrom('notifications').where('id', '=', first.id).execute();
      return await addNotifications(context, [reaction()]);
    });
    expect(again.size).toBe(0);
  });
});

describeApi('who was notified of a text that is deleted', (t) => {
  test.for(['message', 'post'])(
    'are counted in the order of their ids, its author among them (%s)',
    async (what, { skip }) => {
      if (t.database === 'embedded') skip();
      const { db } = t.api.context;
      const people = (await t.people(2)) as [Person, Person];
      const [first, author] = people.toSorted((a, b) => (a.id < b.id ? -1 : 1)) as typeof people;
      const club = await createClubWith(author, [first]);
      const content = `With @${first.username}`;
      const { id: channelId } = (await author.get(`/club-channels/${club.id}`)).body.data
        .channels[0];
      const isMessage = what === 'message';
      const url = isMessage ? `/club-channels/${channelId}/messages` : '/social/profile-posts';
      const { message, profilePost } = (await author.post(url, { content })).body.data;
      const { id } = message ?? profilePost;
      const reaction = 'love';
      await (isMessage
        ? first.post('/club-channel-reactions', { clubChannelMessageId: id, reaction })
        : first.post('/social/post-reactions', { profilePostId: id, reaction }));
      const deleted = await db.transaction().execute(async (trx) => {
        const lock = (userId: string) =>
          trx
            .selectFrom('personCounts')
            .where('userId', '=', userId)
            .select('unread')
            .forUpdate()
            .execute();
        await lock(first.id);
        const answered = author.delete(`${url}/${id}`);
        await untilAwaited(db, trx);
        await sql`set local lock_timeout = '1ms'`.execute(trx);
        expect(await lock(author.id)).toEqual([{ unread: 1 }]);
        return { answered };
      });
      expect((await deleted.answered).status).toBeLessThan(300);
    },
  );

  test.for(['message', 'post'])(
    'keep nothing of it, whatever it said last, and whatever they are called by then (%s)',
    async (what) => {
      const [author, edited, renamed] = (await t.people(3)) as [Person, Person, Person];
      const club = await createClubWith(author, [edited, renamed]);
      const { id: channelId } = (await author.get(`/club-channels/${club.id}`)).body.data
        .channels[0];
      const isMessage = what === 'message';
      const url = isMessage ? `/club-channels/${channelId}/messages` : '/social/profile-posts';
      const content = `A secret for @${edited.username} and @${renamed.username}`;
      const { message, profilePost } = (await author.post(url, { content })).body.data;
      const { id } = message ?? profilePost;
      await renamed.patch('/users/update-username', { username: `new_${renamed.username}` });
      await author.patch(`${url}/${id}`, { content: 'Nothing' });
      const mentions = async ({ get, id: userId }: Person) => {
        const { notifications } = (await get(`/notifications/${userId}`)).body;
        return notifications.filter(({ type }: { type: string }) => type === 'mention').length;
      };
      expect([await mentions(edited), await mentions(renamed)]).toEqual([1, 1]);
      expect((await author.delete(`${url}/${id}`)).status).toBe(204);
      expect([await mentions(edited), await mentions(renamed)]).toEqual([0, 0]);
    },
  );
});
