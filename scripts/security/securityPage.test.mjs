import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../install.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const inOneLine = (text) => text.replaceAll(/\s+/g, ' ');
const page = inOneLine(read('SECURITY.md'));

const auth = 'apps/api/src/modules/auth';
const http = 'apps/api/src/http';
const live = 'apps/api/src/live';
const readable = 'apps/api/src/services/pictures/readable';

/** What the page says, and where the code says the same. */
const limits = [
  ['ten from an address', `${auth}/signInGuard.ts`, 'MAX_FROM_ONE_ADDRESS = 10;'],
  ['50 from one range of addresses', `${auth}/signInGuard.ts`, 'MAX_FROM_ONE_RANGE = 50;'],
  ['200 lock it anywhere', `${auth}/signInGuard.ts`, 'MAX_FROM_ANYWHERE = 200;'],
  ['for a quarter of an hour', `${auth}/signInGuard.ts`, 'WINDOW_MS = 15 * 60_000;'],
  ['scrypt with 32 MiB', 'apps/api/src/config.ts', 'PASSWORD_LOG2N = 15;'],
  ['two at a time', `${auth}/passwords/passwords.ts`, 'createJobQueue({ running: 2,'],
  ['at least eight characters', 'packages/contract/src/auth.ts', 'NEW_PASSWORD_MIN = 8;'],
  ['may have six', 'packages/contract/src/auth.ts', 'PASSWORD_MIN = 6;'],
  ['the 10,000 most used', `${auth}/passwords/commonPasswords.ts`, 'COUNT = 10_000;'],
  ['up to eight figures or signs', `${auth}/passwords/ownWords.ts`, 'MOST_AROUND = 8;'],
  ['last 15 minutes by default', 'apps/api/src/settings.ts', 'ACCESS_TOKEN_SECONDS: whole(900,'],
  ['recovery codes of 117 bits', `${auth}/passkeys/recoveryCodes.ts`, 'GROUPS = 6;'],
  ['60 days after its last use', `${auth}/sessions.repository.ts`, 'SESSION_MS = 60 * DAY_MS;'],
  ['90 days after the sign-in', `${auth}/sessions.repository.ts`, 'SESSION_MAX_MS = 90 * DAY_MS;'],
  [
    'after 30 days it is forgotten',
    `${auth}/sessionEnds/sessionEnds.repository.ts`,
    'RETENTION_MS = 30 * DAY_MS;',
  ],
  ['works for three days', `${auth}/emailConfirmation/emailConfirmation.ts`, '3 * 24 * HOUR_MS;'],
  [
    'on request (five times an hour)',
    `${auth}/emailConfirmation/emailConfirmation.ts`,
    'LINKS = { max: 5, windowMs: HOUR_MS };',
  ],
  ['once and for an hour', `${auth}/passwordReset.ts`, 'LINK_TTL_MS = 60 * 60_000;'],
  ['signed in within a month', `${auth}/signInGuard.ts`, 'KNOWN_MS = 30 * 24 * 60 * 60_000;'],
  ['first sign-in within a day', `${auth}/sessions.ts`, 'FRESH_MS = 24 * 60 * 60_000;'],
  ['counts once, for five minutes', 'apps/api/src/services/challenges.ts', '_MS = 5 * 60_000;'],
  ['ten recovery codes', `${auth}/passkeys/recoveryCodes.ts`, 'COUNT = 10;'],
  [
    'what was added within a week',
    `${auth}/passkeys/secondFactor.ts`,
    'TRIAL_MS = 7 * 24 * 60 * 60_000;',
  ],
  ['more than 50 sessions', 'packages/contract/src/account.ts', 'DEVICES_MAX = 50;'],
  ['five an hour at most', `${auth}/mails/securityMails.ts`, 'MAILS_PER_HOUR = 5;'],
  ['20 new accounts', `${auth}/signUpLimit.ts`, 'MAILS_PER_QUARTER = 20;'],
  ['100 accounts in an hour', `${auth}/signUpLimit.ts`, 'ACCOUNTS = { max: 100, windowMs'],
  ['20 mails', `${http}/limits/rates.ts`, 'mail: { max: 20, windowMs: 15 * 60_000,'],
  ['512 KiB long at most', 'apps/api/src/db/keyset.ts', 'PAGE_BYTES = 512 * 1024;'],
  ['64 MiB of lists', `${http}/limits/rates.ts`, 'listPart: { max: 1_024, windowMs: 60_000 },'],
  ['64 MiB of lists', `${http}/limits/costlyReads.ts`, 'PART_BYTES = 64 * 1024;'],
  ['four calls are answered at a time', `${http}/limits/callTurns.ts`, 'OF_ONE = 4;'],
  ['looked for 120 times', `${http}/limits/rates.ts`, 'search: { max: 120, windowMs: 60_000 },'],
  [
    'more than 5,000 people',
    'apps/api/src/modules/profiles/follows.repository.ts',
    'FOLLOWING_MAX = 5_000;',
  ],
  ['1,000 sockets', 'apps/api/src/settings.ts', 'SOCKETS_PER_ADDRESS: whole(1_000,'],
  ['up to 256 KiB', `${live}/connectionLimits.ts`, 'UNREAD_MAX = 256 * 1024;'],
  ['for sockets on other nodes within five seconds', `${live}/index.ts`, 'BEAT_MS = 5_000;'],
  ['in no room after a minute', `${live}/connectionLimits.ts`, 'READER_IDLE_MS = 60_000;'],
  ['after ten seconds', `${live}/index.ts`, 'connectTimeout: 10_000,'],
  ['256 MiB at most', `${http}/multipart.ts`, 'ARRIVING_MAX_BYTES = 256 * 1_048_576;'],
  ['8 MiB,', 'packages/contract/src/pictures.ts', 'PICTURE_MAX_BYTES = 8 * 1024 * 1024;'],
  [
    'after a day without one',
    'apps/api/src/services/pictures/pictureRemoval.ts',
    'UNUSED_PICTURE_MS = 24 * 60 * 60_000;',
  ],
  [
    'ends after 15 to 30 minutes',
    'apps/api/src/services/pictures/pictureAddresses.ts',
    'SIGNATURE_PERIOD_S = 900;',
  ],
  ['at most four accents', 'packages/contract/src/schemas/marks.ts', 'ACCENTS_MAX = 4;'],
  ['33 megapixels', `${readable}/pictureRefusal.ts`, 'MAX_PIXELS = 33_000_000;'],
  ['600 frames', `${readable}/pictureRefusal.ts`, 'MAX_FRAMES = 600;'],
  ['some 200 MB', `${readable}/pictureRefusal.ts`, 'MAX_HELD_BYTES = 6 * MAX_PIXELS;'],
  ['500 MB', 'apps/api/src/settings.ts', 'PICTURE_QUOTA_MB: whole(500,'],
  ['and 2000 of them', 'apps/api/src/settings.ts', 'PICTURE_QUOTA_COUNT: whole(2_000,'],
  ['an invitation lasts 14 days', 'packages/contract/src/clubs.ts', 'INVITATION_DAYS = 14;'],
];

describe('SECURITY.md', () => {
  test.each(limits)('the limits that SECURITY.md names are those of the code: %s', (...limit) => {
    const [words, file, code] = limit;
    expect(page).toContain(words);
    expect(inOneLine(read(file))).toContain(code);
  });

  test('SECURITY.md says within which time dependencies are mended and renewed', () => {
    for (const words of [
      'within a week',
      'within 30 days',
      'within 90 days',
      'within three months',
    ])
      expect(page).toContain(words);
    const { on, jobs } = parse(read('.github/workflows/weaknesses.yml'));
    expect(on.schedule.map(({ cron }) => cron)).toEqual([
      expect.stringMatching(/^\d+ \d+ \* \* \*$/),
    ]);
    const said = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run }) => run ?? ''));
    const words = /`(npm audit [^`]+)`/.exec(page)[1];
    expect(said).toEqual(expect.arrayContaining([expect.stringContaining(words)]));
  });
});
