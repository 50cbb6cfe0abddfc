const modules = 'apps/api/src/modules';
const auth = `${modules}/auth`;
const disabled = `${auth}/disabledAccounts.test.ts`;
const schemas = 'packages/contract/src/schemas';
const signIn = `${auth}/signIn.test.ts`;

/** Whose account it is, and who it may pass for. */
export const accountFaults = [
  {
    file: `${auth}/signInGuard.ts`,
    line: "const limits = limitsOf(password, ip, id === null ? 'sign-in-unknown' : 'sign-in');",
    changed: "const limits = limitsOf(password, ip, id === '' ? 'sign-in-unknown' : 'sign-in');",
    tests: [signIn],
  },
  {
    file: `${auth}/signInGuard.ts`,
    line:
      'if (isFromAnywhere && id !== null && (await sessions.hasSignedInNear(id, ip))) ' +
      'continue;',
    changed: '',
    tests: [signIn, `${modules}/guessing.test.ts`],
  },
  {
    file: `${modules}/account/lookalikes.ts`,
    line: 'fold(readings, part),',
    changed: 'part.toLowerCase(),',
    tests: [signIn],
  },
  {
    file: `${modules}/account/reservedNames.ts`,
    line: 'if (ends[at] === 0) continue;',
    changed: '',
    tests: [`${modules}/account/reservedNames.test.ts`],
  },
  {
    file: `${modules}/clubs/clubs.routes.ts`,
    line: "if (role !== 'admin') assertOwnClubName(name);",
    changed: 'if (role === undefined) assertOwnClubName(name);',
    tests: [`${modules}/clubs/clubs.test.ts`],
  },
  {
    file: `${schemas}/account.ts`,
    line: 'bio: aboutText(BIO_MAX).nullish(),',
    changed: 'bio: z.string().trim().max(BIO_MAX).nullish(),',
    tests: [`${schemas}/schemas.test.ts`],
  },
  {
    file: `${schemas}/auth.ts`,
    line: 'const newPassword = passwordOf(NEW_PASSWORD_MIN);',
    changed: 'const newPassword = passwordOf(PASSWORD_MIN);',
    tests: [signIn],
  },
  {
    file: `${modules}/account/account.repository.ts`,
    line: ".where('disabledAt', 'is', null);",
    changed: ".where('id', 'is not', null);",
    tests: [disabled],
  },
  {
    file: `${modules}/account/disabling.ts`,
    line: 'return await endAllOfUser(trx, id, ACCOUNT_DISABLED);',
    changed: 'return () => undefined;',
    tests: [disabled],
  },
  {
    file: `${modules}/account/administration.routes.ts`,
    line: "if (account.role === 'admin')",
    changed: 'if (account.disabledAt === undefined)',
    tests: [disabled],
  },
  {
    file: `${modules}/clubs/members.repository.ts`,
    line: ".where('users.disabledAt', 'is', null)",
    changed: '',
    tests: [disabled],
  },
  {
    file: `${auth}/sessions.ts`,
    line: 'const announceReplaced = await endReplaced(trx, origin.accessToken);',
    changed: 'const announceReplaced = await endReplaced(trx, undefined);',
    tests: [`${auth}/sessionEnds/replacedSessions.test.ts`],
  },
  {
    file: `${modules}/auth/passwords/passwordPatterns.ts`,
    line: 'isRepetition(text) || isMadeOfRows(text) || DATES.test(text);',
    changed: 'isRepetition(text) || DATES.test(text);',
    tests: [`${modules}/auth/passwords/commonPasswords.test.ts`],
  },
  {
    file: `${modules}/auth/devices/ownDevices.ts`,
    line: 'if (which === undefined) await ends.endResetLinks(trx, userId, iso(now()));',
    changed: '',
    tests: ['apps/api/src/start/accountCommand.test.ts'],
  },
  {
    file: 'apps/api/src/backup/restore.ts',
    line: 'if (!keepsSessions) endAccessInFile(incoming);',
    changed: '',
    tests: ['apps/api/src/backup/backup.test.ts'],
  },
];
