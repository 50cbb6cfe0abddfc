import type { User } from '@clubline/contract';
import { ApiError, type ApiClient } from '../client';

/** Everything an account is made of. */
export interface SignUpFields extends Required<
  Pick<User, 'email' | 'firstName' | 'lastName' | 'username' | 'tags' | 'sportInterests'>
> {
  password: string;
}

/** POST /auth/sign-up. Any ok answer means that the account exists. */
export async function signUp(client: ApiClient, fields: SignUpFields): Promise<void> {
  await client.post('/auth/sign-up', fields, { skipAuth: true });
}

/** GET /users/check-username/{username}. True when somebody has it. */
export async function isUsernameTaken(client: ApiClient, username: string): Promise<boolean> {
  return readExists(
    await client.get(`/users/check-username/${encodeURIComponent(username)}`, { skipAuth: true }),
  );
}

/** GET /users/check-email/{email}. True when somebody has it. */
export async function isEmailTaken(client: ApiClient, email: string): Promise<boolean> {
  return readExists(
    await client.get(`/users/check-email/${encodeURIComponent(email)}`, { skipAuth: true }),
  );
}

/** Asks the identity provider to mail a link that resets the password. */
export async function sendResetCode(
  client: ApiClient,
  url: string,
  key: string | undefined,
  email: string,
): Promise<void> {
  const address = key
    ? `${url}${url.includes('?') ? '&' : '?'}key=${encodeURIComponent(key)}`
    : url;
  await client.post(address, { requestType: 'PASSWORD_RESET', email }, { skipAuth: true });
}

/** What the identity provider says of a refusal, in words: `EMAIL_NOT_FOUND` reads `email not found`. */
export function readProviderMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const body = asRecord(error.body);
  const said = [asRecord(body?.error)?.message, body?.message, body?.error].find(
    (text) => typeof text === 'string' && text !== '',
  );
  return typeof said === 'string' ? said.toLowerCase().replaceAll('_', ' ') : undefined;
}

/** POST /auth/reset-password, with the token of a mailed link. */
export async function resetPassword(
  client: ApiClient,
  token: string,
  password: string,
): Promise<void> {
  await client.post('/auth/reset-password', { token, password }, { skipAuth: true });
}

/** Reads `exists`, bare or under `data`; an answer without it proves nothing. */
function readExists(answer: unknown): boolean {
  const fields = asRecord(answer);
  const exists = fields?.exists ?? asRecord(fields?.data)?.exists;
  if (typeof exists !== 'boolean') throw new ApiError(200, 'Unreadable answer', answer);
  return exists;
}

function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)
    : undefined;
}
