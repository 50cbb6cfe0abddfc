import { expect, test } from 'vitest';
import { describeApi } from '../../testing/describeApi';
import type { TestApi } from '../../testing/describeApi';
import { newAccount } from '../../testing/people';

let networks = 0;
/** An address of its own, so that no test counts towards another's limits. */
const newAddress = () => `198.51.100.${(networks += 1)}`;

const CROSS_SITE = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' };

/** Calls from an address, by default with JSON. */
const callsFrom =
  (t: TestApi, remoteAddress: string) =>
  async (url: string, payload?: object | string, headers: Record<string, string> = {}) => {
    const method = payload === undefined ? 'GET' : 'POST';
    const asked = { method, url, remoteAddress, headers, ...(payload && { payload }) } as const;
    return (await t.api.app.inject(asked)).statusCode;
  };

/** What the last of so many calls was answered. */
async function lastOf(times: number, call: (n: number) => Promise<number>): Promise<number> {
  let status = 0;
  for (let n = 0; n < times; n += 1) status = await call(n);
  return status;
}

const RESET = '/api/identity/send-reset-code';
const reset = { requestType: 'PASSWORD_RESET', email: 'fan@example.test' };
/** Each of another name: wrong passwords have limits of their own. */
const guess = (n: number) => ({ username: `nobody-${n}`, password: 'guess-1' });

/** A tenth of the limits: 12 refreshes, 6 sign-ins, 2 mails. */
const scaled = { rateLimitScale: 0.1 };

describeApi(
  'people who share an address',
  (t) => {
    test('refresh their sessions, however many made-up tokens are tried there', async () => {
      const [ann, ben] = await t.people(2);
      const call = callsFrom(t, newAddress());
      const refresh = (refreshToken: string) => call('/api/auth/refresh', { refreshToken });
      expect(await lastOf(13, (n) => refresh(`made-up-${n}`))).toBe(429);
      expect(await refresh(ann!.refreshToken)).toBe(200);
      // Each session has a count of its own, and what is no text is nobody's.
      expect(await lastOf(12, () => refresh(ann!.refreshToken))).toBe(429);
      expect(await refresh(ben!.refreshToken)).toBe(200);
      expect(await call('/api/auth/refresh', { refreshToken: {} })).toBe(429);
      expect(await call('/api/auth/logout', { refreshToken: ben!.refreshToken })).toBe(200);
      expect(await refresh(ben!.refreshToken)).toBe(429);
    });

    test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
      'have mails sent, whatever is sent there as %j',
      async (type) => {
        const call = callsFrom(t, newAddress());
        const headers: Record<string, string> =
          type === '' ? { 'transfer-encoding': 'chunked' } : { 'content-type': type };
        expect(await lastOf(5, () => call(RESET, JSON.stringify(reset), headers))).toBe(415);
        expect(await lastOf(5, () => call('/api/auth/sign-in', '', {}))).toBe(400);
        expect(await call(RESET, reset)).toBe(200);
      },
    );

    test('sign in, whatever pictures and calls the page of another site asks for', async () => {
      const call = callsFrom(t, newAddress());
      const signIn = (n: number, headers = {}) => call('/api/auth/sign-in', guess(n), headers);
      expect(await lastOf(7, () => call('/reset-password?token=x'))).toBe(429);
      expect(await call('/confirm-email?token=x')).toBe(429);
      expect(await lastOf(7, (n) => signIn(n, CROSS_SITE))).toBe(429);
      const look = (n: number, headers = {}) =>
        call(`/api/users/check-username/n${n}`, undefined, headers);
      expect(await lastOf(7, (n) => look(n, CROSS_SITE))).toBe(429);
      expect([await signIn(7), await look(0)]).toEqual([400, 200]);
    });
  },
  scaled,
);

describeApi(
  'where pages of one other origin may call',
  (t) => {
    test('those of others are refused, and count for nothing', async () => {
      const call = callsFrom(t, newAddress());
      const signIn = (n: number, headers = {}) => call('/api/auth/sign-in', guess(n), headers);
      expect(await lastOf(9, (n) => signIn(n, CROSS_SITE))).toBe(403);
      const friend = { ...CROSS_SITE, origin: 'https://friend.test' };
      expect(await call('/api/auth/sign-up', newAccount(), friend)).toBe(201);
      // What only shows something is followed from anywhere.
      expect(await call('/confirm-email?token=x', undefined, CROSS_SITE)).toBe(400);
      expect(await lastOf(5, (n) => signIn(n, friend))).toBe(400);
      expect(await signIn(5)).toBe(429);
    });
  },
  { ...scaled, corsOrigins: ['https://friend.test'] },
);
