import { PARTNER_KEYS_MAX } from '@clubline/contract';
import type { PartnerKey } from '@clubline/contract';
import { randomBytes } from 'node:crypto';
import { transact } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { newId } from '../../db/ids';
import type { KeyHolder } from '../../http/actor';
import { conflict } from '../../http/errors';
import { readLettersAndDigits } from '../account';
import { hashToken } from '../auth';

const PREFIX = 'clubline_partner_';
const KEY_BYTES = 32;
const HINT_LENGTH = 4;
/** As many keys as an administrator is shown, the newest first. */
const LISTED_MAX = 500;
/** How exactly it is known when a key was used last. */
const USED_EVERY_MS = 60_000;

const keysWithPartner = (db: Queryable) =>
  db
    .selectFrom('partnerKeys')
    .innerJoin('partners', 'partners.id', 'partnerKeys.partnerId')
    .select(['partnerKeys.id', 'partners.name as partner', 'partnerKeys.hint'])
    .select(['partnerKeys.createdAt', 'partnerKeys.lastUsedAt', 'partnerKeys.revokedAt']);

/** Keys of all partners, those in force and those that are not, the newest first. */
export const listKeys = (db: Db): Promise<PartnerKey[]> =>
  keysWithPartner(db).orderBy('partnerKeys.id', 'desc').limit(LISTED_MAX).execute();

/**
 * Makes a key for the partner of this name, who is made where there is none of a name that reads
 * alike. 409 beyond the number of keys that may be in force at once.
 */
export async function createKey(
  db: Db,
  partner: string,
  now: string,
): Promise<{ key: PartnerKey; secret: string }> {
  const secret = `${PREFIX}${randomBytes(KEY_BYTES).toString('base64url')}`;
  const key = await transact(db, async (trx) => {
    const partnerId = await lockPartner(trx, partner, now);
    const { inForce } = await trx
      .selectFrom('partnerKeys')
      .select((eb) => eb.fn.countAll<number | string>().as('inForce'))
      .where('partnerId', '=', partnerId)
      .where('revokedAt', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(inForce) >= PARTNER_KEYS_MAX)
      throw conflict(
        `A partner has ${PARTNER_KEYS_MAX} keys at most. Revoke one of them first.`,
        'partner',
      );
    const id = newId();
    await trx
      .insertInto('partnerKeys')
      .values({
        id,
        partnerId,
        hash: hashToken(secret),
        hint: secret.slice(-HINT_LENGTH),
        createdAt: now,
        lastUsedAt: null,
        revokedAt: null,
      })
      .execute();
    return await keysWithPartner(trx).where('partnerKeys.id', '=', id).executeTakeFirstOrThrow();
  });
  return { key, secret };
}

// Signs alone have neither letters nor digits, and are compared as they are.
const nameKeyOf = (name: string): string => readLettersAndDigits(name) || name;

/** Reads all names as they are read now: who came earlier has the key of that time. */
async function renewNameKeys(trx: Queryable): Promise<void> {
  const stored = trx.selectFrom('partners').select(['id', 'name', 'nameKey']).orderBy('id');
  for (const { id, name, nameKey } of await stored.execute()) {
    const renewed = nameKeyOf(name);
    if (renewed === nameKey) continue;
    const others = trx.selectFrom('partners as other').where('other.nameKey', '=', renewed);
    await trx
      .updateTable('partners')
      .set({ nameKey: renewed })
      .where('id', '=', id)
      .where((eb) => eb.not(eb.exists(others.select('other.id'))))
      .execute();
  }
}

/** The partner of this name, whose row is held until the commit. */
async function lockPartner(trx: Queryable, name: string, now: string): Promise<string> {
  await renewNameKeys(trx);
  const nameKey = nameKeyOf(name);
  const { id } = await trx
    .insertInto('partners')
    .values({ id: newId(), name, nameKey, createdAt: now })
    .onConflict((already) =>
      already.column('nameKey').doUpdateSet((eb) => ({ nameKey: eb.ref('partners.nameKey') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Revokes a key for good; false for one that there is not. */
export async function revokeKey(db: Db, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('partnerKeys')
    .set((eb) => ({ revokedAt: eb.fn.coalesce('revokedAt', eb.val(now)) }))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The partner of a key that is in force. */
export async function findKeyHolder(
  db: Db,
  secret: string,
  now: number,
): Promise<KeyHolder | null> {
  const found = await db
    .selectFrom('partnerKeys')
    .select(['id as keyId', 'partnerId', 'lastUsedAt'])
    .where('hash', '=', hashToken(secret))
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { lastUsedAt, ...holder } = found;
  if (lastUsedAt === null || now - Date.parse(lastUsedAt) >= USED_EVERY_MS)
    await db
      .updateTable('partnerKeys')
      .set({ lastUsedAt: new Date(now).toISOString() })
      .where('id', '=', holder.keyId)
      .execute();
  return holder;
}

/** The keys of a partner that are in force. */
export async function keysInForce(db: Db, partnerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('partnerKeys')
    .select('id')
    .where('partnerId', '=', partnerId)
    .where('revokedAt', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
