import type { Kysely } from 'kysely';
import { textType } from '../dialect';
import type { DialectName } from '../dialect';
import type { SchemaMigration } from '../schemaMigration';

/** Which pictures there are, whose they are, and what shows them. */
export const pictures: SchemaMigration = {
  async up(db, dialect) {
    await createTables(db, dialect);
    await fillPictures(db, new Date().toISOString());
  },
};

type Schema = Kysely<unknown>;

const places = {
  clubPostId: 'clubPosts',
  channelMessageId: 'channelMessages',
  profilePostId: 'profilePosts',
  clubId: 'clubs',
  userId: 'users',
  athleteId: 'athletes',
} as const;
type Place = keyof typeof places;

async function createTables(db: Schema, dialect: DialectName): Promise<void> {
  const text = textType(dialect);
  await db.schema
    .createTable('pictures')
    .addColumn('name', text, (c) => c.primaryKey())
    .addColumn('fileName', text, (c) => c.notNull().unique())
    .addColumn('ownerId', text, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('isPrivate', 'integer', (c) => c.notNull())
    .addColumn('createdAt', text, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('picturesByOwner').on('pictures').column('ownerId').execute();
  await db.schema.createIndex('picturesOldest').on('pictures').column('createdAt').execute();
  let shows = db.schema
    .createTable('pictureShows')
    .addColumn('pictureName', text, (c) => c.notNull().references('pictures.name'));
  for (const [place, table] of Object.entries(places))
    shows = shows.addColumn(place, text, (c) => c.references(`${table}.id`).onDelete('cascade'));
  await shows.execute();
  for (const column of ['pictureName', ...Object.keys(places)])
    await db.schema
      .createIndex(`pictureShowsBy${column[0]!.toUpperCase()}${column.slice(1)}`)
      .on('pictureShows')
      .column(column)
      .execute();
  await db.schema
    .createTable('pictureRemovals')
    .addColumn('fileName', text, (c) => c.primaryKey())
    .addColumn('createdAt', text, (c) => c.notNull())
    .execute();
}

/** The tables as they are at this number. */
interface Tables {
  users: { id: string; profilePicture: string | null };
  clubs: { id: string; image: string | null; ownerId: string };
  athletes: { id: string; image: string | null };
  clubPosts: { id: string; userId: string; mediaUrls: string };
  channelMessages: { id: string; userId: string; mediaUrls: string };
  profilePosts: { id: string; userId: string; mediaUrls: string };
  pictures: {
    name: string;
    fileName: string;
    ownerId: string | null;
    bytes: number;
    isPrivate: number;
    createdAt: string;
  };
  pictureShows: { pictureName: string } & Partial<Record<Place, string>>;
}

/** Works out which pictures there are from what shows them. Their sizes are not known. */
export async function fillPictures(target: Schema, now: string): Promise<void> {
  const db = target as Kysely<Tables>;
  const show = async (place: Place, rows: { id: string; ownerId: string | null; in: string }[]) => {
    for (const { id, ownerId, in: text } of rows)
      for (const name of namesIn(text)) {
        const fileName = `${name}.webp`;
        await db
          .insertInto('pictures')
          .values({ name, fileName, ownerId, bytes: 0, isPrivate: 0, createdAt: now })
          .onConflict((on) => on.doNothing())
          .execute();
        await db
          .insertInto('pictureShows')
          .values({ pictureName: name, [place]: id })
          .execute();
      }
  };
  const users = await db
    .selectFrom('users')
    .where('profilePicture', 'is not', null)
    .select(['id', 'id as ownerId', 'profilePicture as in'])
    .$narrowType<{ in: string }>()
    .execute();
  await show('userId', users);
  for (const table of ['clubPosts', 'channelMessages', 'profilePosts'] as const) {
    const rows = await db
      .selectFrom(table)
      .where('mediaUrls', '!=', '[]')
      .select(['id', 'userId as ownerId', 'mediaUrls as in'])
      .execute();
    await show(`${table.slice(0, -1)}Id` as Place, rows);
  }
  const clubs = await db
    .selectFrom('clubs')
    .where('image', 'is not', null)
    .select(['id', 'ownerId', 'image as in'])
    .$narrowType<{ in: string }>()
    .execute();
  await show('clubId', clubs);
  const athletes = await db
    .selectFrom('athletes')
    .where('image', 'is not', null)
    .select(['id', 'image as in'])
    .$narrowType<{ in: string }>()
    .execute();
  await show(
    'athleteId',
    athletes.map((athlete) => ({ ...athlete, ownerId: null })),
  );
}

const namesIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/\/([0-9a-f]{40})\.webp\b/g), ([, name]) => name!));
