export {
  createAccount,
  findAccountByEmail,
  findAccountById,
  findAccountByUsername,
  makeAdmin,
} from './account.repository';
export { toOwnUser } from './ownUser';
export { assertFreeToChoose, assertOwnName } from './reservedNames';
