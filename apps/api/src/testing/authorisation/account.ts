import { createAuthenticator } from '../authenticator';
import { admins, alsoPartnersPeople, everyone, NAMES, sends, signedIn } from './table.types';
import type { Table } from './table.types';

/** For whoever is given no options. */
const NOTHING_TO_MAKE = { challenge: 'AAAA', rp: { id: 'clubline.test' }, user: { id: 'AAAA' } };

/** Who one is: also for a partner's people. */
const ownPerson = alsoPartnersPeople(signedIn);

/** One’s own account. */
export const account: Table = {
  'GET /auth/me': [ownPerson, (c) => c.get('/auth/me')],
  'GET /users/me': [ownPerson, (c) => c.get('/users/me')],
  'GET /user/me': [ownPerson, (c) => c.get('/user/me')],
  'GET /users/profile': [ownPerson, (c) => c.get('/users/profile')],
  'GET /auth/profile': [ownPerson, (c) => c.get('/auth/profile')],
  'GET /users/check-username/:username': [everyone, (c) => c.get('/users/check-username/ann')],
  'GET /users/check-email/:email': [everyone, (c) => c.get('/users/check-email/ann%40fans.test')],
  'PATCH /users/update-name': [
    signedIn,
    (c, w, id) =>
      c.patch('/users/update-name', { email: w.emailOf(id), firstName: 'A', lastName: 'B' }),
    NAMES,
    sends('personChanged'),
  ],
  'PATCH /users/update-username': [
    signedIn,
    (c, w, id, n) =>
      c.patch('/users/update-username', { email: w.emailOf(id), username: `renamed_${n}` }),
    NAMES,
    sends('personChanged'),
  ],
  'PUT /users/update-bio': [
    signedIn,
    (c, w, id) =>
      c.put('/users/update-bio', { email: w.emailOf(id), bio: 'Hi', tags: { profile: ['Fan'] } }),
    NAMES,
    sends('personChanged'),
  ],
  'GET /account/devices': [signedIn, (c) => c.get('/account/devices')],
  'DELETE /account/devices/:id': [
    signedIn,
    async (c, w, id) => c.delete(`/account/devices/${await w.deviceOf(id)}`),
    sends('sessionEnded'),
  ],
  'DELETE /account/devices': [
    signedIn,
    async (c, w, id) => {
      await w.deviceOf(id);
      return c.delete('/account/devices');
    },
    sends('sessionEnded'),
  ],
  'GET /account/email': [signedIn, (c) => c.get('/account/email')],
  'POST /account/email/confirmation': [
    signedIn,
    (c) => c.post('/account/email/confirmation'),
    sends('mail'),
  ],
  'GET /account/passkeys': [signedIn, (c) => c.get('/account/passkeys')],
  'POST /account/passkeys/options': [
    signedIn,
    async (c, w, id) =>
      c.post('/account/passkeys/options', { currentPassword: await w.passwordOf(id) }),
  ],
  'POST /account/passkeys': [
    signedIn,
    async (c, w, id) => {
      const currentPassword = await w.passwordOf(id);
      const { body } = await c.post('/account/passkeys/options', { currentPassword });
      const options = body.data?.options ?? NOTHING_TO_MAKE;
      return c.post('/account/passkeys', { passkey: createAuthenticator().create(options) });
    },
    sends('mail'),
  ],
  'DELETE /account/passkeys/:id': [
    signedIn,
    async (c, w, id) => {
      const currentPassword = await w.passwordOf(id);
      return c.delete(`/account/passkeys/${await w.passkeyOf(id)}`, { currentPassword });
    },
    sends('mail'),
  ],
  'PUT /account/second-factor': [
    signedIn,
    async (c, w, id) =>
      c.put('/account/second-factor', { currentPassword: await w.passwordOf(id), isOn: false }),
    sends('mail'),
  ],
  'PUT /admin/people/:id/disabled': [
    admins,
    async (c, w) => c.put(`/admin/people/${(await w.bystander()).id}/disabled`),
    sends('sessionEnded'),
  ],
  'DELETE /admin/people/:id/disabled': [
    admins,
    async (c, w) => c.delete(`/admin/people/${(await w.bystander()).id}/disabled`),
  ],
  'DELETE /admin/people/:id/sessions': [
    admins,
    async (c, w) => c.delete(`/admin/people/${(await w.bystander()).id}/sessions`),
    sends('sessionEnded'),
  ],
  'POST /users/update-profile-picture': [
    signedIn,
    (c, w, id) =>
      c.upload(
        'POST',
        '/users/update-profile-picture',
        { name: 'profilePicture', bytes: w.picture },
        { email: w.emailOf(id) },
      ),
    NAMES,
    sends('personChanged'),
  ],
};
