import type { Context } from '../../context';
import { deleteInSteps } from '../../db/deletion/deleteInSteps';
import { goesWithClub } from '../../db/deletion/goesWith';
import type { Db } from '../../db/dialect';
import { inSteps } from '../../db/inSteps';
import { coalesce } from '../../services/coalesce';
import { notificationsRemoved, type Forgotten } from '../notifications';

/** From now on the club is gone for everybody, and its address is free. */
export async function takeAwayClub(db: Db, clubId: string, now: string): Promise<void> {
  await db
    .updateTable('clubs')
    // No name leads to such an address, as it does to an id: another club may be called so.
    .set({ deletedAt: now, slug: `/${clubId}` })
    .where('id', '=', clubId)
    .execute();
}

type Needs = Pick<Context, 'db' | 'uploads' | 'sockets' | 'isClosing'>;

/**
 * Deletes what clubs that were taken away leave behind, in steps. However often it is called, one
 * walk is under way, and one more follows. What is begun and not ended, the next call ends.
 */
export const deleteClubsTakenAway = (context: Needs): Promise<void> =>
  coalesce(context.db, 'deleting clubs', () =>
    inSteps(async () => {
      if (context.isClosing()) return false;
      const club = await context.db
        .selectFrom('clubs')
        .where('deletedAt', 'is not', null)
        .select('id')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      if (club !== undefined) await deleteClub(context, club.id);
      return club !== undefined;
    }),
  );

const deleteClub = ({ db, uploads, sockets, isClosing }: Needs, id: string): Promise<void> =>
  deleteInSteps(db, { table: 'clubs', id }, goesWithClub, async (gone) => {
    const { clubMembers = [], pictureShows = [], notifications = [] } = gone;
    const memberIds = clubMembers.map(({ userId }) => userId!);
    // However many they are, a few at a time: others wait for none of that.
    sockets.sendToPeople(memberIds, 'ownMembershipChanged', { clubId: id, isMember: false });
    notificationsRemoved({ sockets }, notifications as unknown as Forgotten[]);
    await uploads.removeUnshown(pictureShows.map(({ pictureName }) => pictureName!));
    return !isClosing();
  });
