import type { Db, Queryable } from '../../db/dialect';
import { compiledOnce } from '../../db/compiledOnce';
import type { Parameters } from '../../db/compiledOnce';
import { inSlices, ROWS_AT_ONCE, untilNone } from '../../db/inSteps';
import { newId } from '../../db/ids';
import { partnerSession } from '../../services/partners';

/** Who has no message and asked for no token for so long is forgotten. */
const FORGOTTEN_AFTER_MS = 30 * 24 * 60 * 60_000;

/** Somebody as their partner describes them. */
export interface DescribedPerson {
  partnerId: string;
  externalId: string;
  name: string;
  image: string | null;
}

/** Stores somebody as they are described now; undefined for who was removed. */
export async function upsertPerson(
  db: Db,
  person: DescribedPerson,
  now: string,
): Promise<string | undefined> {
  const { name, image } = person;
  const row = await db
    .insertInto('partnerPeople')
    .values({ id: newId(), ...person, lastTokenAt: now, removedAt: null })
    .onConflict((conflict) =>
      conflict
        .columns(['partnerId', 'externalId'])
        .doUpdateSet({ name, image, lastTokenAt: now })
        .where('partnerPeople.removedAt', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Removes somebody, also one of whom nothing is known yet: no token is given to them from now on,
 * and their picture is forgotten. Answers their id.
 */
export async function removePerson(
  db: Db,
  { partnerId, externalId }: Pick<DescribedPerson, 'partnerId' | 'externalId'>,
  now: string,
): Promise<string> {
  const blank = { name: externalId, image: null, lastTokenAt: now };
  const { id } = await db
    .insertInto('partnerPeople')
    .values({ id: newId(), partnerId, externalId, ...blank, removedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['partnerId', 'externalId']).doUpdateSet({ image: null, removedAt: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Those of partners' people who are there, beside the keys that are in force. */
const running = (db: Queryable) =>
  db
    .selectFrom('partnerPeople')
    .innerJoin('partnerKeys', 'partnerKeys.partnerId', 'partnerPeople.partnerId')
    .where('partnerPeople.removedAt', 'is', null)
    .where('partnerKeys.revokedAt', 'is', null);

const runningPerson = compiledOnce((db, values: Parameters<{ personId: string; keyId: string }>) =>
  running(db)
    .innerJoin('partners', 'partners.id', 'partnerPeople.partnerId')
    .select(['partnerPeople.id', 'partnerPeople.name', 'partnerPeople.image'])
    .select(['partners.id as partnerId', 'partners.name as partnerName'])
    .where('partnerPeople.id', '=', values.personId)
    .where('partnerKeys.id', '=', values.keyId),
);

/** Somebody who was not removed, by a token of a key that was not revoked. */
export const findRunningPerson = (db: Queryable, personId: string, keyId: string) =>
  runningPerson.first(db, { personId, keyId });

/** Sessions of these people with these keys that run: none of who was removed or whose key was. */
export async function findRunningSessions(
  db: Queryable,
  asked: { personId: string; keyId: string }[],
): Promise<Set<string>> {
  const found = new Set<string>();
  await inSlices(asked, ROWS_AT_ONCE, async (some) => {
    const pairs = await running(db)
      .select(['partnerPeople.id as personId', 'partnerKeys.id as keyId'])
      .where('partnerPeople.id', 'in', [...new Set(some.map(({ personId }) => personId))])
      .where('partnerKeys.id', 'in', [...new Set(some.map(({ keyId }) => keyId))])
      .execute();
    for (const { keyId, personId } of pairs) found.add(partnerSession.idOf(keyId, personId));
  });
  return found;
}

/** Forgets people who have written nothing and have not been there for a month. */
export async function forgetPeople(db: Db, now: number): Promise<void> {
  const limit = new Date(now - FORGOTTEN_AFTER_MS).toISOString();
  const idle = db
    .selectFrom('partnerPeople')
    .select('id')
    .where('lastTokenAt', '<', limit)
    .where('removedAt', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('chatMessages')
            .select('chatMessages.id')
            .whereRef('chatMessages.partnerPersonId', '=', 'partnerPeople.id'),
        ),
      ),
    );
  await untilNone(db.deleteFrom('partnerPeople').where('id', 'in', idle.limit(ROWS_AT_ONCE)));
}
