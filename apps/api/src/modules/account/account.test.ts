import sharp from 'sharp';
import { expect, test } from 'vitest';
import { describeApi } from '../../testing/describeApi';
import { newAccount } from '../../testing/people';

describeApi('one’s own account', (t) => {
  test('every address of one’s own account gives all of it; a visitor gets 401', async () => {
    const ann = await t.person();
    for (const path of ['/auth/me', '/users/me', '/user/me', '/users/profile', '/auth/profile']) {
      expect((await ann.get(path)).body).toMatchObject({
        id: ann.id,
        email: ann.email,
        role: 'user',
      });
      expect((await t.visitor.get(path)).status).toBe(401);
    }
  });

  test.each([
    'Clubline Staff',
    'Сlub line',
    'Official Support',
    'Moderators',
    'Ⓐdmin',
    'Verified',
    'Cuenta verificada',
    '✓ Fan',
  ])('no tag says that somebody is of the staff or known, as %s does', async (tag) => {
    const message = tag.includes('✓')
      ? 'Please leave out check marks: nobody is verified here.'
      : 'Please choose a tag that does not stand for this place or its staff.';
    const refusal = (property: string) => ({
      statusCode: 400,
      errors: [{ property, messages: [message] }],
    });
    const ann = await t.person();
    const tags = { profile: ['Coach', tag] };
    for (const seen of [undefined, { bio: '', tags: { profile: ['Fan'] } }])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await ann.put('/users/update-bio', { bio: 'Hi', tags, seen })).body).toMatchObject(
        refusal('tags.profile.1'),
      );
    const signedUp = await t.visitor.post('/auth/sign-up', {
      ...newAccount(),
      tags: { profile: [tag] },
    });
    expect(signedUp.body).toMatchObject(refusal('tags.profile.0'));
  });

  test('a tag is free otherwise, and one from before keeps nobody from saving', async () => {
    const ann = await t.person();
    const free = { profile: ['Race official', 'Team physio'] };
    const put = (body: object) => ann.put('/users/update-bio', body);
    expect((await put({ tags: free })).body.user.tags).toEqual(free);
    const before = { profile: ['Clubline Staff'] };
    await t.api.context.db
      .updateTable('users')
      .set({ profileTags: JSON.stringify(before.profile) })
      .where('id', '=', ann.id)
      .execute();
    const saved = await put({ bio: 'Hi', tags: before, seen: { bio: '', tags: before } });
    expect([saved.status, saved.body.user?.bio]).toEqual([200, 'Hi']);
  });

  test('one changes one’s own profile, and nobody else’s', async () => {
    const [ann, ben] = await t.people(2);
    expect(
      (
        await ann!.patch('/users/update-name', {
          email: ann!.email.toUpperCase(),
          firstName: ' Anna ',
          lastName: 'Li',
        })
      ).body.user,
    ).toMatchObject({ firstName: 'Anna', lastName: 'Li' });
    expect(
      (
        await ann!.put('/users/update-bio', {
          email: ann!.email,
          bio: 'Hi',
          tags: { profile: ['Coach', 'Skipper'] },
        })
      ).body.user,
    ).toMatchObject({ bio: 'Hi', tags: { profile: ['Coach', 'Skipper'] } });
    expect(
      (await ann!.put('/users/update-bio', { email: ann!.email, bio: 'x'.repeat(241) })).body
        .errors[0].property,
    ).toBe('bio');
    const renamed = `${ann!.username}_2`;
    expect(
      (await ann!.patch('/users/update-username', { email: ann!.email, username: renamed })).body
        .user.username,
    ).toBe(renamed);
    const taken = await ann!.patch('/users/update-username', {
      email: ann!.email,
      username: ben!.username,
    });
    expect([taken.status, taken.body.errors[0].property]).toEqual([409, 'username']);
    expect(
      (await ann!.patch('/users/update-name', { email: ben!.email, firstName: 'x', lastName: 'y' }))
        .status,
    ).toBe(403);
    expect(
      (
        await t.visitor.patch('/users/update-name', {
          email: ann!.email,
          firstName: 'x',
          lastName: 'y',
        })
      ).status,
    ).toBe(401);
  });

  test('no change of one’s own writes the role, points, the email or what signs in', async () => {
    const ann = await t.person();
    const stored = async () =>
      await t.api.context.db
        .selectFrom('users')
        .selectAll()
        .where('id', '=', ann.id)
        .executeTakeFirstOrThrow();
    const before = await stored();
    const more = {
      id: 'another',
      role: 'admin',
      points: 9_999,
      emailKey: 'other@fans.test',
      emailConfirmedAt: '2001-01-01T00:00:00.000Z',
      passwordHash: 'none of theirs',
      secondFactorSince: '2001-01-01T00:00:00.000Z',
    };
    const { email } = ann;
    const changes = [
      await ann.patch('/users/update-name', { ...more, email, firstName: 'Ann', lastName: 'Li' }),
      await ann.patch('/users/update-username', { ...more, email, username: `${ann.username}_3` }),
      await ann.put('/users/update-bio', { ...more, email, bio: 'Hi' }),
    ];
    expect(changes.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored()).toEqual({
      ...before,
      firstName: 'Ann',
      lastName: 'Li',
      username: `${ann.username}_3`,
      bio: 'Hi',
    });
  });

  test('a profile picture is taken as a form; its errors are plain text', async () => {
    const [ann, ben] = await t.people(2);
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const answer = await ann!.upload(
      'POST',
      '/users/update-profile-picture',
      { name: 'profilePicture', bytes },
      { email: ann!.email },
    );
    expect(answer.status).toBe(200);
    expect((await ann!.get('/auth/me')).body.profilePicture).toBe(answer.body.profilePicture);
    const wrong = await ann!.upload(
      'POST',
      '/users/update-profile-picture',
      { name: 'profilePicture', bytes: Buffer.from('<svg/>') },
      { email: ann!.email },
    );
    expect([wrong.status, wrong.body]).toEqual([
      400,
      'Only JPEG, PNG, GIF, WebP and AVIF pictures are accepted.',
    ]);
    expect(
      (
        await ann!.upload(
          'POST',
          '/users/update-profile-picture',
          { name: 'profilePicture', bytes },
          { email: ben!.email },
        )
      ).status,
    ).toBe(403);
    expect(
      (
        await t.visitor.upload('POST', '/users/update-profile-picture', {
          name: 'profilePicture',
          bytes,
        })
      ).status,
    ).toBe(401);
  });
});
