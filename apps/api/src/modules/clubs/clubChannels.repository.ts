import type { ClubChannel } from '@clubline/contract';
import type { Transaction } from 'kysely';
import { compiledOnce } from '../../db/compiledOnce';
import type { Parameters } from '../../db/compiledOnce';
import type { Queryable } from '../../db/dialect';
import { newId } from '../../db/ids';
import type { Tables } from '../../db/tables';

/** Channels every new club starts with; none has the name of a tab of the club's screen. */
export const FIRST_CHANNELS = ['announcements', 'lounge', 'match-day'];

const channelsOfClub = compiledOnce((db, { clubId }: Parameters<{ clubId: string }>) =>
  db
    .selectFrom('clubChannels')
    .where('clubId', '=', clubId)
    .select(['id', 'name'])
    .orderBy('position'),
);

export const listChannels = (db: Queryable, clubId: string): Promise<ClubChannel[]> =>
  channelsOfClub.rows(db, { clubId });

export async function addFirstChannels(trx: Transaction<Tables>, clubId: string): Promise<void> {
  await trx
    .insertInto('clubChannels')
    .values(FIRST_CHANNELS.map((name, position) => ({ id: newId(), clubId, name, position })))
    .execute();
}
