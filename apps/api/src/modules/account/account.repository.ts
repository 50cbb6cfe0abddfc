import { compiledOnce } from '../../db/compiledOnce';
import type { Parameters } from '../../db/compiledOnce';
import { isUniqueViolation, transact } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { newId } from '../../db/ids';
import { conflict } from '../../http/errors';
import { changedSinceSeen } from '../../services/writes/seenValues';
import { replaceShown } from '../../services/pictures/pictures.repository';
import type { UsersTable } from './account.tables';
import { emailKeyOf, plainKeyOf } from './emailKey';
import { assertNotKept, keepForOwner, usernameTaken } from './freedUsernames.repository';

export interface NewAccount {
  username: string;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  profileTags: string[];
  sportInterests: string[];
  role?: 'user' | 'admin';
  bio?: string | null;
  profilePicture?: string | null;
  points?: number;
  /** @default null */
  emailConfirmedAt?: string | null;
  /** Of whoever makes it. @default unknown */
  mailLanguage?: string;
}

/** Stores a new person; 409 names the field that is taken. */
export async function createAccount(db: Db, account: NewAccount, now: string): Promise<UsersTable> {
  const row: UsersTable = {
    id: newId(),
    username: account.username,
    email: account.email,
    emailKey: emailKeyOf(account.email),
    passwordHash: account.passwordHash,
    firstName: account.firstName,
    lastName: account.lastName,
    bio: account.bio ?? null,
    profileTags: JSON.stringify(account.profileTags),
    sportInterests: JSON.stringify(account.sportInterests),
    profilePicture: account.profilePicture ?? null,
    role: account.role ?? 'user',
    points: account.points ?? 0,
    secondFactorSince: null,
    emailConfirmedAt: account.emailConfirmedAt ?? null,
    disabledAt: null,
    mailLanguage: account.mailLanguage ?? null,
    createdAt: now,
  };
  const { email } = account;
  // One from before may have the same mailbox under another key.
  if (row.emailKey !== plainKeyOf(email) && (await findAccountByEmail(db, email)) !== undefined)
    throw emailTaken();
  try {
    await transact(db, async (trx) => {
      await trx.insertInto('users').values(row).execute();
      await assertNotKept(trx, row.username, row.id, now);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw await conflictOf(db, row);
    throw error;
  }
  return row;
}

/**
 * Lets whoever else changes this account, or begins a session of it, wait until the transaction is
 * over. False when there is no such account, it is disabled, or its password is not the one of the
 * hash any more.
 */
export async function lockAccount(
  trx: Queryable,
  userId: string,
  passwordHash?: string,
): Promise<boolean> {
  // Writing what is there locks the row in both databases.
  let lock = trx
    .updateTable('users')
    .set((eb) => ({ passwordHash: eb.ref('passwordHash') }))
    .where('id', '=', userId)
    .where('disabledAt', 'is', null);
  if (passwordHash !== undefined) lock = lock.where('passwordHash', '=', passwordHash);
  const { numUpdatedRows } = await lock.executeTakeFirst();
  return numUpdatedRows > 0n;
}

const emailTaken = () => conflict('Email is already in use', 'email');

async function conflictOf(db: Queryable, row: Pick<UsersTable, 'emailKey'>): Promise<Error> {
  const email = await db
    .selectFrom('users')
    .select('id')
    .where('emailKey', '=', row.emailKey)
    .executeTakeFirst();
  return email === undefined ? usernameTaken() : emailTaken();
}

const accountById = compiledOnce((db, { id }: Parameters<{ id: string }>) =>
  db.selectFrom('users').selectAll().where('id', '=', id),
);
export const findAccountById = (db: Queryable, id: string): Promise<UsersTable | undefined> =>
  accountById.first(db, { id });
export const findAccountByUsername = (db: Queryable, username: string) =>
  db
    .selectFrom('users')
    .selectAll()
    .where('username', '=', username.trim().toLowerCase())
    .executeTakeFirst();
export async function findAccountByEmail(
  db: Queryable,
  email: string,
): Promise<UsersTable | undefined> {
  const plain = plainKeyOf(email);
  const keys = [plain, emailKeyOf(email)];
  const found = await db
    .selectFrom('users')
    .selectAll()
    .where('emailKey', 'in', [...new Set(keys)])
    .execute();
  return found.find(({ emailKey }) => emailKey === plain) ?? found[0];
}

type AccountChange = Partial<
  Pick<UsersTable, 'firstName' | 'lastName' | 'username' | 'bio' | 'profileTags' | 'profilePicture'>
>;

/** Changes an account and returns it; 409 when the username is taken. */
async function changeAccount(
  db: Queryable,
  id: string,
  change: AccountChange,
): Promise<UsersTable> {
  try {
    // An update must set something; the id, which stays, lets an empty change through.
    const query = db.updateTable('users').set((eb) => ({ id: eb.ref('id'), ...change }));
    return await query.where('id', '=', id).returningAll().executeTakeFirstOrThrow();
  } catch (error) {
    if (isUniqueViolation(error)) throw usernameTaken();
    throw error;
  }
}

/** What is changed of one's own account, and what was seen of that before. */
export interface OwnAccountChange {
  change: AccountChange;
  seen?: AccountChange | undefined;
  /** Throws where an account may not be as it would be: of what was seen, some fields may stay. */
  assert?(after: UsersTable): void;
}

/**
 * The same for a change that may give a username up, which then waits for its owner; 409 where
 * somebody else has changed since what was seen.
 */
export async function changeOwnAccount(
  db: Db,
  id: string,
  { change: sent, seen, assert }: OwnAccountChange,
  now: string,
): Promise<UsersTable> {
  if (sent.username === undefined && seen === undefined) return await changeAccount(db, id, sent);
  return await transact(db, async (trx) => {
    await lockAccount(trx, id);
    const before = await findAccountById(trx, id);
    const change = changedSinceSeen(sent, seen, before ?? {});
    if (before !== undefined) assert?.({ ...before, ...change });
    const { username } = change;
    if (username === undefined) return await changeAccount(trx, id, change);
    // Two who took each other's would wait for each other to give theirs up.
    const holder = await findAccountByUsername(trx, username);
    if (holder !== undefined && holder.id !== id) throw usernameTaken();
    const row = await changeAccount(trx, id, change);
    if (before === undefined || before.username === username) return row;
    await assertNotKept(trx, username, id, now);
    await keepForOwner(trx, before.username, id, now);
    return row;
  });
}

/** Sets somebody's picture; gives back the names of those their profile showed before. */
export async function changeProfilePicture(
  db: Db,
  id: string,
  { url, name }: { url: string; name: string },
): Promise<string[]> {
  return await transact(db, async (trx) => {
    await changeAccount(trx, id, { profilePicture: url });
    return await replaceShown(trx, 'userId', id, name);
  });
}

/** Sets the hash of somebody's password, in a transaction that holds the lock of the account. */
export async function setPasswordHash(
  trx: Queryable,
  id: string,
  passwordHash: string,
): Promise<void> {
  await trx.updateTable('users').set({ passwordHash }).where('id', '=', id).execute();
}

/** Says since when signing in asks somebody for a passkey as well; null when it does not. */
export async function setSecondFactorSince(
  trx: Queryable,
  id: string,
  secondFactorSince: string | null,
): Promise<void> {
  await trx.updateTable('users').set({ secondFactorSince }).where('id', '=', id).execute();
}

/**
 * Closes an account, or opens it again, and locks it; the first time counts. False when there is
 * none.
 */
export async function setDisabledAt(
  trx: Queryable,
  id: string,
  disabledAt: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set((eb) => ({
      disabledAt: disabledAt === null ? null : eb.fn.coalesce('disabledAt', eb.val(disabledAt)),
    }))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Which of these people have an account that is disabled. */
export async function findDisabled(db: Queryable, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('users')
    .where('id', 'in', [...new Set(ids)])
    .where('disabledAt', 'is not', null)
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
