export { assertUncommon, isCommonPassword } from './commonPasswords';
export { hashPassword, isPassword } from './passwords';
