import type { Context } from '../../context';
import { createAccount, findByUsername } from './accounts.repository';
import { hashPassword } from './passwords';

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
  },
] as const;

export async function seedAccounts(context: Context): Promise<void> {
  for (const { password, profileTags, sportInterests, ...person } of demoSignIns) {
    if ((await findByUsername(context.db, person.username)) !== undefined) continue;
    const passwordHash = await hashPassword(password, context.config.passwordLog2N);
    await createAccount(
      context.db,
      {
        ...person,
        email: `${person.username}@clubline.example`,
        passwordHash,
        profileTags: [...profileTags],
        sportInterests: [...sportInterests],
        points: person.role === 'user' ? 120 : 0,
      },
      context.now(),
    );
  }
}
