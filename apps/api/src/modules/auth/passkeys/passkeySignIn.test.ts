import { expect, test, vi } from 'vitest';
import { createAuthenticator, type Twist } from '../../../testing/authenticator';
import { callerOf } from '../../../testing/callers';
import { describeApi } from '../../../testing/describeApi';
import { optionsToSignIn, passkeyOwner } from '../../../testing/passkeyOwner';
import { CHALLENGE_MS } from '../../../services/challenges';

const NOT_KNOWN = 'This passkey is not known here.';

describeApi('signing in with a passkey', (t) => {
  const send = (passkey: object) => t.visitor.post('/auth/passkey-sign-in', { passkey });

  test('begins a session like any other, without a username or a password', async () => {
    const { addPasskey, account, id, state } = await passkeyOwner(t);
    const { device } = await addPasskey();
    const options = await optionsToSignIn(t);
    expect(options).toMatchObject({ rpId: 'clubline.test', userVerification: 'required' });
    expect('allowCredentials' in options && options.allowCredentials).toBeFalsy();
    const { status, body } = await send(device.get(options));
    expect([status, body.user.id, body.user.username]).toEqual([200, id, account.username]);
    expect((await callerOf(t.api.app, body.accessToken).get('/auth/me')).status).toBe(200);
    const renewed = await t.visitor.post('/auth/refresh', { refreshToken: body.refreshToken });
    expect(renewed.status).toBe(200);
    expect((await state()).passkeys[0]!.lastUsedAt).not.toBeNull();
  });

  test('a passkey that nobody has is refused', async () => {
    const device = createAuthenticator();
    const { status, body } = await send(device.get(await optionsToSignIn(t)));
    expect([status, body.message]).toEqual([400, NOT_KNOWN]);
  });

  test('a challenge counts once, also when two send it at the same time', async () => {
    const { addPasskey } = await passkeyOwner(t);
    const { device } = await addPasskey();
    const options = await optionsToSignIn(t);
    const answers = [device.get(options), device.get(options)];
    const statuses = (await Promise.all(answers.map(send))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400]);
    expect((await send(device.get(options))).status).toBe(400);
  });

  test('the same answer counts once, from a device that does not count its uses', async () => {
    const { addPasskey } = await passkeyOwner(t);
    const { device } = await addPasskey();
    await t.api.context.db
      .updateTable('passkeys')
      .set({ counter: 0 })
      .where('credentialId', '=', device.id)
      .execute();
    const answer = device.get(await optionsToSignIn(t), { counter: 0 });
    expect([(await send(answer)).status, (await send(answer)).status]).toEqual([200, 400]);
    const next = device.get(await optionsToSignIn(t), { counter: 0 });
    expect((await send(next)).status).toBe(200);
  });

  test('a challenge lasts five minutes', async () => {
    const { addPasskey } = await passkeyOwner(t);
    const { device } = await addPasskey();
    const [early, late] = [await optionsToSignIn(t), await optionsToSignIn(t)];
    const begun = Date.now();
    const clock = vi.spyOn(Date, 'now');
    clock.mockReturnValue(begun + CHALLENGE_MS - 1_000);
    const inTime = await send(device.get(early));
    clock.mockReturnValue(begun + CHALLENGE_MS + 1_000);
    const tooLate = await send(device.get(late));
    clock.mockRestore();
    expect([inTime.status, tooLate.status]).toEqual([200, 400]);
  });

  test.each<[string, Twist]>([
    ['for a page elsewhere', { origin: 'https://evil.test' }],
    ['for another place', { rpId: 'evil.test' }],
    ['without a finger, a face or a PIN', { isVerified: false }],
    ['with a number of uses that was there before, as a copy has it', { counter: 1 }],
    ['in the name of somebody else', { userHandle: Buffer.from('ben').toString('base64url') }],
  ])('an answer %s is refused', async (_what, twist) => {
    const { addPasskey } = await passkeyOwner(t);
    const { device } = await addPasskey();
    const refused = await send(device.get(await optionsToSignIn(t), twist));
    expect([refused.status, refused.body.message]).toEqual([400, NOT_KNOWN]);
  });

  test('a challenge that was made up, or is for something else, is refused', async () => {
    const { addPasskey, optionsToAdd, askForPasskey, signIn } = await passkeyOwner(t);
    const { device } = await addPasskey();
    await askForPasskey();
    const { challenge: toAdd } = (await optionsToAdd()).body.data.options;
    const { challenge: second } = (await signIn()).body.secondFactor.options;
    const { challenge, rpId } = await optionsToSignIn(t);
    const bent = `${challenge.startsWith('A') ? 'B' : 'A'}${challenge.slice(1)}`;
    for (const other of [toAdd, second, bent, 'AAAA', challenge.slice(0, 40)])
      expect((await send(device.get({ challenge: other, rpId }))).status).toBe(400);
  });

  test('another person’s device does not sign in with this one’s name', async () => {
    const ann = await passkeyOwner(t);
    const ben = await passkeyOwner(t);
    const { device } = await ann.addPasskey();
    const { device: other } = await ben.addPasskey();
    const answer = other.get(await optionsToSignIn(t));
    expect((await send({ ...answer, id: device.id, rawId: device.id })).status).toBe(400);
  });

  test('a removed passkey signs nobody in', async () => {
    const owner = await passkeyOwner(t);
    const { device, id } = await owner.addPasskey();
    expect((await owner.removePasskey(id)).status).toBe(204);
    expect((await send(device.get(await optionsToSignIn(t)))).status).toBe(400);
  });

  test('it is enough by itself where a passkey is asked for after the password', async () => {
    const { addPasskey, askForPasskey } = await passkeyOwner(t);
    const { device } = await addPasskey();
    await askForPasskey();
    expect((await send(device.get(await optionsToSignIn(t)))).status).toBe(200);
  });
});

describeApi(
  'wrong answers of a passkey',
  (t) => {
    test('lock it there, and not the password', async () => {
      const { addPasskey, signIn } = await passkeyOwner(t);
      const { device } = await addPasskey();
      const send = async (twist: Twist = {}) =>
        await t.visitor.post('/auth/passkey-sign-in', {
          passkey: device.get(await optionsToSignIn(t), twist),
        });
      for (let n = 0; n < 10; n += 1)
        expect((await send({ origin: 'https://evil.test' })).status).toBe(400);
      expect((await send()).status).toBe(429);
      expect((await signIn()).status).toBe(200);
    });
  },
  { rateLimitScale: 1 },
);
