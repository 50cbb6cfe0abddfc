import { changePasswordBody, successResponse } from '@clubline/contract/schemas';
import { signedIn } from '../../../http/policy';
import { bodyLimits, route } from '../../../http/route';
import type { Route } from '../../../http/route';
import { changePassword } from './changePassword';

const change = route({
  method: 'POST',
  url: '/auth/change-password',
  summary:
    'Change one’s password with the current one; every other session ends, and the person is ' +
    'mailed. A wrong one is a 400 of `currentPassword`, and counts as one at signing in. The ' +
    '`clientId` of a change that was made changes nothing more.',
  body: changePasswordBody,
  response: { 200: successResponse },
  policy: signedIn,
  bodyLimit: bodyLimits.small,
  rate: 'credentials',
  logged: 'password changed',
  async handler({ actor, body, context, request }) {
    await changePassword(context, actor, body, request);
    return { success: true };
  },
});

export const changePasswordRoutes: Route[] = [change];
