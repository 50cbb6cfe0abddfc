export type { UsersTable } from './account.tables';
export {
  createAccount,
  findAccountByEmail,
  findAccountById,
  findAccountByUsername,
  lockAccount,
  makeAdmin,
  setEmailConfirmed,
  setPasswordHash,
  setSecondFactorSince,
} from './account.repository';
export { emailKeyOf } from './emailKey';
export { assertEnabled, disableAccount, enableAccount } from './disabling';
export { toOwnUser } from './ownUser';
export { readLettersAndDigits } from './lookalikes';
export {
  assertFreeToChoose,
  assertOwnClubName,
  assertOwnFullName,
  assertOwnName,
} from './reservedNames';
