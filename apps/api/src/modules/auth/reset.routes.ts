import {
  resetPasswordBody,
  sendResetCodeBody,
  sendResetCodeResponse,
  successResponse,
} from '@clubline/contract/schemas';
import { everyone } from '../../http/policy';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import { mailResetLink, resetPassword } from './passwordReset';

const sendResetCode = route({
  method: 'POST',
  url: '/identity/send-reset-code',
  summary:
    'Mail a link that sets a new password; the answer does not tell whether the address exists',
  body: sendResetCodeBody,
  response: { 200: sendResetCodeResponse },
  policy: everyone,
  bodyLimit: bodyLimits.small,
  rate: 'mail',
  errorsAs: 'identity',
  async handler({ body, context, request }) {
    mailResetLink(context, body.email, request);
    return { email: body.email };
  },
});

const setPassword = route({
  method: 'POST',
  url: '/auth/reset-password',
  summary: 'Set a new password with the token of a mailed link',
  body: resetPasswordBody,
  response: { 200: successResponse },
  policy: everyone,
  bodyLimit: bodyLimits.small,
  rate: 'credentials',
  async handler({ body, context, request }) {
    await resetPassword(context, body, request);
    return { success: true };
  },
});

export const resetRoutes: Route[] = [sendResetCode, setPassword];
