import { newAccount } from '../people';
import { everyone, nobody, sends, signedIn } from './table.types';
import type { Table } from './table.types';

/** For whoever is given no options. */
const NOTHING_TO_SIGN = { challenge: 'AAAA', rpId: 'clubline.test' };

/** Signing up and in, sessions and forgotten passwords. */
export const auth: Table = {
  'POST /auth/sign-up': [
    everyone,
    (c, _w, _id, n) => c.post('/auth/sign-up', newAccount(`table_person_${n}`)),
    sends('mail'),
  ],
  'POST /auth/sign-in': [
    everyone,
    (c, w) => c.post('/auth/sign-in', w.signIn),
    // The session of the fixture was begun nowhere.
    sends('mail'),
    // One's own, which is replaced.
    sends('sessionEnded', { notAs: ['visitor'] }),
  ],
  'POST /auth/refresh': [
    everyone,
    (c, w) => c.post('/auth/refresh', { refreshToken: w.refreshToken }),
  ],
  'POST /auth/frame-session': [
    nobody,
    (c, w) => c.post('/auth/frame-session', { refreshToken: w.refreshToken }),
  ],
  'POST /auth/logout': [
    everyone,
    (c) => c.post('/auth/logout'),
    sends('sessionEnded', { notAs: ['visitor'] }),
  ],
  'POST /auth/reset-password': [
    everyone,
    (c, w) => c.post('/auth/reset-password', { token: w.resetToken, password: w.signIn.password }),
    sends('mail'),
    sends('sessionEnded'),
  ],
  'POST /auth/change-password': [
    signedIn,
    async (c, w, id) =>
      c.post('/auth/change-password', {
        currentPassword: await w.passwordOf(id),
        password: 'brand-new-1',
      }),
    sends('mail'),
    // Everybody else who is them.
    sends('sessionEnded'),
  ],
  'GET /auth/passkey-options': [everyone, (c) => c.get('/auth/passkey-options')],
  'POST /auth/passkey-sign-in': [
    everyone,
    async (c, w) => {
      const { body } = await c.get('/auth/passkey-options');
      const options = body.data?.options ?? NOTHING_TO_SIGN;
      return c.post('/auth/passkey-sign-in', { passkey: w.passkey.get(options) });
    },
    // The session of the fixture was begun nowhere.
    sends('mail'),
    sends('sessionEnded', { notAs: ['visitor'] }),
  ],
  'POST /identity/send-reset-code': [
    everyone,
    (c) =>
      c.post('/identity/send-reset-code', {
        requestType: 'PASSWORD_RESET',
        email: 'nobody@fans.test',
      }),
  ],
  'GET /login': [everyone, (c) => c.get('/login')],
};
