import type { Queryable } from '../../db/dialect';
import { forbidden, notFound } from '../../http/errors';
import type { Policy } from '../../http/policy';
import { isFollowing } from './follows.repository';
import { personExists } from './profiles.repository';

/** Throws 404 unless there is such a person. */
export async function assertPerson(db: Queryable, userId: string): Promise<void> {
  if (!(await personExists(db, userId))) throw notFound('User');
}

/** Whoever reports that they follow somebody must do so. */
export const followers: Policy<'signedIn', { body: { userId: string } }> = {
  name: 'followers of the recipient',
  access: 'signedIn',
  async check({ actor, body, context }) {
    if (!(await isFollowing(context.db, actor.id, body.userId)))
      throw forbidden('You do not follow this person.');
  },
};
