import {
  addPasskeyBody,
  addPasskeyResponse,
  idParams,
  noContent,
  passkeyCreationBody,
  passkeyCreationResponse,
  passkeysResponse,
  removePasskeyBody,
  secondFactorBody,
  secondFactorResponse,
} from '@clubline/contract/schemas';
import { PASSKEYS_MAX } from '@clubline/contract';
import { transact } from '../../../db/dialect';
import { badField, conflict, notFound } from '../../../http/errors';
import { languageOf } from '../../../http/language';
import { signedIn } from '../../../http/policy';
import { bodyLimits, route } from '../../../http/route';
import type { Route } from '../../../http/route';
import { findAccountById } from '../../account';
import { readUserAgent } from '../devices/userAgent';
import { mailAccount } from '../mails/securityMails';
import { checkCurrentPassword } from '../passwords/currentPassword';
import { addingOf, creationOptions, readCreated } from './ceremonies';
import { lockOwnAccount } from './lockOwnAccount';
import { insertPasskey, listPasskeys, toPasskey, takeChallenge } from './passkeys.repository';
import { countRecoveryCodes } from './recoveryCodes';
import { askForPasskey, askForPasswordAlone, removePasskey } from './secondFactor';

const list = route({
  method: 'GET',
  url: '/account/passkeys',
  summary: 'One’s passkeys, the newest first, and whether signing in asks for one',
  response: { 200: passkeysResponse },
  policy: signedIn,
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ actor, context: { db } }) {
    const account = await findAccountById(db, actor.id);
    return {
      data: {
        passkeys: (await listPasskeys(db, actor.id)).map(toPasskey),
        isAskedAfterPassword: account?.secondFactorSince != null,
        recoveryCodesLeft: await countRecoveryCodes(db, actor.id),
      },
    };
  },
});

const options = route({
  method: 'POST',
  url: '/account/passkeys/options',
  summary:
    'What `navigator.credentials.create` needs to make a passkey, as JSON, for who shows their ' +
    'password; a wrong one counts as one at signing in',
  body: passkeyCreationBody,
  response: { 200: passkeyCreationResponse },
  policy: signedIn,
  bodyLimit: bodyLimits.small,
  rate: 'credentials',
  async handler({ actor, body, context, request }) {
    const account = await checkCurrentPassword(context, actor, body.currentPassword, request);
    const { id, username, firstName, lastName } = account;
    const existing = await listPasskeys(context.db, id);
    assertRoom(existing.length);
    const user = { id, username, name: `${firstName} ${lastName}` };
    return { data: { options: await creationOptions(context, user, addingOf(actor), existing) } };
  },
});

const assertRoom = (count: number) => {
  if (count >= PASSKEYS_MAX)
    throw conflict(`You have ${PASSKEYS_MAX} passkeys, which is the most. Remove one first.`);
};

const add = route({
  method: 'POST',
  url: '/account/passkeys',
  summary:
    'Keep a passkey that was made with those options, in the session that asked for them; the ' +
    'person is mailed',
  body: addPasskeyBody,
  response: { 201: addPasskeyResponse },
  policy: signedIn,
  bodyLimit: bodyLimits.small,
  rate: 'credentials',
  logged: 'passkey added',
  async handler({ actor, body, context, reply, request }) {
    const created = await readCreated(context, body.passkey, addingOf(actor));
    if (created === null)
      throw badField('passkey', 'This passkey could not be checked. Please try again.');
    const { challenge, passkey } = created;
    const now = context.now();
    const device = readUserAgent(request.headers['user-agent']);
    const row = await transact(context.db, async (trx) => {
      await lockOwnAccount(trx, actor, Date.parse(now));
      assertRoom((await listPasskeys(trx, actor.id)).length);
      const isFirst = await takeChallenge(trx, challenge, now);
      const added = isFirst
        ? await insertPasskey(trx, actor.id, { ...passkey, ...device }, now)
        : null;
      if (added === null) throw conflict('This passkey is here already.');
      return added;
    });
    mailAccount(context, 'passkeyAdded', { userId: actor.id, language: languageOf(request) });
    reply.code(201);
    return { data: { passkey: toPasskey(row) } };
  },
});

const remove = route({
  method: 'DELETE',
  url: '/account/passkeys/:id',
  summary:
    'Remove one of one’s passkeys, for who shows their password; the person is mailed. 409 for ' +
    'the last one where signing in asks for one. Sessions that it began go on.',
  params: idParams,
  body: removePasskeyBody,
  response: { 204: noContent },
  policy: signedIn,
  bodyLimit: bodyLimits.small,
  rate: 'credentials',
  logged: 'passkey removed',
  async handler({ actor, params, body, context, reply, request }) {
    const account = await checkCurrentPassword(context, actor, body.currentPassword, request);
    if (!(await removePasskey(context, account, params.id))) throw notFound('Passkey');
    mailAccount(context, 'passkeyRemoved', { userId: actor.id, language: languageOf(request) });
    reply.code(204);
    return undefined;
  },
});

const secondFactor = route({
  method: 'PUT',
  url: '/account/second-factor',
  summary:
    'Ask for a passkey after the password, or no longer, for who shows their password. Answers ' +
    'recovery codes, each of which counts once in place of a passkey; those before no longer do.',
  body: secondFactorBody,
  response: { 200: secondFactorResponse },
  policy: signedIn,
  bodyLimit: bodyLimits.small,
  rate: 'credentials',
  logged: 'second factor changed',
  async handler({ actor, body: { currentPassword, isOn }, context, request }) {
    const account = await checkCurrentPassword(context, actor, currentPassword, request);
    const about = { userId: actor.id, language: languageOf(request) };
    const recoveryCodes = isOn ? await askForPasskey(context, account) : [];
    if (!isOn) await askForPasswordAlone(context, account);
    mailAccount(context, isOn ? 'secondFactorOn' : 'secondFactorOff', about);
    return { data: { recoveryCodes } };
  },
});

export const passkeyRoutes: Route[] = [list, options, add, remove, secondFactor];
