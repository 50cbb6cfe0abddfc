import type { ApiClient } from '../../platform/client';

/**
 * Changes the password of whoever shows the current one: only servers that name `changePassword`
 * among the `permissions` of the current user answer it.
 */
export const changePassword = (
  client: ApiClient,
  body: { currentPassword: string; password: string },
): Promise<unknown> => client.post('/auth/change-password', body);
