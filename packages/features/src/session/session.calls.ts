import type { User } from '@clubline/contract';

/** What a sign-in answers, as far as it could be read. */
export interface SignInAnswer {
  accessToken?: string;
  refreshToken?: string;
  user?: User;
}

/** Reads tokens and user of a sign-in or refresh answer, bare or under `data`. */
export function readTokens(answer: unknown): SignInAnswer {
  const fields = unwrap(answer);
  const user = readUser(fields?.user);
  return {
    ...(isText(fields?.accessToken) && { accessToken: stripBearer(fields.accessToken) }),
    ...(isText(fields?.refreshToken) && { refreshToken: fields.refreshToken }),
    ...(user && { user }),
  };
}

/** Reads a user that stands bare, under `data`, `user` or `data.user`; null when there is none. */
export function readUser(answer: unknown): User | null {
  let fields = unwrap(answer);
  const inner = asRecord(fields?.user);
  if (inner) fields = inner;
  const id = fields?.id;
  if (!fields || (typeof id !== 'string' && typeof id !== 'number')) return null;
  return {
    ...fields,
    id: String(id),
    username: isText(fields.username) ? fields.username : '',
    firstName: isText(fields.firstName) ? fields.firstName : '',
    lastName: isText(fields.lastName) ? fields.lastName : '',
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

function unwrap(answer: unknown): Record<string, unknown> | undefined {
  const fields = asRecord(answer);
  return asRecord(fields?.data) ?? fields;
}

function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
