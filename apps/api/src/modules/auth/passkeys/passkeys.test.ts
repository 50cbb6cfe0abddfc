import { expect, test, vi } from 'vitest';
import { PASSKEYS_MAX } from '@clubline/contract';
import { createAuthenticator, type Twist } from '../../../testing/authenticator';
import { callerOf } from '../../../testing/callers';
import { describeApi } from '../../../testing/describeApi';
import { openMailbox } from '../../../testing/mails';
import { setPassword } from '../../../testing/people';
import { optionsToSignIn, passkeyOwner } from '../../../testing/passkeyOwner';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/141.0.0.0 Safari/537.36';

describeApi('one’s passkeys', (t) => {
  test('one is added with the password, named by its browser and system, and listed', async () => {
    const owner = await passkeyOwner(t);
    const device = createAuthenticator();
    const { options } = (await owner.optionsToAdd()).body.data;
    expect(options).toMatchObject({
      rp: { id: 'clubline.test' },
      user: { id: Buffer.from(owner.id).toString('base64url'), name: owner.account.username },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const browser = callerOf(t.api.app, owner.accessToken, { userAgent: CHROME });
    const { status, body } = await browser.post('/account/passkeys', {
      passkey: device.create(options),
    });
    expect([status, body.data.passkey]).toEqual([
      201,
      {
        id: expect.any(String),
        browser: 'Chrome',
        system: 'Windows',
        createdAt: expect.any(String),
        lastUsedAt: null,
        isSynced: false,
      },
    ]);
    expect(await owner.state()).toEqual({
      passkeys: [body.data.passkey],
      isAskedAfterPassword: false,
      recoveryCodesLeft: 0,
    });
    const again = (await owner.optionsToAdd()).body.data.options;
    expect(again.excludeCredentials).toMatchObject([{ id: device.id, transports: ['internal'] }]);
  });

  test('nothing that is stored or answered is a secret of the device', async () => {
    const owner = await passkeyOwner(t);
    const { device } = await owner.addPasskey();
    expect(JSON.stringify(await owner.state())).not.toContain(device.id);
  });

  test('a wrong password gets no options', async () => {
    const owner = await passkeyOwner(t);
    const { status, body } = await owner.optionsToAdd('not this one');
    expect([status, body.errors]).toEqual([
      400,
      [{ property: 'currentPassword', messages: ['This is not your current password.'] }],
    ]);
  });

  test.each<[string, Twist]>([
    ['for a page elsewhere', { origin: 'https://evil.test' }],
    ['for another place', { rpId: 'evil.test' }],
    ['without a finger, a face or a PIN', { isVerified: false }],
    [
      'with a certificate, which would name addresses to fetch',
      {
        statement: {
          format: 'packed',
          fields: new Map<string, Uint8Array | Uint8Array[] | number>([
            ['alg', -7],
            ['sig', new Uint8Array(70)],
            ['x5c', [new Uint8Array(300)]],
          ]),
        },
      },
    ],
    ['with the statement of a maker', { statement: { format: 'tpm', fields: new Map() } }],
  ])('one that was made %s is refused', async (_what, twist) => {
    const owner = await passkeyOwner(t);
    const passkey = createAuthenticator().create(
      (await owner.optionsToAdd()).body.data.options,
      twist,
    );
    const { status, body } = await owner.post('/account/passkeys', { passkey });
    expect([status, body.errors[0].property]).toEqual([400, 'passkey']);
    expect((await owner.state()).passkeys).toEqual([]);
  });

  test('its challenge counts once, and in the session that asked for it alone', async () => {
    const owner = await passkeyOwner(t);
    const { options } = (await owner.optionsToAdd()).body.data;
    const elsewhere = callerOf(t.api.app, (await owner.signIn()).body.accessToken);
    const add = (caller: typeof elsewhere) =>
      caller.post('/account/passkeys', { passkey: createAuthenticator().create(options) });
    expect((await add(elsewhere)).status).toBe(400);
    expect([(await add(owner)).status, (await add(owner)).status]).toEqual([201, 409]);
    const { challenge } = await optionsToSignIn(t);
    const passkey = createAuthenticator().create({ ...options, challenge });
    expect((await owner.post('/account/passkeys', { passkey })).status).toBe(400);
  });

  test('one that somebody has already is refused', async () => {
    const [ann, ben] = [await passkeyOwner(t), await passkeyOwner(t)];
    const { device } = await ann.addPasskey();
    const passkey = device.create((await ben.optionsToAdd()).body.data.options);
    expect((await ben.post('/account/passkeys', { passkey })).status).toBe(409);
    expect((await ben.state()).passkeys).toEqual([]);
  });

  test('nobody removes another person’s', async () => {
    const [ann, ben] = [await passkeyOwner(t), await passkeyOwner(t)];
    const { id } = await ann.addPasskey();
    expect((await ben.removePasskey(id)).status).toBe(404);
    expect((await ann.state()).passkeys).toHaveLength(1);
    expect((await ann.removePasskey(id)).status).toBe(204);
    expect((await ann.state()).passkeys).toEqual([]);
  });

  test('none is removed without the password, as by who found a session open', async () => {
    const owner = await passkeyOwner(t);
    const { id } = await owner.addPasskey();
    const path = `/account/passkeys/${id}`;
    expect((await owner.delete(path)).status).toBe(400);
    for (const body of [{}, { currentPassword: 'not this one' }]) {
      const { status, body: answer } = await owner.delete(path, body);
      expect([status, answer.errors[0].property]).toEqual([400, 'currentPassword']);
    }
    expect((await owner.state()).passkeys).toHaveLength(1);
    expect((await owner.removePasskey(id)).status).toBe(204);
  });

  test('none is removed with a password that is changed meanwhile', async () => {
    const owner = await passkeyOwner(t);
    const { id } = await owner.addPasskey();
    const { context } = t.api;
    const looked = vi.spyOn(context.counters, 'reset').mockImplementationOnce(async (...given) => {
      looked.mockRestore();
      await setPassword(context, owner.id);
      await context.counters.reset(...given);
    });
    expect((await owner.removePasskey(id)).status).toBe(400);
    expect((await owner.state()).passkeys).toHaveLength(1);
  });

  test('nobody has more than the most', async () => {
    const owner = await passkeyOwner(t);
    const { id } = await owner.addPasskey();
    const { db, now } = t.api.context;
    const first = await db
      .selectFrom('passkeys')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { options } = (await owner.optionsToAdd()).body.data;
    const rows = Array.from({ length: PASSKEYS_MAX - 1 }, (_, n) => ({
      ...first,
      id: `${id}-${n}`,
      credentialId: `${id}-${n}`,
      createdAt: now(),
    }));
    await db.insertInto('passkeys').values(rows).execute();
    expect((await owner.optionsToAdd()).status).toBe(409);
    const passkey = createAuthenticator().create(options);
    expect((await owner.post('/account/passkeys', { passkey })).status).toBe(409);
  });

  test('they go with the account', async () => {
    const owner = await passkeyOwner(t);
    const { device } = await owner.addPasskey();
    await owner.askForPasskey();
    const { db } = t.api.context;
    await db.deleteFrom('users').where('id', '=', owner.id).execute();
    const left = await db
      .selectFrom('passkeys')
      .select('id')
      .where('credentialId', '=', device.id)
      .execute();
    const codes = await db
      .selectFrom('recoveryCodes')
      .select('hash')
      .where('userId', '=', owner.id)
      .execute();
    expect([left, codes]).toEqual([[], []]);
  });

  test('adding and removing one is mailed, in neutral words', async () => {
    const owner = await passkeyOwner(t);
    const mailbox = openMailbox(t.api, owner.account.email);
    const { id } = await owner.addPasskey();
    await owner.removePasskey(id);
    await expect
      .poll(() => mailbox.mails().map(({ subject }) => subject))
      .toEqual(['A passkey was added to your account', 'A passkey was removed from your account']);
    for (const { text } of mailbox.mails()) {
      expect(text).toMatch(/^Hello,\n/);
      expect(text).toContain('http://clubline.test/auth/reset');
      expect(text).not.toContain(owner.account.username);
    }
    mailbox.close();
  });
});
