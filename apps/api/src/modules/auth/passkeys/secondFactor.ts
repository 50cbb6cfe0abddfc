import type { Context } from '../../../context';
import { transact } from '../../../db/dialect';
import type { Queryable } from '../../../db/dialect';
import { badField, conflict } from '../../../http/errors';
import { findAccountById, lockAccount, setSecondFactorSince } from '../../account';
import { readAnswer, secondFactorOf, type PasskeyAnswer } from './ceremonies';
import { wrongCurrentPassword } from '../passwords/currentPassword';
import {
  deletePasskey,
  deletePasskeys,
  findPasskey,
  listPasskeys,
  markUsed,
} from './passkeys.repository';
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  renewRecoveryCodes,
  takeRecoveryCode,
} from './recoveryCodes';

/** What is added stays through a mailed reset once its owner had this long to notice its mail. */
const TRIAL_MS = 7 * 24 * 60 * 60_000;
/** A time that all others are after. */
const BEFORE_ALL = '';

/** What somebody shows after their password. */
interface Shown {
  passkey?: PasskeyAnswer | undefined;
  recoveryCode?: string | undefined;
}

interface Asked {
  id: string;
  passwordHash: string;
  secondFactorSince: string | null;
}

/** Whether somebody has shown what their account asks for after the password. */
export type SecondFactor =
  | { state: 'not shown' }
  | {
      state: 'shown';
      hasUsedCode: boolean;
      /** Uses it up, in the transaction that begins the session. Throws when it does not count. */
      use(trx: Queryable): Promise<void>;
    };

/** Looks at what was shown after the right password. Throws 400 for what is not the person's. */
export async function readSecondFactor(
  context: Context,
  account: Asked,
  { passkey, recoveryCode }: Shown,
): Promise<SecondFactor> {
  if (account.secondFactorSince === null)
    return { state: 'shown', hasUsedCode: false, use: async () => undefined };
  if (passkey !== undefined) {
    const refused = () => badField('passkey', 'This passkey is not one of this account.');
    const stored = await findPasskey(context.db, passkey.id);
    const answer =
      stored?.userId === account.id
        ? await readAnswer(context, passkey, stored, secondFactorOf(account))
        : null;
    if (stored === undefined || answer === null) throw refused();
    const use = async (trx: Queryable) => {
      if (!(await markUsed(trx, stored, answer, context.now()))) throw refused();
    };
    return { state: 'shown', hasUsedCode: false, use };
  }
  if (recoveryCode === undefined) return { state: 'not shown' };
  const use = async (trx: Queryable) => {
    if (!(await takeRecoveryCode(trx, account.id, recoveryCode)))
      throw badField('recoveryCode', 'This code is not right, or was used before.');
  };
  return { state: 'shown', hasUsedCode: true, use };
}

/** Asks somebody for a passkey after their password from now on; answers new recovery codes. */
export async function askForPasskey(context: Context, account: Asked): Promise<string[]> {
  return await transact(context.db, async (trx) => {
    await assertPassword(trx, account);
    if ((await listPasskeys(trx, account.id)).length === 0)
      throw conflict('Add a passkey first: there is none to ask for.');
    const since = (await findAccountById(trx, account.id))?.secondFactorSince ?? context.now();
    await setSecondFactorSince(trx, account.id, since);
    return await renewRecoveryCodes(trx, account.id, context.now());
  });
}

/** Asks somebody for their password alone from now on. */
export async function askForPasswordAlone(context: Context, account: Asked): Promise<void> {
  await transact(context.db, async (trx) => {
    await assertPassword(trx, account);
    await endSecondFactor(trx, account.id);
  });
}

/** Locks the account. The password was looked at before, and may have been changed since. */
async function assertPassword(
  trx: Queryable,
  { id, passwordHash }: Pick<Asked, 'id' | 'passwordHash'>,
): Promise<void> {
  if (!(await lockAccount(trx, id, passwordHash))) throw wrongCurrentPassword();
}

/** Asks somebody for their password alone, in a transaction that holds the lock of the account. */
export async function endSecondFactor(trx: Queryable, userId: string): Promise<void> {
  await setSecondFactorSince(trx, userId, null);
  await deleteRecoveryCodes(trx, userId);
}

/** Removes a passkey of somebody; false when it is none of theirs. */
export async function removePasskey(
  context: Context,
  owner: Pick<Asked, 'id' | 'passwordHash'>,
  id: string,
): Promise<boolean> {
  return await transact(context.db, async (trx) => {
    await assertPassword(trx, owner);
    if (!(await deletePasskey(trx, owner.id, id))) return false;
    const account = await findAccountById(trx, owner.id);
    if (account?.secondFactorSince != null && (await listPasskeys(trx, owner.id)).length === 0)
      throw conflict(
        'This is your last passkey, and signing in asks for one. Stop asking for it first.',
      );
    return true;
  });
}

/**
 * What a mailed reset does, in its transaction. Where nobody is asked for a passkey after the
 * password, all passkeys go, since whoever got in before may have added one. Where somebody is,
 * that stays, so that reading the mails is not enough to get in; but what was added within a week
 * goes, and the question with it where it is as new or nothing is left to answer it: a thief must
 * not lock the owner out with a passkey of their own. Where nobody had confirmed the address, all
 * goes at any age: whoever made the account need not be who reads its mails.
 */
export async function endFactorsAtReset(
  trx: Queryable,
  userId: string,
  now: string,
): Promise<void> {
  const limit = new Date(Date.parse(now) - TRIAL_MS).toISOString();
  const account = await findAccountById(trx, userId);
  const since = account?.secondFactorSince ?? null;
  const isKept = since !== null && since <= limit && account?.emailConfirmedAt !== null;
  const addedAfter = isKept ? limit : BEFORE_ALL;
  await deletePasskeys(trx, userId, addedAfter);
  await deleteRecoveryCodes(trx, userId, addedAfter);
  const left = (await listPasskeys(trx, userId)).length + (await countRecoveryCodes(trx, userId));
  if (!isKept || left === 0) await setSecondFactorSince(trx, userId, null);
}
