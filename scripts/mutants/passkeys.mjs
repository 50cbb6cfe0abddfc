const auth = 'apps/api/src/modules/auth';
const signIn = `${auth}/passkeys/passkeySignIn.test.ts`;
const secondFactor = `${auth}/passkeys/secondFactor.test.ts`;
const passkeys = `${auth}/passkeys/passkeys.test.ts`;

/** Who signs in with what. */
export const passkeyFaults = [
  {
    file: `${auth}/passkeys/passkeys.repository.ts`,
    line: 'if (!(await takeChallenge(trx, challenge, now))) return false;',
    changed: 'await takeChallenge(trx, challenge, now);',
    tests: [signIn],
  },
  {
    file: `${auth}/passkeys/challenges.ts`,
    line: 'return head.readUIntBE(NONCE_BYTES, TIME_BYTES) > now();',
    changed: 'return head.readUIntBE(NONCE_BYTES, TIME_BYTES) > 0;',
    tests: [signIn],
  },
  {
    file: `${auth}/passkeys/passkeys.routes.ts`,
    line: 'const isFirst = await takeChallenge(trx, challenge, now);',
    changed: 'const isFirst = true;',
    tests: [passkeys],
  },
  {
    file: `${auth}/passkeys/secondFactor.ts`,
    line: 'stored?.userId === account.id',
    changed: 'stored !== undefined',
    tests: [secondFactor],
  },
  {
    file: `${auth}/passkeys/secondFactor.ts`,
    line: 'const isKept = since !== null && since <= limit && account?.emailConfirmedAt !== null;',
    changed: 'const isKept = since !== null && since <= limit;',
    tests: [secondFactor],
  },
  {
    file: `${auth}/signUpLimit.ts`,
    line: 'return allowed;',
    changed: 'return true;',
    tests: ['apps/api/src/modules/guessing.test.ts'],
  },
  {
    file: `${auth}/passwordReset.ts`,
    line: 'await endFactorsAtReset(trx, used.userId, now);',
    changed: '',
    tests: [secondFactor],
  },
  {
    file: `${auth}/passwords/currentPassword.ts`,
    line: 'if (!(await isPassword(currentPassword, account.passwordHash, passwordLog2N, ip)))',
    changed: "if (currentPassword === '')",
    tests: [passkeys],
  },
  {
    file: `${auth}/passkeys/secondFactor.ts`,
    line: 'await assertPassword(trx, owner);',
    changed: '',
    tests: [passkeys],
  },
];
