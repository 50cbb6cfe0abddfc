export {
  createAccount,
  findAccountByEmail,
  findAccountById,
  findAccountByUsername,
  makeAdmins,
} from './account.repository';
export { toOwnUser } from './ownUser';
