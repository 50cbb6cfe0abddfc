import {
  doneResponse,
  resetPasswordBody,
  sendResetCodeBody,
  sendResetCodeResponse,
} from '@clubline/contract/schemas';
import { everyone } from '../../http/policy';
import { bodyLimits } from '../../http/route';
import type { AddRoute } from '../../http/route';
import { resetPassword, sendResetLink } from './reset';

export function resetRoutes(add: AddRoute): void {
  add({
    method: 'POST',
    url: '/identity/send-reset-code',
    summary:
      'Mail a link that sets a new password; the answer does not tell whether the address exists',
    body: sendResetCodeBody,
    response: { 200: sendResetCodeResponse },
    policy: everyone,
    bodyLimit: bodyLimits.small,
    rate: 'credentials',
    errorsAs: 'identity',
    async handler({ body, context }) {
      context.background('reset mail', sendResetLink(context, body.email));
      return { email: body.email };
    },
  });

  add({
    method: 'POST',
    url: '/auth/reset-password',
    summary: 'Set a new password with the token of a mailed link',
    body: resetPasswordBody,
    response: { 200: doneResponse },
    policy: everyone,
    bodyLimit: bodyLimits.small,
    rate: 'credentials',
    async handler({ body, context }) {
      await resetPassword(context, body.token, body.password);
      return { success: true };
    },
  });
}
