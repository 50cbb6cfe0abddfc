import { randomBytes } from 'node:crypto';
import type { Api } from '../app';
import type { Context } from '../context';
import { newId } from '../db/ids';
import { hashPassword } from '../modules/auth';
import { callerOf } from './callers';
import type { Caller } from './callers';

export interface PersonOptions {
  username?: string;
  firstName?: string;
  lastName?: string;
  role?: 'user' | 'admin';
  profilePicture?: string;
}

/** What somebody fills in to sign up. */
export const newAccount = (username = `fan_${randomBytes(4).toString('hex')}`) => ({
  username,
  email: `${username}@Example.com`,
  password: 'secret of mine',
  firstName: 'Ann',
  lastName: 'Lee',
  tags: { profile: ['Fan'] },
  sportInterests: ['NBA', 'Jet-Ski'],
});

/** Someone signed in, with the calls they make. */
export interface Person extends Caller {
  id: string;
  username: string;
  email: string;
  accessToken: string;
  refreshToken: string;
}

/** Gives somebody a password, and says it. */
export async function setPassword(
  { db, config }: Context,
  id: string,
  password = 'the one before',
): Promise<string> {
  const passwordHash = await hashPassword(password, config.passwordLog2N);
  await db.updateTable('users').set({ passwordHash }).where('id', '=', id).execute();
  return password;
}

export async function createPerson(
  { app, context }: Pick<Api, 'app' | 'context'>,
  options: PersonOptions = {},
): Promise<Person> {
  const id = newId();
  const username = options.username ?? `fan_${randomBytes(5).toString('hex')}`;
  const email = `${username}@fans.test`;
  await context.db
    .insertInto('users')
    .values({
      id,
      username,
      email,
      emailKey: email,
      // No password matches this.
      passwordHash: 'none',
      firstName: options.firstName ?? 'Fan',
      lastName: options.lastName ?? username,
      bio: null,
      profileTags: '["Fan"]',
      sportInterests: '["NBA"]',
      profilePicture: options.profilePicture ?? null,
      role: options.role ?? 'user',
      points: 0,
      secondFactorSince: null,
      emailConfirmedAt: null,
      disabledAt: null,
      mailLanguage: null,
      createdAt: context.now(),
    })
    .execute();
  const tokens = await context.sessions.start(context.db, id);
  return { id, username, email, ...tokens, ...callerOf(app, tokens.accessToken) };
}
