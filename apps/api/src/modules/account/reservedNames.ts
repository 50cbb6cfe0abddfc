import { badField, conflict } from '../../http/errors';
import { readLetters } from './lookalikes';

const PRODUCT = readLetters('clubline');

/** Words for the people who run the product; no username has one of them as a word. */
const STAFF = (
  'admin administrator helpdesk moderator staff administrador administradora ' +
  'moderador moderadora'
).split(' ');

/** What people of the product, or its machines, may be called; they are also words like others. */
const OFFICES = (
  'abuse help hostmaster mod noreply official postmaster root security support ' +
  'system webmaster ayuda oficial seguridad sistema soporte'
).split(' ');

/** Words that make no other name of these. */
const FILLERS = (
  'account app center centre club crew desk hq our real service site team the user ' +
  'web de el equipo'
).split(' ');

const oneOf = (words: string[]) => `(?:${words.map(readLetters).join('|')})`;
const WORD = `(?:${PRODUCT}|${oneOf([...STAFF, ...OFFICES])}(?:es|s)?)`;
const isStaffWord = new RegExp(`^${oneOf(STAFF)}(?:es|s)?$`);
const isStaffOnly = new RegExp(`^${oneOf(FILLERS)}*${WORD}(?:${oneOf(FILLERS)}|${WORD})*$`);

/** The letters of a name, also without the digits and signs before and behind it. */
const readings = (name: string): string[] => {
  const behind = name.replace(/[^\p{L}]+$/u, '');
  return [name, behind, name.replace(/^[^\p{L}]+/u, ''), behind.replace(/^[^\p{L}]+/u, '')].map(
    readLetters,
  );
};

/** Whether there is nothing in a name but words for the product and its staff. */
const namesStaff = (name: string): boolean =>
  readings(name).some((letters) => isStaffOnly.test(letters));

/** Whether a username stands for the product or its staff. */
export const isReservedUsername = (username: string): boolean =>
  namesStaff(username) ||
  username.split('_').some((word) => readings(word).some((read) => isStaffWord.test(read))) ||
  readLetters(username).includes(PRODUCT);

/** Throws 409 for a username that nobody may choose, as for one that somebody has. */
export function assertFreeToChoose(username: string): void {
  if (isReservedUsername(username)) throw conflict('Username is already taken', 'username');
}

/** Throws 400 for a person's name that claims to be the product or its staff. */
export function assertOwnName(firstName: string, lastName: string): void {
  assertOwnFullName(`${firstName} ${lastName}`, 'firstName');
}

/** The same of a whole name, which the call has under `property`. */
export function assertOwnFullName(name: string, property: string): void {
  if (readLetters(name).includes(PRODUCT) || namesStaff(name))
    throw badField(property, 'Please use your own name.');
}

/** Throws 400 for a club's name that claims to be the product's or its staff's. */
export function assertOwnClubName(name: string): void {
  // By word: a golf club may well have a line-up. Letters in circles are signs to Unicode.
  const words = name.split(/[^\p{L}\p{N}\p{So}]+/u).map(readLetters);
  if (words.some((word) => word.includes(PRODUCT)) || namesStaff(name))
    throw badField('name', 'Please choose a name that does not stand for this place or its staff.');
}
