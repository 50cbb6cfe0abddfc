import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app';
import type { Api } from '../app';
import { callerOf } from '../testing/callers';
import type { Answer } from '../testing/callers';
import { createClub, createClubWith, createPost } from '../testing/clubs';
import { testConfig } from '../testing/describeApi';
import { freshDatabase } from '../testing/freshDatabase';
import { createPerson, newAccount } from '../testing/people';
import type { Person } from '../testing/people';

describe('the log says who did what to whom:', () => {
  const lines: Record<string, unknown>[] = [];
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let api: Api;
  let owner: Person;
  let fan: Person;
  let clubId: string;

  beforeAll(async () => {
    database = await freshDatabase('embedded');
    const sink = new Writable({
      write(chunk, _encoding, done) {
        lines.push(JSON.parse(String(chunk)) as Record<string, unknown>);
        done();
      },
    });
    api = await createApp(
      testConfig({ ...database.config, logLevel: 'info', rateLimitScale: 1 }),
      sink,
    );
    [owner, fan] = [await createPerson(api), await createPerson(api)];
    clubId = (await createClubWith(owner, [fan])).id;
  });
  afterAll(async () => {
    await api?.close();
    await database?.drop();
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

  test('nothing of a contact message but the file that it is in', async () => {
    const before = lines.length;
    const { status } = await callerOf(api.app).post('/contact', {
      name: 'Secret Name',
      email: 'secret@example.test',
      message: 'A secret',
    });
    expect(status).toBe(200);
    await expect.poll(() => JSON.stringify(lines.slice(before))).toContain('.eml');
    expect(JSON.stringify(lines.slice(before))).not.toMatch(/secret/i);
  });

  test('no address or name that somebody asked for before signing up', async () => {
    const before = lines.length;
    const asking = callerOf(api.app);
    await asking.get('/users/check-email/secret@example.test?next=/users/check-email/');
    await asking.get('/users/check-username/secret_of_mine');
    const said = lines.slice(before);
    expect(JSON.stringify(said)).not.toContain('secret');
    expect(JSON.stringify(said)).toContain('/api/users/check-username/…');
  });

  test('a refused one is not said to be done', async () => {
    const before = lines.length;
    expect((await fan.put(`/clubs/${clubId}/mutes/${owner.id}`)).status).toBe(403);
    expect(lines.slice(before).map(({ msg }) => msg)).not.toContain('mute imposed');
  });

  test('whoever is invited to be a co-owner, becomes one, resigns or is removed', async () => {
    const [invitation, coOwner] = ['co-owner-invitations', 'co-owners'].map(
      (what) => `/clubs/${clubId}/${what}/${fan.id}`,
    ) as [string, string];
    const after = async (call: Promise<Answer>) => {
      const before = lines.length;
      expect((await call).status).toBe(204);
      return lines
        .slice(before)
        .filter(({ params }) => params !== undefined)
        .map(({ msg, actorId, params }) => ({ msg, actorId, params }));
    };
    const params = { id: clubId, userId: fan.id };
    const by = ({ id: actorId }: Person, msg: string) => [{ msg, actorId, params }];
    const invite = () => after(owner.put(invitation));
    expect(await invite()).toEqual(by(owner, 'co-owner invited'));
    expect(await after(owner.delete(invitation))).toEqual(
      by(owner, 'co-owner invitation withdrawn'),
    );
    await invite();
    expect(await after(fan.delete(invitation))).toEqual(by(fan, 'co-owner invitation declined'));
    for (const [actor, end] of [
      [fan, 'co-owner resigned'],
      [owner, 'co-owner removed'],
    ] as const) {
      await invite();
      expect(await after(fan.put(coOwner))).toEqual(by(fan, 'co-owner added'));
      expect(await after(actor.delete(coOwner))).toEqual(by(actor, end));
    }
  });

  test('a co-owner whom nobody invited is not said to be added', async () => {
    const before = lines.length;
    expect((await fan.put(`/clubs/${clubId}/co-owners/${fan.id}`)).status).toBe(403);
    expect(lines.slice(before).map(({ msg }) => msg)).not.toContain('co-owner added');
  });

  test('whom a new club names as co-owners', async () => {
    const club = await createClub(owner, { coOwnerIds: fan.id });
    expect(lines.findLast(({ msg }) => msg === 'co-owner invited')).toMatchObject({
      actorId: owner.id,
      params: { id: club.id, userId: fan.id },
    });
  });

  test('a deleted post and a deleted club', async () => {
    const { id: postId } = await createPost(owner, clubId, 'Gone soon');
    await owner.delete(`/club-social/club-posts/${clubId}/${postId}/${owner.id}`);
    expect(logged('club post deleted')).toMatchObject({ actorId: owner.id, params: { postId } });
    await owner.delete(`/clubs/${clubId}`);
    expect(logged('club deleted')).toMatchObject({ actorId: owner.id, params: { id: clubId } });
  });

  test('a refresh token that two have used', async () => {
    const visitor = callerOf(api.app);
    const account = newAccount();
    await visitor.post('/auth/sign-up', account);
    const { body } = await visitor.post('/auth/sign-in', account);
    const renew = (refreshToken: string) => visitor.post('/auth/refresh', { refreshToken });
    const next = await renew(body.refreshToken as string);
    expect((await renew(next.body.refreshToken as string)).status).toBe(200);
    expect((await renew(body.refreshToken as string)).status).toBe(401);
    expect(logged('refresh token used by two; its session was ended')).toMatchObject({
      level: 40,
      sessionId: expect.any(String),
    });
  });

  test('a device that one signs out on, all others, and a changed password', async () => {
    const account = newAccount();
    await callerOf(api.app).post('/auth/sign-up', account);
    const { body } = await callerOf(api.app).post('/auth/sign-in', account);
    const person = callerOf(api.app, body.accessToken as string);
    const { accessToken } = await api.context.sessions.start(
      api.context.db,
      body.user.id as string,
    );
    const before = lines.length;
    const { devices } = (await callerOf(api.app, accessToken).get('/account/devices')).body.data;
    const { id } = (devices as { id: string; isCurrent: boolean }[])[0]!;
    await person.delete(`/account/devices/${id}`);
    await person.delete('/account/devices');
    const change = { currentPassword: account.password, password: 'brand-new-1' };
    await person.post('/auth/change-password', change);
    const actorId = body.user.id as string;
    expect(logged('signed out on a device')).toMatchObject({ actorId, params: { id } });
    expect(logged('signed out on all other devices')).toMatchObject({ actorId });
    expect(logged('password changed')).toMatchObject({ actorId });
    expect(JSON.stringify(lines.slice(before))).not.toMatch(/brand-new|secret of mine/);
  });

  test('a sign-in that is locked, and not what was typed as a name', async () => {
    const visitor = callerOf(api.app);
    for (let n = 0; n <= 10; n += 1)
      await visitor.post('/auth/sign-in', { username: owner.username, password: 'guess-1' });
    for (let n = 0; n <= 10; n += 1)
      await visitor.post('/auth/sign-in', {
        username: 'hunter2-typed-as-a-name',
        password: 'guess-1',
      });
    const locked = lines.filter(({ msg }) => String(msg).startsWith('sign-in locked'));
    expect(locked.map(({ accountId }) => accountId)).toEqual([owner.id, null]);
    // It may be a password that was typed into the wrong field.
    expect(JSON.stringify(lines)).not.toContain('hunter2-typed-as-a-name');
  });
});
