import type { Transaction } from 'kysely';
import { transact } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { inSteps } from '../../db/inSteps';
import type { Tables } from '../../db/tables';
import type { FileStore } from '../fileStore';
import type { PictureAddresses } from './pictureAddresses';
import { noteRemovals } from './pictureRemovals.repository';
import type { PictureTables } from './pictures.tables';
import { filesOf } from './variants';

/** Pictures looked for in one statement. */
const CHUNK = 50;
/** After so many failures, one after the other, a sweep ends: the store is away. */
const FAILURES_MAX = 3;

type Picture = PictureTables['pictures'];
type Place = 'clubId' | 'clubPostId' | 'channelMessageId';

interface GuardOptions {
  db: Db;
  store: Omit<FileStore, 'open'>;
  addresses: Pick<PictureAddresses, 'of'>;
  /** A name that nobody can guess. */
  newName: () => string;
  now: () => string;
}

/**
 * Moves pictures that private clubs show under addresses which anybody opens behind addresses with
 * a signature: those from before there were any. What else shows such a picture keeps the open one,
 * and the club gets a copy. Any number of nodes may do so at the same time. What cannot be read
 * stays as it is, keeps no other picture open, and is told at the end by rejecting.
 */
export async function guardPictures(options: GuardOptions): Promise<void> {
  const failures: unknown[] = [];
  let inARow = 0;
  let after = '';
  await inSteps(async () => {
    const open = await listOpenInPrivate(options.db, after);
    for (const picture of open) {
      after = picture.name;
      try {
        await guard(options, picture);
        inARow = 0;
      } catch (error) {
        failures.push(error);
        inARow += 1;
        if (inARow === FAILURES_MAX) return false;
      }
    }
    return open.length === CHUNK;
  });
  if (failures.length > 0) throw failures[0];
}

/** What private clubs show: the clubs, posts and messages. */
const privateThings = (db: Queryable) => {
  const clubs = db.selectFrom('clubs').where('clubs.isPrivate', '=', 1);
  return {
    clubId: clubs.select('clubs.id'),
    clubPostId: clubs.innerJoin('clubPosts', 'clubPosts.clubId', 'clubs.id').select('clubPosts.id'),
    channelMessageId: clubs
      .innerJoin('clubChannels', 'clubChannels.clubId', 'clubs.id')
      .innerJoin('channelMessages', 'channelMessages.channelId', 'clubChannels.id')
      .select('channelMessages.id'),
  };
};

/** How private clubs show pictures. */
const privateShows = (db: Queryable) => {
  const { clubId, clubPostId, channelMessageId } = privateThings(db);
  return db
    .selectFrom('pictureShows')
    .where((eb) =>
      eb.or([
        eb('pictureShows.clubId', 'in', clubId),
        eb('pictureShows.clubPostId', 'in', clubPostId),
        eb('pictureShows.channelMessageId', 'in', channelMessageId),
      ]),
    );
};

const listOpenInPrivate = (db: Queryable, after: string): Promise<Picture[]> =>
  db
    .selectFrom('pictures')
    .where('isPrivate', '=', 0)
    .where('name', '>', after)
    .where('name', 'in', privateShows(db).select('pictureShows.pictureName'))
    .orderBy('name')
    .limit(CHUNK)
    .selectAll()
    .execute();

async function guard(options: GuardOptions, open: Picture): Promise<void> {
  const { db, store, newName, now } = options;
  // A second name, as for every private picture: that of the address is known.
  const fileName = `private-${newName()}.webp`;
  const copies = filesOf({ ...open, fileName });
  const data = await Promise.all(filesOf(open).map((name) => store.get(name)));
  let isMoved = false;
  try {
    for (const [at, name] of copies.entries())
      if (data[at] !== undefined) await store.put(name, data[at]);
    const bytes = data.reduce((sum, one) => sum + (one?.length ?? 0), 0) || open.bytes;
    isMoved = await transact(db, (trx) => move(trx, open, { fileName, bytes }, options));
  } finally {
    // Another node was faster, or nothing shows it any more.
    if (!isMoved) await noteRemovals(db, copies, now());
  }
}

/** Has private clubs show a private picture in place of the open one; false when it is not open. */
async function move(
  trx: Transaction<Tables>,
  open: Picture,
  copy: Pick<Picture, 'fileName' | 'bytes'>,
  options: GuardOptions,
): Promise<boolean> {
  const { addresses, newName, now } = options;
  const { name } = open;
  // Writing what is there locks the row in both databases.
  const { numUpdatedRows } = await trx
    .updateTable('pictures')
    .set((eb) => ({ isPrivate: eb.ref('isPrivate') }))
    .where('name', '=', name)
    .where('isPrivate', '=', 0)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const own = await privateShows(trx).where('pictureName', '=', name).selectAll().execute();
  const all = await trx
    .selectFrom('pictureShows')
    .where('pictureName', '=', name)
    .select('pictureName')
    .execute();
  const isShownOpenly = all.length > own.length;
  const next = isShownOpenly ? newName() : name;
  if (isShownOpenly) {
    await trx
      .insertInto('pictures')
      .values({ ...open, ...copy, name: next, isPrivate: 1 })
      .execute();
  } else {
    await trx
      .updateTable('pictures')
      .set({ ...copy, isPrivate: 1 })
      .where('name', '=', name)
      .execute();
    await noteRemovals(trx, filesOf(open), now());
  }
  const address = addresses.of({ name: next, isPrivate: true, widths: open.widths });
  const moved = (url: string) => (url.split('#')[0]!.endsWith(`/${name}.webp`) ? address : url);
  for (const { clubId, clubPostId, channelMessageId } of own)
    for (const [place, id] of Object.entries({ clubId, clubPostId, channelMessageId }))
      if (id !== null) await moveShow(trx, place as Place, id, { name, next, moved });
  return true;
}

interface Move {
  name: string;
  next: string;
  /** An address as it is from then on. */
  moved: (url: string) => string;
}

/** Has one thing show a picture under its new address. */
async function moveShow(
  trx: Transaction<Tables>,
  place: Place,
  id: string,
  { name, next, moved }: Move,
): Promise<void> {
  await trx
    .updateTable('pictureShows')
    .set({ pictureName: next })
    .where(place, '=', id)
    .where('pictureName', '=', name)
    .execute();
  if (place === 'clubId') {
    const club = await trx
      .selectFrom('clubs')
      .where('id', '=', id)
      .select('image')
      .executeTakeFirst();
    const image = club?.image == null ? null : moved(club.image);
    await trx.updateTable('clubs').set({ image }).where('id', '=', id).execute();
    return;
  }
  const table = place === 'clubPostId' ? 'clubPosts' : 'channelMessages';
  const row = await trx
    .selectFrom(table)
    .where('id', '=', id)
    .select('mediaUrls')
    .executeTakeFirst();
  const mediaUrls = JSON.stringify((JSON.parse(row?.mediaUrls ?? '[]') as string[]).map(moved));
  await trx.updateTable(table).set({ mediaUrls }).where('id', '=', id).execute();
}
