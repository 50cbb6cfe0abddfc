import { expect, test, vi } from 'vitest';
import { memoryCounters } from '../services/counters';
import { describeApi } from '../testing/describeApi';
import { openMailbox } from '../testing/mails';
import { newAccount } from '../testing/people';
import { sendResetLink } from './auth/passwordReset';
import { countSignUp } from './auth/signUpLimit';

describeApi(
  'guessing',
  (t) => {
    let networks = 0;
    /** A /48 of its own, so that no test counts towards another's limits. */
    const network = () => `2001:db8:${(networks += 1).toString(16)}`;
    const call = async (from: string, path: string, body?: object, token?: string) =>
      await t.api.app.inject({
        method: body === undefined ? 'GET' : 'POST',
        url: `/api${path}`,
        remoteAddress: from,
        ...(body === undefined ? {} : { payload: body }),
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      });
    const signIn = async (from: string, body: object) =>
      (await call(from, '/auth/sign-in', body)).statusCode;
    const signedUp = async () => {
      const account = newAccount();
      await call(`${network()}::1`, '/auth/sign-up', account);
      return account;
    };
    const times = (statuses: number[], status: number) =>
      statuses.filter((one) => one === status).length;

    test('no token, address of the same /64 or other route begins a new count', async () => {
      const people = await t.people(3);
      const from = network();
      const statuses: number[] = [];
      for (let n = 0; n < 61; n += 1) {
        const path =
          n % 2 === 0 ? `/users/check-username/n${n}` : `/users/check-email/n${n}%40b.co`;
        const token = [undefined, ...people.map(({ accessToken }) => accessToken)][n % 4];
        statuses.push((await call(`${from}::${n + 1}`, path, undefined, token)).statusCode);
      }
      expect([times(statuses, 200), statuses.at(-1)]).toEqual([60, 429]);
    });

    test('a token begins no new count of guessed secrets either', async () => {
      const people = await t.people(2);
      const from = network();
      const statuses: number[] = [];
      for (let n = 0; n < 61; n += 1) {
        const token = [undefined, ...people.map(({ accessToken }) => accessToken)][n % 3];
        const guess = { token: `guess-${n}`, password: 'brand-new-1' };
        statuses.push((await call(`${from}::1`, '/auth/reset-password', guess, token)).statusCode);
      }
      expect([times(statuses, 400), statuses.at(-1)]).toEqual([60, 429]);
    });

    test('a right password is no guess where nothing can be stored', async () => {
      const account = await signedUp();
      const from = `${network()}::1`;
      const full = Object.assign(new Error('The disk is full.'), { code: 'SQLITE_FULL' });
      const begin = vi.spyOn(t.api.context.sessions, 'startByPassword').mockRejectedValue(full);
      const statuses = await Promise.all(
        Array.from({ length: 10 }, () => signIn(from, { ...account })),
      );
      expect(times(statuses, 503)).toBe(10);
      begin.mockRestore();
      expect(await signIn(from, account)).toBe(200);
    });

    test('one address has twenty mails sent in a quarter of an hour, to whomever', async () => {
      const send = vi.spyOn(t.api.context.mail, 'send').mockResolvedValue();
      const from = network();
      const statuses: number[] = [];
      for (let n = 0; n < 21; n += 1) {
        const [path, body] =
          n % 2 === 0
            ? ['/contact', { name: 'Ann', email: 'ann@example.test', message: 'Hello' }]
            : [
                '/identity/send-reset-code',
                { requestType: 'PASSWORD_RESET', email: `fan${n}@example.test` },
              ];
        const answer = await call(`${from}::${n + 1}`, path as string, body as object);
        statuses.push(answer.statusCode);
      }
      expect([times(statuses, 200), statuses.at(-1)]).toEqual([20, 429]);
      send.mockRestore();
    });

    test('one /48 has as many mails sent as eight addresses; no /24 is counted', async () => {
      const send = vi.spyOn(t.api.context.mail, 'send').mockResolvedValue();
      const statusesOf = async (addresses: string[]) => {
        const statuses: number[] = [];
        for (const from of addresses) {
          const body = { name: 'Ann', email: 'ann@example.test', message: 'Hello' };
          statuses.push((await call(from, '/contact', body)).statusCode);
        }
        return statuses;
      };
      const range = network();
      const many = await statusesOf(Array.from({ length: 161 }, (_, n) => `${range}:${n % 20}::1`));
      expect([times(many, 200), many.at(-1)]).toEqual([160, 429]);
      expect(await statusesOf([`${network()}::1`])).toEqual([200]);
      const old = await statusesOf(Array.from({ length: 170 }, (_, n) => `192.0.2.${n % 20}`));
      expect(times(old, 200)).toBe(170);
      send.mockRestore();
    });

    test('one /48 makes as many accounts as eight addresses', async () => {
      const { context } = t.api;
      const from = network();
      for (let n = 0; n < 800; n += 1) await countSignUp(context, `${from}:${n}::1`);
      await expect(countSignUp(context, `${from}:ffff::1`)).rejects.toMatchObject({
        statusCode: 429,
      });
      await countSignUp(context, `${network()}::1`);
    });

    test('twenty new accounts of one address are mailed in a quarter of an hour', async () => {
      const send = vi.spyOn(t.api.context.mail, 'send').mockResolvedValue();
      const work = vi.spyOn(t.api.context, 'background');
      const from = network();
      for (let n = 0; n < 21; n += 1) {
        const made = await call(`${from}::${n + 1}`, '/auth/sign-up', newAccount());
        expect(made.statusCode).toBe(201);
      }
      await Promise.all(work.mock.calls.map(([, done]) => done));
      expect(send).toHaveBeenCalledTimes(20);
      work.mockRestore();
      send.mockRestore();
    });

    test('one address makes a hundred accounts in an hour', async () => {
      const { context } = t.api;
      const from = network();
      for (let n = 0; n < 99; n += 1) await countSignUp(context, `${from}::${n}`);
      const signUp = async (ip: string) =>
        (await call(ip, '/auth/sign-up', newAccount())).statusCode;
      expect([await signUp(`${from}::a`), await signUp(`${from}::b`)]).toEqual([201, 429]);
      expect(await signUp(`${network()}::1`)).toBe(201);
    });

    test('lists of thousands are given less often than others', async () => {
      const ann = await t.person();
      const addresses = ['/users', `/users/${ann.id}/get-followers-list`];
      const statuses: number[] = [];
      for (let n = 0; n < 241; n += 1) statuses.push((await ann.get(addresses[n % 2]!)).status);
      expect([times(statuses, 200), statuses.at(-1)]).toEqual([240, 429]);
      expect((await ann.get('/users?limit=10')).status).toBe(429);
      expect((await ann.get('/clubs')).status).toBe(200);
    });

    test('a new password lifts the lock of the old one, wherever it was locked', async () => {
      const account = await signedUp();
      const { username, email } = account;
      const places = [`${network()}::1`, `${network()}::1`];
      const password = 'brand-new-1';
      for (const from of places) {
        for (let n = 0; n <= 10; n += 1) await signIn(from, { username, password: `guess-${n}` });
        expect(await signIn(from, { username, password: account.password })).toBe(429);
      }
      const mailbox = openMailbox(t.api, email);
      await sendResetLink(t.api.context, email, 'en');
      const token = await mailbox.linkToken();
      mailbox.close();
      await call(`${network()}::1`, '/auth/reset-password', { token, password });
      for (const from of places) expect(await signIn(from, { username, password })).toBe(200);
    });

    test('of forty wrong passwords at once ten are looked at', async () => {
      const { username } = await signedUp();
      const from = network();
      const statuses = await Promise.all(
        Array.from({ length: 40 }, (_, n) =>
          signIn(`${from}::${n + 1}`, { username, password: `guess-${n}` }),
        ),
      );
      expect([times(statuses, 400), times(statuses, 429)]).toEqual([10, 30]);
    });

    test('username and email of one person share their attempts', async () => {
      const { username, email } = await signedUp();
      const from = `${network()}::1`;
      for (let n = 0; n < 5; n += 1) {
        expect(await signIn(from, { username, password: 'guess-1' })).toBe(400);
        expect(await signIn(from, { email, password: 'guess-1' })).toBe(400);
      }
      expect(await signIn(from, { email, password: 'guess-1' })).toBe(429);
    });

    test('one range of addresses locks no owner out', async () => {
      const { username, password } = await signedUp();
      const from = network();
      const statuses: number[] = [];
      for (let n = 0; n < 70; n += 1)
        statuses.push(await signIn(`${from}:${n}::1`, { username, password: 'guess-1' }));
      expect([times(statuses, 400), times(statuses, 429)]).toEqual([50, 20]);
      expect(await signIn(`${network()}::1`, { username, password })).toBe(200);
    });

    test('attempts from everywhere lock an owner out only where they never signed in', async () => {
      const { username, password } = await signedUp();
      const home = `${network()}::1`;
      expect(await signIn(home, { username, password })).toBe(200);
      for (let range = 0; range < 4; range += 1) {
        const from = network();
        for (let n = 0; n < 50; n += 1)
          await signIn(`${from}:${n}::1`, { username, password: 'guess-1' });
      }
      expect(await signIn(`${network()}::1`, { username, password })).toBe(429);
      expect(await signIn(home, { username, password })).toBe(200);
    });

    test('a node that was started anew locks no owner out where they sign in', async () => {
      const { username, password } = await signedUp();
      const home = network();
      expect(await signIn(`${home}:1::1`, { username, password })).toBe(200);
      t.api.context.counters = memoryCounters();
      for (let range = 0; range < 4; range += 1) {
        const from = network();
        for (let n = 0; n < 50; n += 1)
          await signIn(`${from}:${n}::1`, { username, password: 'guess-1' });
      }
      expect(await signIn(`${network()}::1`, { username, password })).toBe(429);
      expect(await signIn(`${home}:2::1`, { username, password })).toBe(200);
    });

    test('right passwords count for nobody', async () => {
      const { username, password } = await signedUp();
      const from = network();
      const statuses: number[] = [];
      for (let n = 0; n < 60; n += 1)
        statuses.push(await signIn(`${from}:${n}::1`, { username, password }));
      expect(times(statuses, 200)).toBe(60);
    });
  },
  { rateLimitScale: 1 },
);
