import { idParams, noContent } from '@clubline/contract/schemas';
import type { Transaction } from 'kysely';
import { transact } from '../../db/dialect';
import type { Tables } from '../../db/tables';
import { forbidden, notFound } from '../../http/errors';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import { SIGNED_OUT } from '../../services/sessions';
import { administrators } from './account.policy';
import { findAccountById, lockAccount } from './account.repository';
import { disableAccount, enableAccount } from './disabling';

/**
 * What is done to administrators is done where the product runs. 404 for nobody. Asked before an
 * account is locked, since administrators are held meanwhile and would wait for each other, and
 * after it, since somebody may have become one.
 */
async function assertNoAdministrator(trx: Transaction<Tables>, id: string): Promise<void> {
  const account = await findAccountById(trx, id);
  if (account === undefined) throw notFound('User');
  if (account.role === 'admin')
    throw forbidden('Administrators are disabled, enabled and signed out where the product runs.');
}

const disable = route({
  method: 'PUT',
  url: '/admin/people/:id/disabled',
  summary:
    'Disable an account: its sessions, frames and sockets end at once, and nobody can sign in to ' +
    'it or reset its password until it is enabled. 403 for administrators, oneself included.',
  params: idParams,
  response: { 204: noContent },
  policy: administrators,
  bodyLimit: bodyLimits.none,
  rate: 'write',
  logged: 'account disabled',
  async handler({ params, context: { db, now, sessions }, whileAllowed, reply }) {
    const announceEnds = await transact(whileAllowed(db), async (trx) => {
      await assertNoAdministrator(trx, params.id);
      const announce = await disableAccount(trx, sessions, params.id, now());
      if (announce === null) throw notFound('User');
      await assertNoAdministrator(trx, params.id);
      return announce;
    });
    announceEnds();
    reply.code(204);
    return undefined;
  },
});

const enable = route({
  method: 'DELETE',
  url: '/admin/people/:id/disabled',
  summary:
    'Let a person sign in again; what they had signed in to stays ended. 403 for administrators',
  params: idParams,
  response: { 204: noContent },
  policy: administrators,
  bodyLimit: bodyLimits.none,
  rate: 'write',
  logged: 'account enabled',
  async handler({ params, context: { db }, whileAllowed, reply }) {
    await transact(whileAllowed(db), async (trx) => {
      await assertNoAdministrator(trx, params.id);
      if (!(await enableAccount(trx, params.id))) throw notFound('User');
      await assertNoAdministrator(trx, params.id);
    });
    reply.code(204);
    return undefined;
  },
});

const signOut = route({
  method: 'DELETE',
  url: '/admin/people/:id/sessions',
  summary:
    'Sign a person out everywhere: tokens, frames and sockets end at once. 403 for administrators',
  params: idParams,
  response: { 204: noContent },
  policy: administrators,
  bodyLimit: bodyLimits.none,
  rate: 'write',
  logged: 'signed out by an administrator',
  async handler({ params, context: { db, sessions }, whileAllowed, reply }) {
    const announceEnds = await transact(whileAllowed(db), async (trx) => {
      await assertNoAdministrator(trx, params.id);
      await lockAccount(trx, params.id);
      await assertNoAdministrator(trx, params.id);
      return await sessions.endAllOfUser(trx, params.id, SIGNED_OUT);
    });
    announceEnds();
    reply.code(204);
    return undefined;
  },
});

export const administrationRoutes: Route[] = [disable, enable, signOut];
