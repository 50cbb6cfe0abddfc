import { badField, conflict } from '../../http/errors';
import { readLetters } from './lookalikes';
import { CHECK_MARKS, FILLERS, MARKS, OFFICES, STAFF } from './reservedWords';

const PRODUCT = readLetters('clubline');

const inPlural = (word: string) => ['', 's', 'es'].map((end) => readLetters(word) + end);
const STAFF_WORDS = new Set(STAFF.flatMap(inPlural));
const MARK_WORDS = MARKS.map(readLetters);

/** All that a name for staff is made of. */
const PARTS = [
  ...FILLERS.map((word) => ({ letters: readLetters(word), isStaff: false })),
  ...[PRODUCT, ...[...STAFF, ...OFFICES].flatMap(inPlural)].map((letters) => ({
    letters,
    isStaff: true,
  })),
];

/** How the letters up to a place can be read; neither where no word ends there. */
const [AS_FILLERS, AS_STAFF] = [1, 2];

/**
 * Whether letters are words and nothing else, one of them for the product or its staff. Each place
 * is looked at once: a pattern would try again for each way to read the words before it, which are
 * twice as many with each `helpdesk`, one word or two.
 */
function isStaffOnly(letters: string): boolean {
  const ends = new Uint8Array(letters.length + 1);
  ends[0] = AS_FILLERS;
  for (let at = 0; at < letters.length; at += 1) {
    if (ends[at] === 0) continue;
    for (const part of PARTS)
      if (letters.startsWith(part.letters, at))
        ends[at + part.letters.length]! |= part.isStaff ? AS_STAFF : ends[at]!;
  }
  return (ends[letters.length]! & AS_STAFF) !== 0;
}

/** The letters of a name, also without the digits and signs before and behind it. */
const readings = (name: string): string[] => {
  const behind = name.replace(/[^\p{L}]+$/u, '');
  return [name, behind, name.replace(/^[^\p{L}]+/u, ''), behind.replace(/^[^\p{L}]+/u, '')].map(
    readLetters,
  );
};

/** Whether there is nothing in a name but words for the product and its staff. */
const namesStaff = (name: string): boolean => readings(name).some(isStaffOnly);

/** Whether a username stands for the product or its staff. */
export const isReservedUsername = (username: string): boolean =>
  namesStaff(username) ||
  username.split('_').some((word) => readings(word).some((read) => STAFF_WORDS.has(read))) ||
  readLetters(username).includes(PRODUCT);

/** Whether a name has the product's in it, or nothing but words for its staff. */
const standsForUs = (name: string): boolean =>
  readLetters(name).includes(PRODUCT) || namesStaff(name);

/** The words of a text as they are read. Letters in circles are signs to Unicode. */
const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}\p{So}]+/u).map(readLetters);

/** Throws 400 for a name or tag with a sign that says elsewhere that somebody was verified. */
function assertUnmarked(text: string, property: string): void {
  if ([...text].some((sign) => CHECK_MARKS.includes(sign)))
    throw badField(property, 'Please leave out check marks: nobody is verified here.');
}

/** Throws 409 for a username that nobody may choose, as for one that somebody has. */
export function assertFreeToChoose(username: string): void {
  if (isReservedUsername(username)) throw conflict('Username is already taken', 'username');
}

/** Throws 400 for a person's name that claims to be the product or its staff, or verified. */
export function assertOwnName(firstName: string, lastName: string): void {
  assertOwnFullName(`${firstName} ${lastName}`, 'firstName');
}

/** The same of a whole name, which the call has under `property`. */
export function assertOwnFullName(name: string, property: string): void {
  assertUnmarked(name, property);
  if (standsForUs(name)) throw badField(property, 'Please use your own name.');
}

/**
 * Throws 400 for tags of a person, which stand under their name, that claim to be given by the
 * product, or to its staff.
 */
export function assertOwnTags(tags: readonly string[]): void {
  tags.forEach((tag, at) => assertUnmarked(tag, `tags.profile.${at}`));
  const isGiven = (tag: string) =>
    standsForUs(tag) || MARK_WORDS.some((word) => readLetters(tag).includes(word));
  const at = tags.findIndex(isGiven);
  if (at >= 0)
    throw badField(
      `tags.profile.${at}`,
      'Please choose a tag that does not stand for this place or its staff.',
    );
}

/** Throws 400 for a club's name that claims to be the product's or its staff's, or verified. */
export function assertOwnClubName(name: string): void {
  assertUnmarked(name, 'name');
  // By word: a golf club may well have a line-up.
  if (wordsOf(name).some((word) => word.includes(PRODUCT)) || namesStaff(name))
    throw badField('name', 'Please choose a name that does not stand for this place or its staff.');
}
