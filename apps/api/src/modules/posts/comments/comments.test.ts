import { expect, test } from 'vitest';
import { createClubWith, createPost } from '../../../testing/clubs';
import { describeApi } from '../../../testing/describeApi';
import type { Person } from '../../../testing/people';

interface Shown {
  id: string;
  content: string;
  editedAt: string | null;
}

describeApi('one’s own comments', (t) => {
  const stage = async () => {
    const [owner, mika, ola] = (await t.people(3)) as [Person, Person, Person];
    const club = await createClubWith(owner, [mika, ola]);
    const post = await createPost(owner, club.id);
    const write = async (by: Person, content: string, parentComment?: string) =>
      (
        await by.post('/club-social/club-comments', {
          clubPostId: post.id,
          userId: by.id,
          content,
          parentComment,
        })
      ).body.data.comment as Shown;
    const shown = async () =>
      (await owner.get(`/club-social/club-comments/${post.id}/comments`)).body.data
        .comments as Shown[];
    const mute = (person: Person) => owner.put(`/clubs/${club.id}/mutes/${person.id}`);
    return { owner, mika, ola, club, post, write, shown, mute };
  };
  const change = (by: Person, { id }: Shown, content: string) =>
    by.patch(`/club-social/club-comments/${id}`, { content });
  const remove = (by: Person, { id }: Shown) => by.delete(`/club-social/club-comments/${id}`);

  test('are answered one by one, a reply after what it answers', async () => {
    const { owner, mika, ola, club, post, write } = await stage();
    const first = await write(mika, 'First');
    const reply = await write(ola, 'Second', first.id);
    const other = await createPost(owner, club.id);
    const one = (id: string, postId = post.id) =>
      mika.get(`/club-social/club-comments/${postId}/comments/${id}`);
    const words = async (id: string) =>
      (await one(id)).body.data.comments.map(({ content }: Shown) => content);
    expect(await words(first.id)).toEqual(['First']);
    expect(await words(reply.id)).toEqual(['First', 'Second']);
    expect((await one(first.id, other.id)).status).toBe(404);
    await remove(mika, first);
    expect((await one(reply.id)).status).toBe(404);
  });

  test('are changed, and say when; the same words leave them as they were', async () => {
    const { mika, write, shown } = await stage();
    const comment = await write(mika, 'Frist');
    expect(comment.editedAt).toBeNull();
    const same = await change(mika, comment, ' Frist ');
    expect([same.status, same.body.data.comment.editedAt]).toEqual([200, null]);
    const changed = await change(mika, comment, ' First ');
    expect([changed.status, changed.body.data.comment.content]).toEqual([200, 'First']);
    const [stored] = await shown();
    expect(stored).toMatchObject({ content: 'First', editedAt: expect.stringMatching(/Z$/) });
  });

  test('cannot be emptied, nor changed by others or by who is muted', async () => {
    const { owner, mika, ola, write, shown, mute } = await stage();
    const comment = await write(mika, 'First');
    const empty = await change(mika, comment, ' \u200b ');
    expect([empty.status, empty.body.errors[0].property]).toEqual([400, 'content']);
    expect((await change(owner, comment, 'Mine')).status).toBe(403);
    expect((await change(ola, comment, 'Mine')).status).toBe(403);
    await mute(mika);
    expect((await change(mika, comment, 'Still here')).status).toBe(403);
    expect((await shown())[0]?.content).toBe('First');
  });

  test('are deleted with their replies and what was notified of them', async () => {
    const { owner, mika, ola, club, write, shown } = await stage();
    const first = await write(mika, 'First');
    await write(ola, 'Second', first.id);
    await write(ola, 'Third');
    const texts = async (person: Person) =>
      (await person.get(`/notifications/${person.id}`)).body.notifications.length as number;
    expect([await texts(owner), await texts(mika)]).toEqual([3, 1]);
    expect((await remove(ola, first)).status).toBe(403);
    await mika.delete(`/clubs/${club.id}/leave`, { userId: mika.id });
    expect((await remove(mika, first)).status).toBe(204);
    expect((await remove(mika, first)).status).toBe(404);
    expect((await shown()).map(({ content }) => content)).toEqual(['Third']);
    expect([await texts(owner), await texts(mika)]).toEqual([1, 0]);
    const feed = await owner.get(`/club-social/club-posts-feed/${owner.id}/${club.id}`);
    expect(feed.body.data.posts[0].commentCount).toBe(1);
  });

  test('are deleted by the owners of the club, too', async () => {
    const { owner, mika, write, shown } = await stage();
    const comment = await write(mika, 'Buy this');
    expect((await remove(owner, comment)).status).toBe(204);
    expect(await shown()).toEqual([]);
  });
});
