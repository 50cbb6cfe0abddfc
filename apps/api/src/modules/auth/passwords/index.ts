export { isCommonPassword } from './commonPasswords';
export { assertHardToGuess } from './newPassword';
export { isOwnWord, type PasswordOwner } from './ownWords';
export { hashPassword, isPassword } from './passwords';
