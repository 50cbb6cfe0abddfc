import type { ApiClient } from '../../platform/client';
import { askOnceMore, newWriteId } from '../../platform/writes';

/**
 * Changes the password of whoever shows the current one: only servers that name `changePassword`
 * among the `permissions` of the current user answer it. It may arrive twice, also because browsers
 * send again what a broken connection has carried: its id says that it is the same change.
 */
export function changePassword(
  client: ApiClient,
  body: { currentPassword: string; password: string },
): Promise<unknown> {
  const clientId = newWriteId();
  return askOnceMore(() => client.post('/auth/change-password', { ...body, clientId }));
}
