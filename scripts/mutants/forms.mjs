const api = 'apps/api/src';
const forms = `${api}/modules/auth/forms`;
const tests = [`${forms}/authForms.test.ts`];

/** Forms that a browser sends by itself: from where, and how often. */
export const formFaults = [
  {
    file: `${api}/http/limits/otherSites.ts`,
    line: 'if (routeOptions.config.isForOwnPages === true && !isOfOwnPage(config, request))',
    changed: "if (routeOptions.config.isForOwnPages === true && headers.origin === '')",
    tests,
  },
  {
    file: `${api}/http/limits/otherSites.ts`,
    line: "if (site !== undefined) return site === 'same-origin' || site === 'none';",
    changed: "if (site !== undefined) return site !== 'cross-site';",
    tests,
  },
  {
    file: `${api}/http/limits/otherSites.ts`,
    line: 'return new URL(origin).host === host || origin === publicUrl;',
    changed: "return new URL(origin).host === host || origin !== '';",
    tests,
  },
  ...[
    ['signInPage', 'credentials'],
    ['signUpPage', 'credentials'],
    ['askForResetPage', 'mail'],
  ].flatMap(([page, rate]) => [
    { file: `${forms}/${page}.ts`, line: 'isForOwnPages: true,', changed: '', tests },
    { file: `${forms}/${page}.ts`, line: `rate: '${rate}',`, changed: "rate: 'read',", tests },
  ]),
  {
    file: `${api}/modules/auth/credentials.ts`,
    line: 'const forgive = await countAttempt(context, row ?? { unknown }, ip);',
    changed: 'const forgive = async () => undefined;',
    tests,
  },
  {
    file: `${api}/modules/auth/credentials.ts`,
    line: 'await countSignUp(context, request.ip);',
    changed: '',
    tests,
  },
];
