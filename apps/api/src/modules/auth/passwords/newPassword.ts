import { badField } from '../../../http/errors';
import { isCommonPassword } from './commonPasswords';
import { isOwnWord, type PasswordOwner } from './ownWords';

/** Throws 400 for a new password that is guessed first; those that people have stay theirs. */
export async function assertHardToGuess(password: string, owner: PasswordOwner): Promise<void> {
  if (await isCommonPassword(password))
    throw badField(
      'password',
      'This password is one of the most used ones. Please choose another.',
    );
  if (isOwnWord(password, owner))
    throw badField(
      'password',
      'This password is easy to guess from a name or address. Please choose another.',
    );
}
