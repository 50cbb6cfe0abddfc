import { slugify } from '@clubline/contract';
import type { Athlete } from '@clubline/contract';
import type { Transaction } from 'kysely';
import { contains } from '../../db/dialect';
import { transact } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { newId } from '../../db/ids';
import { keysetPage } from '../../db/keyset';
import type { KeysetMeta, KeysetRange } from '../../db/keyset';
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

export interface AthleteListQuery extends KeysetRange {
  order: 'ASC' | 'DESC';
  search?: string | undefined;
}

/** Athletes by age of their record. */
export async function listAthletes(
  db: Queryable,
  { order, search, ...range }: AthleteListQuery,
): Promise<{ athletes: Athlete[]; meta: KeysetMeta }> {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  let list = db.selectFrom('athletes').select(athleteColumns).select('createdAt');
  if (search) list = list.where((eb) => contains(eb.ref('name'), search));
  const columns = { time: 'athletes.createdAt', id: 'athletes.id' };
  const { rows, meta } = await keysetPage(list, columns, range, direction);
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
