import { expect, test } from 'vitest';
import { isCommonPassword } from './commonPasswords';

test.each(['12345678', 'password', 'Password', 'qwerty123', 'iloveyou', 'passw0rd'])(
  '%j is common, whatever its case',
  async (password) => expect(await isCommonPassword(password)).toBe(true),
);

test.each(['correct horse', 'demo1234x', 'eine Wölfin', '', '123456'])(
  '%j is not, or is too short to be asked about',
  async (password) => expect(await isCommonPassword(password)).toBe(false),
);
