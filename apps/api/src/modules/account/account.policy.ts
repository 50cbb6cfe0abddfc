import type { Context } from '../../context';
import type { Actor } from '../../http/actor';
import { forbidden } from '../../http/errors';
import { adminOnly } from '../../http/policy';
import type { Policy } from '../../http/policy';
import { holdRole } from './administrators.repository';
import { emailKeyOf } from './emailKey';

/** Throws 403 unless the address is the acting person's own; left out, it means that person. */
export async function assertOwnEmail(
  context: Context,
  actor: Actor,
  email: string | undefined,
): Promise<void> {
  if (email === undefined || email === '') return;
  const own = await context.db
    .selectFrom('users')
    .select('emailKey')
    .where('id', '=', actor.id)
    .executeTakeFirst();
  if (own === undefined || emailKeyOf(own.emailKey) !== emailKeyOf(email))
    throw forbidden('You may only change your own profile.');
}

/** The person whose address the body names. */
export const ownerOfEmail: Policy<'signedIn', { body: { email?: string | undefined } }> = {
  name: 'the person whose email this is',
  access: 'signedIn',
  check: ({ actor, body, context }) => assertOwnEmail(context, actor, body.email),
};

/** Administrators, who are also asked about in the transaction that writes. */
export const administrators: Policy<'admin', unknown> = {
  ...adminOnly,
  async check({ actor, context }) {
    if ((await holdRole(context.db, actor)) !== 'admin')
      throw forbidden('Only administrators may do this.');
  },
};
