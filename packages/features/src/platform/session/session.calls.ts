import type { User } from '@clubline/contract';
import { asId, asText, asAnswer, isRecord, type UnknownRecord } from '../client';

/** What a sign-in answers, as far as it could be read. */
export interface SignInAnswer {
  accessToken?: string;
  refreshToken?: string;
  user?: User;
}

/** Reads tokens and user of a sign-in or refresh answer, bare or under `data`. */
export function readTokens(answer: unknown): SignInAnswer {
  const fields = unwrap(answer);
  const accessToken = asText(fields.accessToken);
  const refreshToken = asText(fields.refreshToken);
  const user = readUser(fields.user);
  return {
    ...(accessToken && { accessToken: stripBearer(accessToken) }),
    ...(refreshToken && { refreshToken }),
    ...(user && { user }),
  };
}

/** Reads a user that stands bare, under `data`, `user` or `data.user`; null when there is none. */
export function readUser(answer: unknown): User | null {
  const outer = unwrap(answer);
  const fields = isRecord(outer.user) ? outer.user : outer;
  // A server may know somebody by name only: an empty id is still a person.
  if (typeof fields.id !== 'string' && typeof fields.id !== 'number') return null;
  return {
    ...fields,
    id: asId(fields.id),
    username: asText(fields.username),
    firstName: asText(fields.firstName),
    lastName: asText(fields.lastName),
  };
}

/** The body of a sign-in: what holds an @ is an email, anything else a username in lower case. */
export function signInBody(
  identifier: string,
  password: string,
): { email: string; password: string } | { username: string; password: string } {
  const name = identifier.trim();
  return name.includes('@')
    ? { email: name, password }
    : { username: name.toLowerCase(), password };
}

/** A stored token may carry the scheme in front. */
export function stripBearer(token: string): string {
  return token.replace(/^Bearer\s+/i, '').trim();
}

function unwrap(answer: unknown): UnknownRecord {
  const { root, data } = asAnswer(answer);
  return isRecord(root.data) ? data : root;
}
