import { NEW_PASSWORD_MIN } from '@clubline/contract';
import { isPattern } from './passwordPatterns';

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

/** Letters and figures alone, without case, accents, blanks, signs and what nobody sees. */
const plainOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether a password is among those that are guessed first: one of the most used, a repetition, a
 * row of keys or numbers, or a date, with or without blanks, accents and signs in it.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  passwords ??= load();
  const used = await passwords;
  const asTyped = password.normalize('NFKC').toLowerCase();
  const forms = [asTyped, plainOf(password)];
  return password !== '' && forms.some((form) => used.has(form) || isPattern(form));
}
