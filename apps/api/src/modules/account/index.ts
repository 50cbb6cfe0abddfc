export type { UsersTable } from './account.tables';
export {
  createAccount,
  findAccountByEmail,
  findAccountById,
  findAccountByUsername,
  findDisabled,
  lockAccount,
  setPasswordHash,
  setSecondFactorSince,
} from './account.repository';
export { administrators } from './account.policy';
export { makeAdmin, takeAdminRole } from './administrators.repository';
export { emailKeyOf } from './emailKey';
export { assertEnabled, disableAccount, enableAccount } from './disabling';
export { toOwnUser } from './ownUser';
export { readLettersAndDigits } from './lookalikes';
export {
  assertFreeToChoose,
  assertOwnClubName,
  assertOwnFullName,
  assertOwnName,
  assertOwnTags,
} from './reservedNames';
export { setEmailConfirmed } from './mailbox.repository';
