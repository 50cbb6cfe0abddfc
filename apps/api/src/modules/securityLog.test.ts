import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app';
import type { Api } from '../app';
import { callerOf } from '../testing/callers';
import { createClubWith, createPost } from '../testing/clubs';
import { freshDatabase, testConfig } from '../testing/describeApi';
import { createPerson } from '../testing/people';
import type { Person } from '../testing/people';

describe('the log says who did what to whom:', () => {
  const lines: Record<string, unknown>[] = [];
  let place: Awaited<ReturnType<typeof freshDatabase>>;
  let api: Api;
  let owner: Person;
  let fan: Person;
  let clubId: string;

  beforeAll(async () => {
    place = await freshDatabase('embedded');
    const sink = new Writable({
      write(chunk, _encoding, done) {
        lines.push(JSON.parse(String(chunk)) as Record<string, unknown>);
        done();
      },
    });
    api = await createApp(
      testConfig({ ...place.config, logLevel: 'info', rateLimitScale: 1 }),
      sink,
    );
    [owner, fan] = [await createPerson(api), await createPerson(api)];
    clubId = (await createClubWith(owner, [fan])).id;
  });
  afterAll(async () => {
    await api?.close();
    await place?.drop();
  });

  const logged = (words: string) => lines.find(({ msg }) => msg === words);

  test.each(['mute', 'ban'])('a %s, imposed and lifted', async (kind) => {
    const address = `/clubs/${clubId}/${kind}s/${fan.id}`;
    expect((await owner.put(address)).status).toBe(204);
    expect((await owner.delete(address)).status).toBe(204);
    const whom = { actorId: owner.id, params: { id: clubId, userId: fan.id } };
    expect(logged(`${kind} imposed`)).toMatchObject(whom);
    expect(logged(`${kind} lifted`)).toMatchObject(whom);
  });

  test('a refused one is not said to be done', async () => {
    const before = lines.length;
    expect((await fan.put(`/clubs/${clubId}/mutes/${owner.id}`)).status).toBe(403);
    expect(lines.slice(before).map(({ msg }) => msg)).not.toContain('mute imposed');
  });

  test('a deleted post and a deleted club', async () => {
    const { id: postId } = await createPost(owner, clubId, 'Gone soon');
    await owner.delete(`/club-social/club-posts/${clubId}/${postId}/${owner.id}`);
    expect(logged('club post deleted')).toMatchObject({ actorId: owner.id, params: { postId } });
    await owner.delete(`/clubs/${clubId}`);
    expect(logged('club deleted')).toMatchObject({ actorId: owner.id, params: { id: clubId } });
  });

  test('a sign-in that is locked', async () => {
    const visitor = callerOf(api.app);
    for (let n = 0; n <= 10; n += 1)
      await visitor.post('/auth/sign-in', { username: 'victim', password: 'guess-1' });
    expect(logged('sign-in locked after too many wrong passwords')).toMatchObject({
      identifier: 'victim',
    });
  });
});
