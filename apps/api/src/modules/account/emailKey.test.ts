import { expect, test } from 'vitest';
import { openDatabase } from '../../db/dialect';
import { migrations } from '../../db/migrations';
import { describeApi, testConfig } from '../../testing/describeApi';
import { freshDatabase } from '../../testing/freshDatabase';
import { openMailbox } from '../../testing/mails';
import { newAccount } from '../../testing/people';
import { emailKeyOf } from './emailKey';

const KELVIN = '\u212a';

test('of all letters only a small one and its capital are the same in a mailbox', () => {
  const lettersOf = new Map<string, string[]>();
  for (let code = 0x41; code <= 0x1ffff; code += 1) {
    const letter = String.fromCodePoint(code);
    if (!/\p{Cased}/u.test(letter)) continue;
    const key = emailKeyOf(`a${letter}b@x.test`);
    lettersOf.set(key, [...(lettersOf.get(key) ?? []), letter]);
  }
  const alike = [...lettersOf.values()].filter(({ length }) => length > 1);
  expect(alike).toContainEqual(['K', 'k']);
  expect(alike).toContainEqual(['Ü', 'ü']);
  const isOnePair = ([one = '', other, ...more]: string[]) =>
    more.length === 0 && (one.toUpperCase() === other || one.toLowerCase() === other);
  expect(alike.filter((letters) => !isOnePair(letters))).toEqual([]);
});

describeApi('an address that only looks like another', (t) => {
  test('takes nothing from the owner of the other: each has an account, and a reset', async () => {
    const owner = newAccount();
    owner.email = `mike.${owner.email}`;
    const { password } = owner;
    const email = owner.email.replace('k', KELVIN);
    const other = { ...newAccount(), email };
    const exists = async (address: string) =>
      (await t.visitor.get(`/users/check-email/${encodeURIComponent(address)}`)).body.exists;
    expect((await t.visitor.post('/auth/sign-up', other)).status).toBe(201);
    expect([await exists(email), await exists(owner.email)]).toEqual([true, false]);
    expect((await t.visitor.post('/auth/sign-up', owner)).status).toBe(201);
    const signIn = (address: string) =>
      t.visitor.post('/auth/sign-in', { email: address, password });
    for (const [address, { username }] of [
      [owner.email.toUpperCase(), owner],
      [email, other],
    ] as const)
      expect((await signIn(address)).body.user?.username).toBe(username);
    const mailbox = openMailbox(t.api, owner.email);
    const asked = { requestType: 'PASSWORD_RESET', email: owner.email.toUpperCase() };
    expect((await t.visitor.post('/identity/send-reset-code', asked)).status).toBe(200);
    expect(await mailbox.linkToken()).not.toBe('');
    mailbox.close();
  });

  test.each(['/x', '?', '#x', '%2e'])('with %s behind it is refused', async (end) => {
    const owner = newAccount();
    const other = { ...newAccount(), email: `${owner.email}${end}` };
    const answer = await t.visitor.post('/auth/sign-up', other);
    expect([answer.status, answer.body.errors?.[0]?.property]).toEqual([400, 'email']);
    expect((await t.visitor.post('/auth/sign-up', owner)).status).toBe(201);
    expect(emailKeyOf(other.email)).not.toBe(emailKeyOf(owner.email));
  });

  test('by a last dot is kept and written to without it, which no mail server takes', async () => {
    const { email, ...rest } = newAccount();
    const answer = await t.visitor.post('/auth/sign-up', { ...rest, email: `${email}..` });
    expect(answer.status).toBe(201);
    expect(answer.body.user?.email).toBe(email);
  });
});

const databases =
  process.env.TEST_DATABASE_URL === undefined
    ? (['embedded'] as const)
    : (['embedded', 'postgres'] as const);

/** The keys of accounts of such addresses, once a migration has looked at them. */
async function keysAfter(
  migration: string,
  database: 'embedded' | 'postgres',
  accounts: { email: string; emailKey: string }[],
): Promise<string[]> {
  const place = await freshDatabase(database);
  const opened = openDatabase(testConfig(place.config));
  try {
    const { db, dialect } = opened;
    for (const [name, { up }] of Object.entries(migrations))
      if (name < migration) await up(db as never, dialect);
    for (const [n, account] of accounts.entries())
      await db
        .insertInto('users')
        .values({
          id: `u${n}`,
          username: `u${n}`,
          ...account,
          passwordHash: 'none',
          firstName: 'Ann',
          lastName: 'Lee',
          bio: null,
          profileTags: '[]',
          sportInterests: '[]',
          profilePicture: null,
          role: 'user',
          points: 0,
          secondFactorSince: null,
          emailConfirmedAt: null,
          disabledAt: null,
          createdAt: '2026-01-01T00:00:00.000Z',
        })
        .execute();
    await migrations[migration]!.up(db as never, dialect);
    const rows = await db.selectFrom('users').select('emailKey').orderBy('id').execute();
    return rows.map(({ emailKey }) => emailKey);
  } finally {
    await opened.close();
    await place.drop();
  }
}

test.each(databases)('accounts from before give back what they took (%s)', async (database) => {
  const emails = [`mi${KELVIN}e@x.test`, 'Ünal@bücher.test', 'ann@x.test', 'ΑΣ@x.test'];
  const accounts = emails.map((email) => ({ email, emailKey: email.toLowerCase() }));
  expect(await keysAfter('0032-email-keys', database, accounts)).toEqual([
    `mi${KELVIN}e@x.test`,
    'ünal@bücher.test',
    'ann@x.test',
    'ασ@x.test',
  ]);
});

test.each(databases)('and so do those of no domain (%s)', async (database) => {
  const accounts = [
    { email: 'Ann@X.test/y', emailKey: 'ann@x.test' },
    { email: 'ben@x%2Etest', emailKey: 'ben@x.test' },
    { email: 'c/o%1@x.test', emailKey: 'c/o%1@x.test' },
  ];
  expect(await keysAfter('0040-web-domains', database, accounts)).toEqual([
    'ann@x.test/y',
    'ben@x%2etest',
    'c/o%1@x.test',
  ]);
});
