import type { UsersTable } from '../../account';

/** Whose password it is to be. */
export type PasswordOwner = Pick<UsersTable, 'username' | 'email' | 'firstName' | 'lastName'>;

const PRODUCT = 'clubline';
/** Shorter words stand in too many passwords by chance. */
const SHORTEST = 3;
/** So many figures and signs around a word make it no word to guess. */
const MOST_AROUND = 8;

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');

/** Whether a password is a name or address of its owner, or our name, with a few signs around. */
export function isOwnWord(password: string, owner: PasswordOwner): boolean {
  const { username, email, firstName, lastName } = owner;
  const letters = lettersOf(password);
  if (letters.length < SHORTEST || password.length - letters.length > MOST_AROUND) return false;
  const mailbox = email.slice(0, email.lastIndexOf('@'));
  const names = [firstName, lastName, firstName + lastName, lastName + firstName];
  return [PRODUCT, username, email, mailbox, ...names].some((word) => lettersOf(word) === letters);
}
