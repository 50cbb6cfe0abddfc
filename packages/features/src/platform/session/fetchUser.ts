import type { User } from '@clubline/contract';
import { ApiError, PROFILE_PATHS, type ApiClient } from '../client';
import { readUser } from './session.calls';

/** Asks the profile endpoints in turn. Undefined when none of them exists. */
export async function fetchUser(client: Pick<ApiClient, 'get'>): Promise<User | undefined> {
  for (const path of PROFILE_PATHS) {
    try {
      // One is asked only when the one before does not exist.
      // oxlint-disable-next-line no-await-in-loop
      const user = readUser(await client.get(path));
      if (user) return user;
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
  }
  return undefined;
}
