import { expect, test } from 'vitest';
import { isCommonPassword } from './commonPasswords';

test.each(['123456', 'password', 'Password', 'qwerty123', 'iloveyou', 'secret1'])(
  '%j is common, whatever its case',
  async (password) => expect(await isCommonPassword(password)).toBe(true),
);

test.each(['correct horse', 'demo1234x', 'eine Wölfin', '', '12345'])(
  '%j is not, or is too short to be asked about',
  async (password) => expect(await isCommonPassword(password)).toBe(false),
);
