import { expect, test } from 'vitest';
import { createAuthenticator } from '../../../testing/authenticator';
import { describeApi, type TestApi } from '../../../testing/describeApi';
import { openMailbox } from '../../../testing/mails';
import { passkeyOwner } from '../../../testing/passkeyOwner';
import { setEmailConfirmed } from '../../account';
import { sendResetLink } from '../passwordReset';

const NEW = 'brand-new-1';

/** Somebody of whom a passkey is asked after the password, and who reads the mails unless not. */
async function protectedOwner(t: TestApi, { isConfirmed = true } = {}) {
  const owner = await passkeyOwner(t);
  const { db, now } = t.api.context;
  if (isConfirmed) await setEmailConfirmed(db, owner.id, { now: now(), mailLanguage: 'en' });
  const { device, id: passkeyId } = await owner.addPasskey();
  const codes = await owner.askForPasskey();
  /** What a browser needs once the password was right. */
  const needed = async (given?: string) =>
    (await owner.signIn({}, given)).body.secondFactor.options as {
      challenge: string;
      rpId: string;
    };
  /** Sets a new password by a mailed link. */
  async function reset() {
    const mailbox = openMailbox(t.api, owner.account.email);
    await sendResetLink(t.api.context, owner.account.email, 'en');
    const token = await mailbox.linkToken();
    mailbox.close();
    const { status } = await t.visitor.post('/auth/reset-password', { token, password: NEW });
    expect(status).toBe(200);
  }
  return { ...owner, device, passkeyId, codes, needed, reset };
}

