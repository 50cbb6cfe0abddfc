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
export { assertEnabled, disableAccount, enableAccount } from './disabling';
export { toOwnUser } from './ownUser';
export { assertFreeToChoose, assertOwnClubName, assertOwnName } from './reservedNames';
