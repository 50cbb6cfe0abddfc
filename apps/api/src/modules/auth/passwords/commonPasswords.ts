import { PASSWORD_MIN } from '@clubline/contract';
import { badField } from '../../../http/errors';

/** So many of the most used passwords are refused. */
const COUNT = 10_000;

let passwords: Promise<Set<string>> | undefined;

// Half a megabyte that only new passwords need.
const load = async (): Promise<Set<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // Sorted by how often they are used.
  const longEnough = dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_MIN);
  return new Set(longEnough.slice(0, COUNT));
};

/** Whether a password is among those that are guessed first. */
export async function isCommonPassword(password: string): Promise<boolean> {
  passwords ??= load();
  return (await passwords).has(password.normalize('NFKC').toLowerCase());
}

/** Throws 400 for a new password that is guessed first; those that people have stay theirs. */
export async function assertUncommon(password: string): Promise<void> {
  if (await isCommonPassword(password))
    throw badField(
      'password',
      'This password is one of the most used ones. Please choose another.',
    );
}
