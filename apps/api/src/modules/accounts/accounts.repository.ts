import type { Queryable } from '../../db/dialect';
import { isUniqueViolation } from '../../db/dialect';
import { newId } from '../../db/ids';
import { conflict } from '../../http/errors';
import type { UsersTable } from './accounts.tables';

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
}

export const emailKeyOf = (email: string) => email.trim().toLowerCase();

/** Stores a new person; 409 names the field that is taken. */
export async function createAccount(
  db: Queryable,
  account: NewAccount,
  now: string,
): Promise<UsersTable> {
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
    createdAt: now,
  };
  try {
    await db.insertInto('users').values(row).execute();
  } catch (error) {
    if (isUniqueViolation(error)) throw await takenField(db, row);
    throw error;
  }
  return row;
}

async function takenField(db: Queryable, row: Pick<UsersTable, 'emailKey'>): Promise<Error> {
  const email = await db
    .selectFrom('users')
    .select('id')
    .where('emailKey', '=', row.emailKey)
    .executeTakeFirst();
  return email === undefined
    ? conflict('Username is already taken', 'username')
    : conflict('Email is already in use', 'email');
}

export const findById = (db: Queryable, id: string) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
export const findByUsername = (db: Queryable, username: string) =>
  db
    .selectFrom('users')
    .selectAll()
    .where('username', '=', username.trim().toLowerCase())
    .executeTakeFirst();
export const findByEmail = (db: Queryable, email: string) =>
  db.selectFrom('users').selectAll().where('emailKey', '=', emailKeyOf(email)).executeTakeFirst();

type Change = Partial<
  Pick<UsersTable, 'firstName' | 'lastName' | 'username' | 'bio' | 'profileTags' | 'profilePicture'>
>;

/** Changes a profile and returns it; 409 when the username is taken. */
export async function changeAccount(
  db: Queryable,
  id: string,
  change: Change,
): Promise<UsersTable> {
  try {
    // Naming a column that stays as it is lets an empty change through: an update must set something.
    const query = db.updateTable('users').set((eb) => ({ id: eb.ref('id'), ...change }));
    return await query.where('id', '=', id).returningAll().executeTakeFirstOrThrow();
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('Username is already taken', 'username');
    throw error;
  }
}

/** Gives existing people the administrator's role. */
export async function makeAdmins(db: Queryable, usernames: string[]): Promise<void> {
  if (usernames.length > 0)
    await db
      .updateTable('users')
      .set({ role: 'admin' })
      .where(
        'username',
        'in',
        usernames.map((name) => name.toLowerCase()),
      )
      .execute();
}
