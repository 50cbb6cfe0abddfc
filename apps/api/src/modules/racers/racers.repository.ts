import type { Racer } from '@clubline/contract';
import type { Expression } from 'kysely';
import type { Parameters } from '../../db/compiledOnce';
import { isUniqueViolation, startingFrom, transact } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { newId } from '../../db/ids';
import { keysetList } from '../../db/keyset';
import type { KeysetMeta } from '../../db/keyset';
import type { Found } from '../../db/search/listQuery';
import { badField, conflict } from '../../http/errors';
import {
  athleteColumns,
  athleteSearch,
  createAthlete,
  duplicateAthlete,
  updateAthlete,
} from './athletes.repository';
import type { AthleteChange, AthleteListQuery } from './athletes.repository';

function racersWithAthlete(db: Queryable, ids?: Expression<string>) {
  return startingFrom(db, 'racers', ids)
    .innerJoin('athletes', 'athletes.id', 'racers.athleteId')
    .select([
      'racers.id as racerId',
      'racers.teamName',
      'racers.boatManufacturers',
      'racers.careerWins',
      'racers.seasonWins',
      'racers.seasonPodiums',
      'racers.careerWordFinalsWins',
      'athletes.slug',
      ...athleteColumns.map((column) => `athletes.${column}` as const),
    ]);
}

type RacerRow = Awaited<
  ReturnType<ReturnType<typeof racersWithAthlete>['executeTakeFirstOrThrow']>
>;

function toRacer(row: RacerRow): Racer {
  const {
    racerId,
    teamName,
    boatManufacturers,
    careerWins,
    seasonWins,
    seasonPodiums,
    careerWordFinalsWins,
    slug,
    ...athlete
  } = row;
  const { height, origin } = athlete;
  return {
    id: racerId,
    athlete,
    teamName,
    boatManufacturers,
    careerWins,
    seasonWins,
    seasonPodiums,
    careerWordFinalsWins,
    height,
    origin,
    slug,
  };
}

export interface RacerListQuery extends AthleteListQuery {
  slug?: string | undefined;
}

const racers = keysetList(
  (db, { slug, ids }: Parameters<{ slug?: string }> & Found) => {
    const all = racersWithAthlete(db, ids).select('racers.createdAt');
    return slug ? all.where('athletes.slug', '=', slug) : all;
  },
  {
    time: 'racers.createdAt',
    id: 'racers.id',
    idInRow: 'racerId',
    positionOf: ({ createdAt, racerId }) => ({ createdAt, id: racerId }),
  },
  { ...athleteSearch, column: 'racers.athleteId' },
);

/** Racers by age of their record. */
export async function listRacers(
  db: Queryable,
  { order, slug, ...range }: RacerListQuery,
): Promise<{ racers: Racer[]; meta: KeysetMeta }> {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const { rows, meta } = await racers(db, slug ? { slug } : {}, range, direction);
  return { racers: rows.map(({ createdAt: _createdAt, ...row }) => toRacer(row)), meta };
}

export async function findRacer(db: Queryable, racerId: string): Promise<Racer | undefined> {
  const row = await racersWithAthlete(db).where('racers.id', '=', racerId).executeTakeFirst();
  return row && toRacer(row);
}

export interface NewRacer extends AthleteChange {
  name: string;
  /** An athlete who exists; else one is created. */
  athleteId?: string | undefined;
  boatManufacturers: string;
  careerWins: number;
  seasonWins: number;
  seasonPodiums: number;
  careerWordFinalsWins: number;
}

/**
 * Creates a racer, with the athlete unless one is named. Throws 409 for a name or athlete that is
 * taken. Answers the id.
 */
export async function createRacer(db: Db, racer: NewRacer, now: string): Promise<string> {
  const {
    athleteId,
    boatManufacturers,
    careerWins,
    seasonWins,
    seasonPodiums,
    careerWordFinalsWins,
    ...person
  } = racer;
  const id = newId();
  await transact(db, async (trx) => {
    const athlete = athleteId ?? (await createAthlete(trx, person, now));
    if (athleteId !== undefined) {
      const { name: _chosen, ...facts } = person;
      if (!(await updateAthlete(trx, athleteId, facts)))
        throw badField('athleteId', 'There is no such athlete.');
    }
    const inserted = await trx
      .insertInto('racers')
      .values({
        id,
        athleteId: athlete,
        teamName: null,
        boatManufacturers,
        careerWins,
        seasonWins,
        seasonPodiums,
        careerWordFinalsWins,
        createdAt: now,
      })
      .onConflict((on) => on.column('athleteId').doNothing())
      .returning('id')
      .execute();
    if (inserted.length === 0)
      throw conflict('This athlete has a racer profile already.', 'athleteId');
  });
  return id;
}

/**
 * Changes what is given. False when there is no such racer; throws 409 for a name that is taken.
 */
export async function updateRacer(
  db: Db,
  racerId: string,
  change: AthleteChange & { boatManufacturers?: string | undefined },
): Promise<boolean> {
  const { boatManufacturers, ...person } = change;
  try {
    return await transact(db, async (trx) => {
      const racer = await trx
        .selectFrom('racers')
        .where('id', '=', racerId)
        .select('athleteId')
        .executeTakeFirst();
      if (racer === undefined) return false;
      if (boatManufacturers !== undefined) {
        await trx
          .updateTable('racers')
          .set({ boatManufacturers: boatManufacturers || null })
          .where('id', '=', racerId)
          .execute();
      }
      return updateAthlete(trx, racer.athleteId, person);
    });
  } catch (error) {
    throw isUniqueViolation(error) && person.name !== undefined
      ? duplicateAthlete(person.name)
      : error;
  }
}
