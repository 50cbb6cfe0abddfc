import type { User } from '@clubline/contract';
import { ApiError, asAnswer, asRecord, firstText, type ApiClient } from '../platform/client';

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

/**
 * What the identity provider says of a refusal, in words: `EMAIL_NOT_FOUND` reads `email not
 * found`.
 */
export function readProviderMessage(error: unknown): string | undefined {
  return readProviderCode(error)?.toLowerCase().replaceAll('_', ' ');
}

/**
 * What the identity provider says of the email alone, as it stands under its field: `Email not
 * found`. The provider names no properties, but its codes do: `INVALID_EMAIL`.
 */
export function readProviderEmailError(error: unknown): string | undefined {
  const code = readProviderCode(error);
  if (!code || !/^(?:[A-Z]+_)*EMAIL(?:_[A-Z]+)*$/.test(code)) return undefined;
  return `${code.charAt(0)}${code.slice(1).toLowerCase().replaceAll('_', ' ')}`;
}

function readProviderCode(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const body = asRecord(error.body);
  return firstText(asRecord(body.error).message, body.message, body.error);
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
  const { root, data } = asAnswer(answer);
  const exists = root.exists ?? data.exists;
  if (typeof exists !== 'boolean') throw new ApiError(200, 'Unreadable answer', answer);
  return exists;
}
