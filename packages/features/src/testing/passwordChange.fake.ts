import type { User } from '@clubline/contract';
import { demoUser } from './auth.fake';
import { FakeReply, type FakeArea } from './createFakeBackend';

/** Somebody as a server describes them that changes passwords. */
export const passwordUser: User = { ...demoUser, permissions: ['changePassword'] };

/** Changing the password with the current one: what our server answers beyond the specification. */
export function passwordChangeFake(current = 'secret1'): FakeArea {
  return (backend) => {
    let stored = current;
    const made = new Set<string>();
    backend.handle('POST /auth/change-password', ({ body }) => {
      const { currentPassword, password, clientId } = body as Record<string, string>;
      if (clientId && made.has(clientId)) return { success: true };
      if (currentPassword !== stored) {
        const message = 'This is not your current password.';
        const errors = [{ property: 'currentPassword', messages: [message] }];
        return new FakeReply(400, { statusCode: 400, error: 'Bad Request', message, errors });
      }
      stored = password ?? '';
      if (clientId) made.add(clientId);
      return { success: true };
    });
  };
}
