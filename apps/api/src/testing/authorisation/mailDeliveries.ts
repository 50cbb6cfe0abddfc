import { createAuthenticator } from '../authenticator';
import { forEach, toAddresses, toNobody } from './deliveries.types';
import type { Delivery } from './deliveries.types';

/** Mails, each to one person. */
export const mails: Record<string, Delivery> = {
  'a link for a new password': {
    event: 'mail',
    act: (stage) =>
      forEach(stage, ({ email }) =>
        stage.owner.post('/identity/send-reset-code', { requestType: 'PASSWORD_RESET', email }),
      ),
    to: toAddresses,
  },
  'that a password was changed, to its owner': {
    event: 'mail',
    async act({ owner, setPassword }) {
      const currentPassword = await setPassword();
      await owner.post('/auth/change-password', { currentPassword, password: 'brand-new-1' });
    },
    to: toNobody,
  },
  'that a device signed in that is new, to its owner': {
    event: 'mail',
    async act({ owner, setPassword }) {
      const { username } = owner;
      await owner.post('/auth/sign-in', { username, password: await setPassword() });
    },
    to: toNobody,
  },
  'what was done with passkeys, to their owner': {
    event: 'mail',
    async act({ owner, setPassword }) {
      const currentPassword = await setPassword();
      const { body } = await owner.post('/account/passkeys/options', { currentPassword });
      const passkey = createAuthenticator().create(body.data.options);
      const added = await owner.post('/account/passkeys', { passkey });
      for (const isOn of [true, false])
        await owner.put('/account/second-factor', { currentPassword, isOn });
      const path = `/account/passkeys/${added.body.data.passkey.id}`;
      await owner.delete(path, { currentPassword });
    },
    to: toNobody,
  },
  'a link that confirms an address, to whoever it is': {
    event: 'mail',
    act: ({ owner }) => owner.post('/account/email/confirmation'),
    to: toNobody,
  },
  'a message to those who run this place': {
    event: 'mail',
    act: ({ owner }) =>
      owner.post('/contact', { name: 'Ann', email: 'ann@example.test', message: 'Hello' }),
    to: toNobody,
  },
};
