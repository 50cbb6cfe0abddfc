import { NEW_PASSWORD_MIN } from '@clubline/contract';

/** So many of the most used passwords are refused. */
const COUNT = 10_000;

let passwords: Promise<Set<string>> | undefined;

// Half a megabyte that only new passwords need.
const load = async (): Promise<Set<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // Sorted by how often they are used.
  const longEnough = dictionary['passwords-common'].filter(
    ({ length }) => length >= NEW_PASSWORD_MIN,
  );
  return new Set(longEnough.slice(0, COUNT));
};

/** Whether a password is among those that are guessed first. */
export async function isCommonPassword(password: string): Promise<boolean> {
  passwords ??= load();
  return (await passwords).has(password.normalize('NFKC').toLowerCase());
}
