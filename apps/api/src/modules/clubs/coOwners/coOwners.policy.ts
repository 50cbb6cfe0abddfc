import { assertSelf } from '../../../http/policy';
import type { Policy } from '../../../http/policy';
import { forbidden, notFound } from '../../../http/errors';
import { findClubAccess } from '../clubAccess.repository';
import { assertMember, clubOwner } from '../clubs.policy';

interface ByPerson {
  params: { id: string; userId: string };
}

/** The owner alone says who else owns the club. */
export const coOwnerManagers = clubOwner(
  ({ params }: { params: { id: string } }) => params.id,
  'Only the owner can decide about co-owners.',
);

/** What is asked of them beyond that is decided where they become a co-owner. */
export const invitedPeople: Policy<'signedIn', ByPerson> = {
  name: 'the person invited, as themselves',
  access: 'signedIn',
  check: ({ actor, params }) => assertSelf(actor, params.userId),
};

/** The owner withdraws, the invited person declines. */
export const invitationEnders: Policy<'signedIn', ByPerson> = {
  name: 'owner of the club, or the person named, as themselves',
  access: 'signedIn',
  async check(input) {
    if (input.actor.id !== input.params.userId) await coOwnerManagers.check?.(input);
  },
};

/** The owner removes, a co-owner resigns; the owner is the last one and stays. */
export const coOwnerRemovers: Policy<'signedIn', ByPerson> = {
  name: 'owner of the club, or the co-owner named, as themselves; the owner cannot resign',
  access: 'signedIn',
  async check(input) {
    const { actor, params, context } = input;
    if (actor.id !== params.userId) await coOwnerManagers.check?.(input);
    else await assertMember(context.db, params.id, actor.id);
    const target = await findClubAccess(context.db, params.id, params.userId);
    if (target === undefined) throw notFound('Club');
    if (target.role === 'owner') throw forbidden('The owner cannot resign: a club needs one.');
  },
};
