import { expect, test } from 'vitest';
import { readConfig } from '../../config';
import { vapidKeysFrom, vapidKeysOf } from './vapidKeys';

const SEED = Buffer.alloc(32, 7);

test('the same secret leads to the same pair, another one to another', () => {
  expect(vapidKeysFrom(SEED)).toEqual(vapidKeysFrom(SEED));
  expect(vapidKeysFrom(SEED)).not.toEqual(vapidKeysFrom(Buffer.alloc(32, 8)));
  expect(Buffer.from(vapidKeysFrom(SEED).publicKey, 'base64url')).toHaveLength(65);
});

test('a secret beyond the order of the curve leads to a pair, too', () => {
  expect(() => vapidKeysOf(Buffer.alloc(32, 255))).toThrow('Private key is not valid');
  expect(vapidKeysFrom(Buffer.alloc(32, 255)).privateKey).toHaveLength(43);
});

test('a key may be set, and nothing else in its place', () => {
  const { privateKey } = vapidKeysFrom(SEED);
  expect(readConfig({ VAPID_PRIVATE_KEY: privateKey }).vapidPrivateKey).toBe(privateKey);
  for (const wrong of ['short', '_'.repeat(43), `${privateKey}=`])
    expect(() => readConfig({ VAPID_PRIVATE_KEY: wrong })).toThrow('VAPID_PRIVATE_KEY');
  expect(() => readConfig({ VAPID_SUBJECT: 'me' })).toThrow('VAPID_SUBJECT');
  expect(() => readConfig({ PUSH_HOSTS: 'https://push.example' })).toThrow('PUSH_HOSTS');
  expect(() => readConfig({ PUSH_HOSTS: '10.0.0.1' })).toThrow('PUSH_HOSTS');
});
