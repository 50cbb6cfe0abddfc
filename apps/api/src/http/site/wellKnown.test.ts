import { expect, test } from 'vitest';
import { readConfig } from '../../config';
import { describeApi } from '../../testing/describeApi';
import type { TestApi } from '../../testing/describeApi';

const SECURITY_TXT = '/.well-known/security.txt';
const get = (t: TestApi, url: string) => t.api.app.inject({ url });

/** The fields of a security.txt, in their order. */
const fieldsOf = (text: string): [string, string][] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]);

describeApi('addresses that other programs know', (t) => {
  test('a password manager is led to where a password is changed', async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await t.api.app.inject({ method, url: '/.well-known/change-password' });
      expect([
        answer.statusCode,
        answer.headers['location'],
        answer.headers['cache-control'],
        answer.body,
      ]).toEqual([302, '/settings#password', 'no-store', '']);
    }
  });

  test('what it asks for first, to see whether it can trust the answer, is not there', async () => {
    const url = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
    const answer = await t.api.app.inject({ url, headers: { accept: '*/*' } });
    expect(answer.statusCode).toBe(404);
  });

  test('without a contact there is no security.txt', async () => {
    expect((await get(t, SECURITY_TXT)).statusCode).toBe(404);
  });
});

const securityContacts = ['mailto:security@clubline.example', 'https://clubline.example/report'];

describeApi(
  'security.txt',
  (t) => {
    test('names the contacts in their order, when it runs out, languages and itself', async () => {
      const { statusCode, body } = await get(t, SECURITY_TXT);
      expect([statusCode, fieldsOf(body)]).toEqual([
        200,
        [
          ['Contact', 'mailto:security@clubline.example'],
          ['Contact', 'https://clubline.example/report'],
          ['Expires', expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)],
          ['Preferred-Languages', 'en, es, ar'],
          ['Canonical', 'https://clubline.example/.well-known/security.txt'],
        ],
      ]);
    });

    test('runs out long after any cache has forgotten it, and within a year', async () => {
      const { body, headers } = await get(t, SECURITY_TXT);
      expect(headers['cache-control']).toBe('public, max-age=3600');
      const expires = Date.parse(Object.fromEntries(fieldsOf(body))['Expires']!);
      const days = (expires - Date.parse(t.api.context.now())) / 86_400_000;
      expect(days).toBeGreaterThan(29);
      expect(days).toBeLessThan(365);
    });

    test('is plain text that nothing runs of', async () => {
      const { headers } = await get(t, SECURITY_TXT);
      expect([headers['content-type'], headers['x-content-type-options']]).toEqual([
        'text/plain; charset=utf-8',
        'nosniff',
      ]);
    });
  },
  { securityContacts, publicUrl: 'https://clubline.example/app' },
);

describeApi(
  'security.txt without https',
  (t) => {
    test('does not say where it stands: it would have to be an address with https', async () => {
      expect((await get(t, SECURITY_TXT)).body).not.toContain('Canonical');
    });
  },
  { securityContacts, publicUrl: undefined },
);

test('a contact is an address of mail, of a page with https, or of a telephone', () => {
  const read = (SECURITY_CONTACT: string) => readConfig({ SECURITY_CONTACT }).securityContacts;
  expect(read(` ${securityContacts.join(' , ')},tel:+1-201-555-0123`)).toEqual([
    ...securityContacts,
    'tel:+1-201-555-0123',
  ]);
  expect(read('')).toEqual([]);
  for (const value of [
    'security@clubline.example',
    'http://clubline.example',
    'mailto:a@b.example\nContact: mailto:c@d.example',
    'mailto:',
  ])
    expect(() => read(value)).toThrow('SECURITY_CONTACT');
});