describeApi('a passkey after the password', (t) => {
  test('the password alone begins no session, and says what is needed besides', async () => {
    const { signIn, device } = await protectedOwner(t);
    const { status, body } = await signIn();
    expect([status, body.accessToken, body.message]).toEqual([
      403,
      undefined,
      'This account asks for a passkey after the password.',
    ]);
    expect(body.secondFactor.options.allowCredentials).toMatchObject([{ id: device.id }]);
    const again = await signIn({ passkey: device.get(body.secondFactor.options) });
    expect([again.status, typeof again.body.accessToken]).toEqual([200, 'string']);
  });

  test('a wrong password does not say that more is needed', async () => {
    const { signIn, device, needed, codes } = await protectedOwner(t);
    const passkey = device.get(await needed());
    for (const more of [{}, { passkey }, { recoveryCode: codes[0] }]) {
      const { status, body } = await signIn(more, 'not this one');
      expect([status, body.secondFactor, body.message]).toEqual([
        400,
        undefined,
        'That email or username and password do not match.',
      ]);
    }
    expect((await signIn({ recoveryCode: codes[0] })).status).toBe(200);
  });

  test('only a passkey of this account counts, once, and for this', async () => {
    const owner = await protectedOwner(t);
    const other = await protectedOwner(t);
    const options = await owner.needed();
    const twists = [
      createAuthenticator().get(options),
      other.device.get(options),
      other.device.get(await other.needed()),
      owner.device.get(await other.needed()),
      owner.device.get(options, { origin: 'https://evil.test' }),
    ];
    for (const passkey of twists) expect((await owner.signIn({ passkey })).status).toBe(400);
    const passkey = owner.device.get(options);
    expect((await owner.signIn({ passkey })).status).toBe(200);
    expect((await owner.signIn({ passkey })).status).toBe(400);
  });

  test('each of ten recovery codes counts once in its place, however it is typed', async () => {
    const { codes, signIn, state } = await protectedOwner(t);
    expect(new Set(codes).size).toBe(10);
    const [first, second] = codes as [string, string];
    expect(first).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){5}$/);
    expect((await signIn({ recoveryCode: first })).status).toBe(200);
    expect((await signIn({ recoveryCode: first })).status).toBe(400);
    const typed = ` ${second.toLowerCase().replaceAll('-', ' ')}`;
    expect((await signIn({ recoveryCode: typed })).status).toBe(200);
    expect((await state()).recoveryCodesLeft).toBe(8);
    const { status, body } = await signIn({ recoveryCode: 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA' });
    expect([status, body.errors[0].property]).toEqual([400, 'recoveryCode']);
  });

  test('a code that two send at once counts for one of them', async () => {
    const { codes, signIn } = await protectedOwner(t);
    const answers = await Promise.all([1, 2, 3].map(() => signIn({ recoveryCode: codes[0] })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  test('codes are stored as hashes, and are another person’s nothing', async () => {
    const ann = await protectedOwner(t);
    const ben = await protectedOwner(t);
    expect((await ben.signIn({ recoveryCode: ann.codes[0] })).status).toBe(400);
    const rows = await t.api.context.db.selectFrom('recoveryCodes').selectAll().execute();
    const stored = JSON.stringify(rows);
    for (const code of ann.codes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll('-', ''));
    }
  });

  test('new codes end those before, and need the password', async () => {
    const owner = await protectedOwner(t);
    const wrong = await owner.put('/account/second-factor', {
      currentPassword: 'not this one',
      isOn: true,
    });
    expect([wrong.status, (await owner.state()).recoveryCodesLeft]).toEqual([400, 10]);
    const [fresh] = await owner.askForPasskey();
    expect((await owner.signIn({ recoveryCode: owner.codes[0] })).status).toBe(400);
    expect((await owner.signIn({ recoveryCode: fresh })).status).toBe(200);
  });

  test('it can be asked for only where there is one, and the last one stays', async () => {
    const bare = await passkeyOwner(t);
    const { password: currentPassword } = bare.account;
    const none = await bare.put('/account/second-factor', { currentPassword, isOn: true });
    expect(none.status).toBe(409);
    const owner = await protectedOwner(t);
    expect((await owner.removePasskey(owner.passkeyId)).status).toBe(409);
    expect((await owner.state()).passkeys).toHaveLength(1);
    await owner.addPasskey();
    expect((await owner.removePasskey(owner.passkeyId)).status).toBe(204);
  });

  test('turned off with the password, it is not asked for, and no code is left', async () => {
    const owner = await protectedOwner(t);
    const off = (currentPassword: string) =>
      owner.put('/account/second-factor', { currentPassword, isOn: false });
    expect((await off('not this one')).status).toBe(400);
    expect((await owner.signIn()).status).toBe(403);
    expect((await off(owner.account.password)).body).toEqual({ data: { recoveryCodes: [] } });
    expect((await owner.signIn()).status).toBe(200);
    expect(await owner.state()).toMatchObject({
      isAskedAfterPassword: false,
      recoveryCodesLeft: 0,
    });
  });

  test('changing the password leaves it, and ends what was asked before', async () => {
    const owner = await protectedOwner(t);
    const options = await owner.needed();
    const { password: currentPassword } = owner.account;
    await owner.post('/auth/change-password', { currentPassword, password: NEW });
    expect((await owner.signIn({ passkey: owner.device.get(options) }, NEW)).status).toBe(400);
    const passkey = owner.device.get(await owner.needed(NEW));
    expect((await owner.signIn({ passkey }, NEW)).status).toBe(200);
  });

  test('turning it on and off and using a code is mailed', async () => {
    const owner = await passkeyOwner(t);
    await owner.addPasskey();
    const mailbox = openMailbox(t.api, owner.account.email);
    const has = async (subject: string) =>
      await expect
        .poll(() => mailbox.mails().filter((mail) => mail.subject === subject).length)
        .toBe(1);
    const [code] = await owner.askForPasskey();
    await has('Signing in now asks for a passkey');
    await owner.signIn({ recoveryCode: code });
    await has('A recovery code was used to sign in');
    await owner.askForPasskey(false);
    await has('Signing in no longer asks for a passkey');
    mailbox.close();
  });
});

describeApi('a password that is reset by mail', (t) => {
  const passkeySignIn = async (device: ReturnType<typeof createAuthenticator>) => {
    const { options } = (await t.visitor.get('/auth/passkey-options')).body.data;
    return (await t.visitor.post('/auth/passkey-sign-in', { passkey: device.get(options) })).status;
  };

  test('removes all passkeys where none is asked for after it', async () => {
    const owner = await protectedOwner(t);
    await owner.askForPasskey(false);
    await owner.age(30);
    await owner.reset();
    expect((await owner.signIn({}, NEW)).status).toBe(200);
    expect(await passkeySignIn(owner.device)).toBe(400);
  });

  test('does not let in whoever only reads the mails, where one is asked for', async () => {
    const owner = await protectedOwner(t);
    await owner.age(8);
    await owner.reset();
    expect((await owner.signIn({}, NEW)).status).toBe(403);
    const passkey = owner.device.get(await owner.needed(NEW));
    expect((await owner.signIn({ passkey }, NEW)).status).toBe(200);
    expect((await owner.signIn({ recoveryCode: owner.codes[0] }, NEW)).status).toBe(200);
  });

  test('takes back what was added within a week, as a thief may have', async () => {
    const owner = await protectedOwner(t);
    await owner.age(8);
    const { device: thief } = await owner.addPasskey();
    await owner.reset();
    expect(await passkeySignIn(thief)).toBe(400);
    expect(await passkeySignIn(owner.device)).toBe(200);
  });

  test('lets its owner in where a thief began to ask for a passkey within a week', async () => {
    const owner = await protectedOwner(t);
    await owner.askForPasskey(false);
    await owner.age(30);
    await owner.askForPasskey();
    await owner.reset();
    expect((await owner.signIn({}, NEW)).status).toBe(200);
    expect(await passkeySignIn(owner.device)).toBe(400);
  });

  test('lets in who reads the mails where nobody had confirmed the address before', async () => {
    const stranger = await protectedOwner(t, { isConfirmed: false });
    await stranger.age(30);
    await stranger.reset();
    expect((await stranger.signIn({}, NEW)).status).toBe(200);
    expect(await passkeySignIn(stranger.device)).toBe(400);
  });

  test('lets its owner in where nothing is left that could be asked for', async () => {
    const owner = await protectedOwner(t);
    await owner.age(8);
    await owner.addPasskey();
    await owner.askForPasskey();
    await owner.removePasskey(owner.passkeyId);
    await owner.reset();
    expect((await owner.signIn({}, NEW)).status).toBe(200);
  });
});

describeApi(
  'guessing what is asked for after the password',
  (t) => {
    test('ends after ten attempts, those that only ask among them', async () => {
      const { codes, signIn } = await protectedOwner(t);
      for (let n = 0; n < 5; n += 1) expect((await signIn()).status).toBe(403);
      for (let n = 0; n < 5; n += 1)
        expect((await signIn({ recoveryCode: 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA' })).status).toBe(400);
      expect((await signIn({ recoveryCode: codes[0] })).status).toBe(429);
    });
  },
  { rateLimitScale: 1 },
);
