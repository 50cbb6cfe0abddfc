import type { Context } from '../../../context';
import { notify } from '../../notifications';
import { listInvitations } from './coOwners.repository';
import { findClub } from '../clubs.repository';

/**
 * Notifies people who have been invited to be co-owners; at most once a day in each club, however
 * often they are invited.
 */
export async function notifyInvited(
  context: Context,
  clubId: string,
  userIds: readonly string[],
): Promise<void> {
  const now = context.now();
  await notify(context, async () => {
    const club = await findClub(context.db, clubId);
    const open = await listInvitations(context.db, clubId, now);
    const invited = open.filter(({ person }) => userIds.includes(person.id));
    if (club?.ownerId === undefined) return [];
    const shared = {
      type: 'invitation',
      actorId: club.ownerId,
      sentence: { kind: 'invitedToCoOwn', club: club.name },
      target: { kind: 'coOwnerInvitation', clubId },
      eventKey: `co-owner-invitation:${clubId}:${now.slice(0, 10)}`,
    } as const;
    return invited.map(({ person }) => ({ ...shared, userId: person.id }));
  });
}
