import { expect } from 'vitest';
import { createAuthenticator } from './authenticator';
import { callerOf } from './callers';
import type { TestApi } from './describeApi';
import { newAccount } from './people';

/** Somebody signed in with their password, and what they do with passkeys. */
export async function passkeyOwner(t: TestApi) {
  const account = newAccount();
  const { id } = (await t.visitor.post('/auth/sign-up', account)).body.user as { id: string };
  const { username, password } = account;
  /** What a sign-in with the password answers, with what is shown besides. */
  const signIn = (more: object = {}, given: string = password) =>
    t.visitor.post('/auth/sign-in', { username, password: given, ...more });
  const { accessToken, refreshToken } = (await signIn()).body;
  const caller = callerOf(t.api.app, accessToken);
  const optionsToAdd = async (currentPassword = password) =>
    await caller.post('/account/passkeys/options', { currentPassword });

  /** A device whose passkey is kept, and the id of that. */
  async function addPasskey() {
    const device = createAuthenticator();
    const passkey = device.create((await optionsToAdd()).body.data.options);
    const added = await caller.post('/account/passkeys', { passkey });
    expect(added.status).toBe(201);
    return { device, id: added.body.data.passkey.id as string };
  }

  const removePasskey = async (passkeyId: string, currentPassword = password) =>
    await caller.delete(`/account/passkeys/${passkeyId}`, { currentPassword });

  /** Asks for a passkey after the password from now on; the recovery codes. */
  async function askForPasskey(isOn = true): Promise<string[]> {
    const { status, body } = await caller.put('/account/second-factor', {
      currentPassword: password,
      isOn,
    });
    expect(status).toBe(200);
    return body.data.recoveryCodes as string[];
  }

  const state = async () =>
    (await caller.get('/account/passkeys')).body.data as {
      passkeys: { id: string; lastUsedAt: string | null }[];
      isAskedAfterPassword: boolean;
      recoveryCodesLeft: number;
    };

  /** As if all that somebody has had been there for so many days. */
  async function age(days: number) {
    const { db } = t.api.context;
    const past = new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
    for (const table of ['passkeys', 'recoveryCodes'] as const)
      await db
        .updateTable(table as 'passkeys')
        .set({ createdAt: past })
        .where('userId', '=', id)
        .execute();
    await db
      .updateTable('users')
      .set({ secondFactorSince: past })
      .where('id', '=', id)
      .where('secondFactorSince', 'is not', null)
      .execute();
  }

  return {
    ...caller,
    id,
    account,
    accessToken,
    refreshToken,
    signIn,
    optionsToAdd,
    addPasskey,
    removePasskey,
    askForPasskey,
    state,
    age,
  };
}

/** What a browser needs to sign in with a passkey. */
export const optionsToSignIn = async (t: TestApi) =>
  (await t.visitor.get('/auth/passkey-options')).body.data.options as {
    challenge: string;
    rpId: string;
  };
