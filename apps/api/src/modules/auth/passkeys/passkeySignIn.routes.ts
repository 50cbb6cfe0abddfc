import {
  passkeyRequestResponse,
  passkeySignInBody,
  signInResponse,
} from '@clubline/contract/schemas';
import { transact } from '../../../db/dialect';
import { badRequest } from '../../../http/errors';
import { languageOf } from '../../../http/language';
import { everyone } from '../../../http/policy';
import { bodyLimits, route } from '../../../http/route';
import type { Route } from '../../../http/route';
import { assertEnabled, findAccountById, toOwnUser } from '../../account';
import { originOf } from '../devices/originOf';
import { tellOfSignIn } from '../devices/tellOfSignIn';
import { countAttempt } from '../signInGuard';
import { readAnswer, requestOptions, SIGN_IN } from './ceremonies';
import { findPasskey, markUsed } from './passkeys.repository';

const options = route({
  method: 'GET',
  url: '/auth/passkey-options',
  summary:
    'What `navigator.credentials.get` needs to sign in with a passkey, as JSON; its challenge ' +
    'counts once and for five minutes',
  response: { 200: passkeyRequestResponse },
  policy: everyone,
  bodyLimit: bodyLimits.none,
  rate: 'read',
  handler: async ({ context }) => ({ data: { options: await requestOptions(context, SIGN_IN) } }),
});

const signIn = route({
  method: 'POST',
  url: '/auth/passkey-sign-in',
  summary: 'Sign in with a passkey, without a username; 400 where it is not known here',
  body: passkeySignInBody,
  response: { 200: signInResponse },
  policy: everyone,
  bodyLimit: bodyLimits.small,
  rate: 'credentials',
  async handler({ body: { passkey }, context, request }) {
    const { db, sessions } = context;
    const refused = () => badRequest('This passkey is not known here.');
    const stored = await findPasskey(db, passkey.id);
    const row = stored && (await findAccountById(db, stored.userId));
    if (stored === undefined || row === undefined) throw refused();
    // A number of attempts of its own: neither locks the other.
    const tried = { id: row.id, passwordHash: `passkey ${stored.id}` };
    const forgive = await countAttempt(context, tried, request.ip);
    const answer = await readAnswer(context, passkey, stored, SIGN_IN);
    if (answer === null) throw refused();
    assertEnabled(row);
    const started = await transact(db, async (trx) => {
      const begun = await sessions.startByPassword(trx, row, originOf(request));
      if (begun === null || !(await markUsed(trx, stored, answer, context.now()))) throw refused();
      return begun;
    });
    tellOfSignIn(context, { userId: row.id, language: languageOf(request) }, started);
    await forgive();
    return { ...started.tokens, user: toOwnUser(row) };
  },
});

export const passkeySignInRoutes: Route[] = [options, signIn];
