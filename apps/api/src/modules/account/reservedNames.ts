import { badField, conflict } from '../../http/errors';

/** Names that would pass for the product or for the people who run it. */
const RESERVED = [
  'admin',
  'administrator',
  'clubline',
  'helpdesk',
  'moderator',
  'official',
  'root',
  'security',
  'staff',
  'support',
  'system',
];

/** Letters only, so that a digit or an underscore in place of a letter makes no other name. */
const lettersOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[1i|!]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('3', 'e')
    .replaceAll('4', 'a')
    .replaceAll('5', 's')
    .replaceAll(/[^a-z]/g, '');

const PRODUCT = lettersOf('clubline');
const reserved = new Set(RESERVED.map(lettersOf));

/** Whether a username stands for the product or its staff, also with digits behind it. */
export const isReservedUsername = (username: string): boolean =>
  [username, username.replace(/[\d_]+$/, '')]
    .map(lettersOf)
    .some((letters) => reserved.has(letters)) || lettersOf(username).includes(PRODUCT);

/** Throws 409 for a username that nobody may choose, as for one that somebody has. */
export function assertFreeToChoose(username: string): void {
  if (isReservedUsername(username)) throw conflict('Username is already taken', 'username');
}

/** Throws 400 for a person's name that claims to be the product. */
export function assertOwnName(firstName: string, lastName: string): void {
  if (lettersOf(`${firstName}${lastName}`).includes(PRODUCT))
    throw badField('firstName', 'Please use your own name.');
}
