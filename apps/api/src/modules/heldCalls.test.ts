import { expect, test } from 'vitest';
import sharp from 'sharp';
import { createAuthenticator } from '../testing/authenticator';
import { createClubOf, createPost } from '../testing/clubs';
import { describeApi } from '../testing/describeApi';
import { holdCall } from '../testing/heldCall';
import { openMailbox } from '../testing/mails';
import { passkeyOwner } from '../testing/passkeyOwner';
import type { Person } from '../testing/people';

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } })
    .png()
    .toBuffer();

/** A form with one file, as it is sent. */
async function formOf(name: string, bytes: Buffer, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append(name, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'picture.png');
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type')!;
  return { type, payload: Buffer.from(await encoded.arrayBuffer()) };
}

const jsonOf = (body: object) => ({ payload: Buffer.from(JSON.stringify(body)) });

describeApi('a call whose end is held back', (t) => {
  async function resetPassword(email: string) {
    const mailbox = openMailbox(t.api, email);
    await t.visitor.post('/identity/send-reset-code', { requestType: 'PASSWORD_RESET', email });
    const token = await mailbox.linkToken();
    const answer = await t.visitor.post('/auth/reset-password', { token, password: 'brand-new-9' });
    expect(answer.status).toBe(200);
    mailbox.close();
  }

  test('adds no passkey after a reset of the password', async () => {
    const owner = await passkeyOwner(t);
    const device = createAuthenticator();
    const passkey = device.create((await owner.optionsToAdd()).body.data.options);
    const held = await holdCall(t.api, {
      method: 'POST',
      path: '/account/passkeys',
      accessToken: owner.accessToken,
      ...jsonOf({ passkey }),
    });
    await resetPassword(owner.account.email);
    expect((await held.finish()).status).toBe(401);
    const left = await t.api.context.db
      .selectFrom('passkeys')
      .where('userId', '=', owner.id)
      .select('id')
      .execute();
    expect(left).toEqual([]);
  });

  test.each(['signed out', 'disabled'])('writes nothing for who is %s by then', async (how) => {
    const [dana, admin] = [await t.person(), await t.admin()];
    const held = await holdCall(t.api, {
      method: 'POST',
      path: '/social/profile-posts',
      accessToken: dana.accessToken,
      ...jsonOf({ content: 'From the past', mediaUrls: [] }),
    });
    if (how === 'disabled') await admin.put(`/admin/people/${dana.id}/disabled`);
    else await dana.post('/auth/logout');
    expect((await held.finish()).status).toBe(401);
    const posts = await admin.get(`/social/profile-posts?userId=${dana.id}`);
    expect(posts.body.data.profilePosts).toEqual([]);
  });

  test('changes no picture of an account that was signed out meanwhile', async () => {
    const dana = await t.person();
    const held = await holdCall(t.api, {
      method: 'POST',
      path: '/users/update-profile-picture',
      accessToken: dana.accessToken,
      ...(await formOf('profilePicture', await picture(), { email: dana.email })),
    });
    await dana.post('/auth/logout');
    expect((await held.finish()).status).toBe(401);
  });

  test('changes no picture of a club whose co-owner was removed meanwhile', async () => {
    const [owner, mika] = (await t.people(2)) as [Person, Person];
    const club = await createClubOf(owner, [mika]);
    const held = await holdCall(t.api, {
      method: 'PATCH',
      path: `/clubs/${club.id}/image`,
      accessToken: mika.accessToken,
      ...(await formOf('club-picture', await picture())),
    });
    expect((await owner.delete(`/clubs/${club.id}/co-owners/${mika.id}`)).status).toBe(204);
    expect((await held.finish()).status).toBe(403);
    const { body } = await owner.get(`/clubs/${club.id}/details`);
    expect(body.data.clubImage).toBeNull();
  });

  test('is done where nothing has changed meanwhile', async () => {
    const [owner, mika] = (await t.people(2)) as [Person, Person];
    const club = await createClubOf(owner, [mika]);
    const post = await createPost(owner, club.id);
    const comment = { clubPostId: post.id, userId: mika.id, content: 'Late, but here' };
    const call = { method: 'POST', accessToken: mika.accessToken };
    const written = await holdCall(t.api, {
      ...call,
      path: '/club-social/club-comments',
      ...jsonOf(comment),
    });
    expect((await written.finish()).status).toBe(201);
    const form = await formOf('club-picture', await picture());
    const path = `/clubs/${club.id}/image`;
    const shown = await holdCall(t.api, { ...call, method: 'PATCH', path, ...form });
    expect((await shown.finish()).status).toBe(200);
  });
});
