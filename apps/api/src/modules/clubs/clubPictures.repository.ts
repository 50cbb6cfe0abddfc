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
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound('Club');
    return await replaceShown(trx, 'clubId', clubId, name);
  });
}
