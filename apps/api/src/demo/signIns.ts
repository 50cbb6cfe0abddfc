import type { Context } from '../context';
import { createAccount, findAccountByUsername } from '../modules/account';
import { hashPassword } from '../modules/auth';

/** The sign-ins that exist with demo content only; printed at start. */
export const demoSignIns = [
  {
    username: 'demo',
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

/** Creates the accounts that are missing. */
export async function seedSignIns({ db, config, now }: Context): Promise<void> {
  for (const { password, profileTags, sportInterests, ...person } of demoSignIns) {
    const isThere = async () => (await findAccountByUsername(db, person.username)) !== undefined;
    if (await isThere()) continue;
    const account = {
      ...person,
      email: `${person.username}@clubline.example`,
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
