import type { Club } from '@clubline/contract';
import type { Context } from '../../context';
import { transact } from '../../db/dialect';
import type { Db } from '../../db/dialect';
import { notFound } from '../../http/errors';
import { replaceShown } from '../../services/pictures/pictures.repository';

/** A club as it is sent to somebody who may see it. */
export const withReadableImage = ({ uploads }: Pick<Context, 'uploads'>, club: Club): Club => ({
  ...club,
  image: club.image && uploads.addresses.readable(club.image),
});

/** Gives back the names of the pictures the club showed before. */
export async function setClubImage(
  db: Db,
  clubId: string,
  { url, name }: { url: string; name: string },
): Promise<string[]> {
  return await transact(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('clubs')
      .set({ image: url })
      .where('id', '=', clubId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound('Club');
    return await replaceShown(trx, 'clubId', clubId, name);
  });
}

/**
 * Removes the club and all that happened in it. Gives back the names of the pictures that were
 * shown there.
 */
export async function deleteClub(db: Db, clubId: string): Promise<string[]> {
  return await transact(db, async (trx) => {
    const posts = trx.selectFrom('clubPosts').where('clubId', '=', clubId).select('id');
    const messages = trx
      .selectFrom('channelMessages')
      .innerJoin('clubChannels', 'clubChannels.id', 'channelMessages.channelId')
      .where('clubChannels.clubId', '=', clubId)
      .select('channelMessages.id');
    const shown = await trx
      .selectFrom('pictureShows')
      .where((eb) =>
        eb.or([
          eb('clubId', '=', clubId),
          eb('clubPostId', 'in', posts),
          eb('channelMessageId', 'in', messages),
        ]),
      )
      .select('pictureName')
      .execute();
    // A notification that is being stored locks memberships and waits for the club, while this
    // holds the club and waits for the memberships: `transact` runs one of the two again.
    await trx.deleteFrom('clubs').where('id', '=', clubId).execute();
    return shown.map(({ pictureName }) => pictureName);
  });
}
