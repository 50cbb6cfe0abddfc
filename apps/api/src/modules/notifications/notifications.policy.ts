import { forbidden } from '../../http/errors';
import { self } from '../../http/policy';
import type { Policy } from '../../http/policy';
import { isFollowing } from '../users/users.repository';

/** Notifications are read and marked by the person they are for. */
export const recipient = self((values: { params: { userId: string } }) => values.params.userId);

/** Who says that they follow somebody must do so. */
export const trueFollowers: Policy<'signedIn', { body: { userId: string } }> = {
  name: 'followers of the recipient',
  access: 'signedIn',
  async check({ actor, body, context }) {
    if (!(await isFollowing(context.db, actor.id, body.userId)))
      throw forbidden('You do not follow this person.');
  },
};
