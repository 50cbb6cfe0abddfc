import { slugify } from '@clubline/contract';
import type { Athlete } from '@clubline/contract';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { startingFrom, transact } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { newId } from '../../db/ids';
import { keysetList } from '../../db/keyset';
import type { KeysetMeta, SearchedRange } from '../../db/keyset';
import { findBySearch } from '../../db/search/findBySearch';
import type { Found } from '../../db/search/listQuery';
import { searchedTables } from '../../db/search/searchIndexes';
import type { Tables } from '../../db/tables';
import { conflict, notFound } from '../../http/errors';
import { replaceShown } from '../../services/pictures/pictures.repository';

export const athleteColumns = [
  'id',
  'name',
  'age',
  'bio',
  'image',
  'origin',
  'height',
  'weight',
  'imageAlt',
] as const;

export interface AthleteListQuery extends SearchedRange {
  order: 'ASC' | 'DESC';
}

/** What a search in a list whose rows have an athlete's name looks through, and its index. */
export const athleteSearch = {
  texts: [sql.ref<string>('listed.name')],
  find: (db: Queryable, words: string) => findBySearch(db, searchedTables.athletes, words),
};

const athletes = keysetList(
  (db, { ids }: Found) =>
    startingFrom(db, 'athletes', ids).select(athleteColumns).select('createdAt'),
  { time: 'athletes.createdAt', id: 'athletes.id' },
  { ...athleteSearch, column: 'athletes.id' },
);

/** Athletes by age of their record. */
export async function listAthletes(
  db: Queryable,
  { order, ...range }: AthleteListQuery,
): Promise<{ athletes: Athlete[]; meta: KeysetMeta }> {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const { rows, meta } = await athletes(db, {}, range, direction);
  return { athletes: rows.map(({ createdAt: _createdAt, ...athlete }) => athlete), meta };
}

export interface AthleteChange {
  name?: string | undefined;
  age?: number | undefined;
  bio?: string | null | undefined;
  origin?: string | null | undefined;
  height?: number | null | undefined;
}

/** 409 for a name that another athlete has. */
export const duplicateAthlete = (name: string) =>
  conflict(
    `Duplicate athlete “${name}” already exists. Select it from the dropdown or change the name.`,
    'name',
  );

/** Stores a new athlete; 409 for a name that is taken. Answers the id. */
export async function createAthlete(
  trx: Transaction<Tables>,
  athlete: AthleteChange & { name: string },
  now: string,
): Promise<string> {
  const id = newId();
  const inserted = await trx
    .insertInto('athletes')
    .values({
      id,
      name: athlete.name,
      nameKey: athlete.name.toLowerCase(),
      slug: slugify(athlete.name),
      age: athlete.age ?? null,
      bio: athlete.bio || null,
      image: null,
      origin: athlete.origin || null,
      height: athlete.height ?? null,
      weight: null,
      createdAt: now,
    })
    .onConflict((on) => on.column('nameKey').doNothing())
    .returning('id')
    .execute();
  if (inserted.length === 0) throw duplicateAthlete(athlete.name);
  return id;
}

/** Changes what is given; an empty text clears. False when there is no such athlete. */
export async function updateAthlete(
  db: Queryable,
  athleteId: string,
  change: AthleteChange,
): Promise<boolean> {
  const { name, age, bio, origin, height } = change;
  const values = {
    ...(name === undefined ? {} : { name, nameKey: name.toLowerCase(), slug: slugify(name) }),
    ...(age === undefined ? {} : { age }),
    ...(bio === undefined ? {} : { bio: bio || null }),
    ...(origin === undefined || origin === null ? {} : { origin: origin || null }),
    ...(height === undefined || height === null ? {} : { height }),
  };
  if (Object.keys(values).length === 0) return athleteExists(db, athleteId);
  const changed = await db
    .updateTable('athletes')
    .set(values)
    .where('id', '=', athleteId)
    .returning('id')
    .execute();
  return changed.length > 0;
}

export async function athleteExists(db: Queryable, athleteId: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('athletes')
      .where('id', '=', athleteId)
      .select('id')
      .executeTakeFirst()) !== undefined
  );
}

/**
 * Sets a new picture and its description, which may be missing. Gives back the names of the
 * pictures that were shown before.
 */
export async function setAthleteImage(
  db: Db,
  athleteId: string,
  { url, name, alt }: { url: string; name: string; alt: string | null },
): Promise<string[]> {
  return await transact(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('athletes')
      .set({ image: url, imageAlt: alt })
      .where('id', '=', athleteId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound('Athlete');
    return await replaceShown(trx, 'athleteId', athleteId, name);
  });
}
