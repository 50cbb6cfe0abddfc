import { ACCOUNT_DISABLED } from '@clubline/contract';
import type { Queryable } from '../../db/dialect';
import { badRequest } from '../../http/errors';
import type { Sessions } from '../../services/sessions';
import { setDisabledAt } from './account.repository';
import type { UsersTable } from './account.tables';

/** Throws 400 where nobody can sign in; only for who has shown that the account is theirs. */
export function assertEnabled({ disabledAt }: Pick<UsersTable, 'disabledAt'>): void {
  if (disabledAt !== null)
    throw badRequest('This account is disabled. Please write to us if you think it should not be.');
}

/**
 * Closes an account in a transaction: nobody can sign in to it, and all its sessions end with it or
 * not at all. What it answers is to be called after the commit; null when there is no such account.
 */
export async function disableAccount(
  trx: Queryable,
  { endAllOfUser }: Pick<Sessions, 'endAllOfUser'>,
  id: string,
  now: string,
): Promise<(() => void) | null> {
  if (!(await setDisabledAt(trx, id, now))) return null;
  return await endAllOfUser(trx, id, ACCOUNT_DISABLED);
}

/** Lets a person sign in again; false when there is no such account. */
export const enableAccount = (db: Queryable, id: string): Promise<boolean> =>
  setDisabledAt(db, id, null);
