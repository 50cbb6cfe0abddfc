import type { Context } from '../context';
import { createAccount, findAccountByEmail, findAccountByUsername } from '../modules/account';
import type { UsersTable } from '../modules/account';
import { hashPassword } from '../modules/auth';

/** The sign-ins that exist with demo content only; printed at start. */
export const demoSignIns = [
  {
    username: 'demo',
    email: 'demo@clubline.example',
    password: 'demo1234',
    firstName: 'Dana',
    lastName: 'Moreau',
    role: 'user',
    profileTags: ['Fan', 'Player'],
    sportInterests: ['Jet-Ski', 'NBA'],
    bio: 'Weekend rider, full-time fan. Finals week is my new year.',
    points: 120,
  },
  {
    username: 'admin',
    email: 'admin@clubline.example',
    password: 'admin1234',
    firstName: 'Alex',
    lastName: 'Admin',
    role: 'admin',
    profileTags: ['Organizer'],
    sportInterests: ['Jet-Ski'],
    bio: 'Keeps the racer list in order.',
    points: 0,
  },
] as const;

/**
 * Whose account has the address of a sign-in of ours. Strangers may sign up with any address, and
 * nobody confirms one of these; nor is one of them an administrator.
 */
export const isSeeded = (account: Pick<UsersTable, 'role' | 'emailConfirmedAt'>): boolean =>
  account.role === 'admin' || account.emailConfirmedAt !== null;

/** Creates the accounts that are missing. */
export async function seedSignIns({ db, config, now }: Context): Promise<void> {
  for (const { password, profileTags, sportInterests, ...person } of demoSignIns) {
    // Who knows the password may have called it something else: it is there all the same.
    const isThere = async () =>
      ((await findAccountByEmail(db, person.email)) ??
        (await findAccountByUsername(db, person.username))) !== undefined;
    if (await isThere()) continue;
    const account = {
      ...person,
      passwordHash: await hashPassword(password, config.passwordLog2N),
      profileTags: [...profileTags],
      sportInterests: [...sportInterests],
      emailConfirmedAt: now(),
    };
    try {
      await createAccount(db, account, now());
    } catch (error) {
      // Another node that started at the same time was first.
      if (!(await isThere())) throw error;
    }
  }
}
