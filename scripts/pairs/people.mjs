import { randomBytes } from 'node:crypto';
import { call, must } from './caller.mjs';

const PASSWORD = 'a word of their own';

/** Letters that nothing else has. */
export const tag = () => randomBytes(4).toString('hex');

const tokensIn = ({ accessToken, refreshToken }) => ({ accessToken, refreshToken });

/** Signs somebody in, in the place of what they were signed in to. */
export async function signIn(node, person) {
  const { username, password } = person;
  const body = { username, password };
  const made = await must(node, { method: 'POST', path: '/auth/sign-in', body });
  return Object.assign(person, { id: made.user.id, email: made.user.email, ...tokensIn(made) });
}

/** Somebody new, signed in. */
export async function signUp(node) {
  const username = `pair_${tag()}`;
  const body = {
    username,
    email: `${username}@fans.test`,
    password: PASSWORD,
    firstName: 'Pat',
    lastName: 'Lee',
    tags: { profile: ['Fan'] },
    sportInterests: ['NBA'],
  };
  await must(node, { method: 'POST', path: '/auth/sign-up', body });
  return await signIn(node, { username, password: PASSWORD });
}

/** Access tokens last a quarter of an hour. */
export async function renew(node, person) {
  const body = { refreshToken: person.refreshToken };
  const made = await must(node, { method: 'POST', path: '/auth/refresh', body });
  Object.assign(person, tokensIn(made));
}

/** Lets in again who was signed out or disabled. */
export async function letIn(node, person, admin) {
  const own = { method: 'GET', path: '/auth/me', token: person.accessToken };
  if ((await call(node, own)).status === 200) return;
  const path = `/admin/people/${person.id}/disabled`;
  await call(node, { method: 'DELETE', path, token: admin.accessToken });
  await signIn(node, person);
}
