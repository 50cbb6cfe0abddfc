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
export { toOwnUser } from './ownUser';
export { assertFreeToChoose, assertOwnName } from './reservedNames';
