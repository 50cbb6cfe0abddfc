import { checkEmailParams, checkUsernameParams, existsResponse } from '@clubline/contract/schemas';
import { everyone } from '../../http/policy';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import { findAccountByEmail, findAccountByUsername } from './account.repository';
import { isKeptForAnother } from './freedUsernames.repository';
import { isReservedUsername } from './reservedNames';

const checkUsername = route({
  method: 'GET',
  url: '/users/check-username/:username',
  summary: 'Whether a username is taken, or reserved',
  params: checkUsernameParams,
  response: { 200: existsResponse },
  policy: everyone,
  bodyLimit: bodyLimits.none,
  rate: 'lookup',
  async handler({ params, actor, context: { db, now } }) {
    const username = params.username.toLowerCase();
    return {
      exists:
        isReservedUsername(username) ||
        (await findAccountByUsername(db, username)) !== undefined ||
        (await isKeptForAnother(db, username, actor?.id, now())),
    };
  },
});

const checkEmail = route({
  method: 'GET',
  url: '/users/check-email/:email',
  summary: 'Whether an email is in use',
  params: checkEmailParams,
  response: { 200: existsResponse },
  policy: everyone,
  bodyLimit: bodyLimits.none,
  rate: 'lookup',
  handler: async ({ params, context }) => ({
    exists: (await findAccountByEmail(context.db, params.email)) !== undefined,
  }),
});

export const availabilityRoutes: Route[] = [checkUsername, checkEmail];
