import { expect, test } from 'vitest';
import { createFakeBackend } from '../testing';
import { sharedPage } from './sharedPage';

const api = 'https://api.test/api';
const options = () => {
  const backend = createFakeBackend();
  return { api, fetch: backend.fetch, socketFactory: backend.socketFactory };
};

test('parts that speak to one API for one person share everything until the last is gone', () => {
  const [a, b] = [sharedPage(options()), sharedPage(options())];
  expect(b).toBe(a);
  const [leaveA, leaveB] = [a.hold(), b.hold()];
  leaveA();
  expect(sharedPage(options())).toBe(a);
  leaveB();
  expect(sharedPage(options())).not.toBe(a);
});

test('another person, another API and a reader share nothing', () => {
  const getToken = () => 'token';
  const all = [
    sharedPage(options()),
    sharedPage({ ...options(), getToken }),
    sharedPage({ ...options(), getToken, userId: 'b' }),
    sharedPage({ ...options(), api: 'https://other.test/api' }),
  ];
  expect(new Set(all).size).toBe(4);
});

test('the newest token function is the one that is asked', async () => {
  const page = sharedPage({ ...options(), getToken: () => 'first', userId: 'newest' });
  page.getToken = () => 'second';
  expect(await page.session.getToken()).toBe('second');
});
