import { badField, conflict } from '../../http/errors';
import { assertOneAlphabet } from './letters/alphabets';
import { placesOf, readBothWays, readLetters, readOtherwise, standsAt } from './lookalikes';
import type { ReadLetters } from './lookalikes';
import * as words from './reservedWords';

const { CHECK_MARKS, FILLERS, LONE_MARK, MARKS, OFFICES, STAFF } = words;

const PRODUCT = readLetters('clubline');
/** Where a golf club may have a line-up: the one place at which the name may be two words. */
const CLUB = readLetters('club').length;
const PRODUCTS = words.PRODUCT_NAMES.map(readLetters);

const inPlural = (word: string) => ['', 's', 'es'].map((end) => readLetters(word) + end);
const STAFF_WORDS = [...new Set(STAFF.flatMap(inPlural))];
const MARK_WORDS = MARKS.map(readLetters);

interface Part {
  letters: string;
  isStaff: boolean;
}

const partsOf = (some: string[], isStaff: boolean): Part[] =>
  some.map((letters) => ({ letters, isStaff }));

/** All that a name for staff is made of. */
const PARTS = [
  ...partsOf(FILLERS.map(readLetters), false),
  ...partsOf([...PRODUCTS, ...[...STAFF, ...OFFICES].flatMap(inPlural)], true),
];
const USERNAME_PARTS = [...PARTS, ...partsOf(words.USERNAMES_OF_STAFF.flatMap(inPlural), true)];
const TAG_PARTS = [
  ...PARTS,
  ...partsOf(words.MARK_FILLERS.map(readLetters), false),
  ...partsOf(words.WHOLE_MARKS.flatMap(inPlural), true),
];

/** How the letters up to a place can be read; neither where no word ends there. */
const [AS_FILLERS, AS_STAFF] = [1, 2];

/**
 * Whether letters are words and nothing else, one of them for the product or its staff. Each place
 * is looked at once: a pattern would try again for each way to read the words before it, which are
 * twice as many with each `helpdesk`, one word or two.
 */
function isStaffOnly(read: ReadLetters, parts: Part[]): boolean {
  const { letters } = read;
  const ends = new Uint8Array(letters.length + 1);
  ends[0] = AS_FILLERS;
  for (let at = 0; at < letters.length; at += 1) {
    if (ends[at] === 0) continue;
    for (const part of parts)
      if (standsAt(read, part.letters, at))
        ends[at + part.letters.length]! |= part.isStaff ? AS_STAFF : ends[at]!;
  }
  return (ends[letters.length]! & AS_STAFF) !== 0;
}

const SIGNS_BEFORE = /^[^\p{L}]+/u;
const SIGNS_BEHIND = /[^\p{L}]+$/u;
const SIGNS = /[^\p{L}\p{M}\s]+/gu;

/** The ways to spell out a name of which signs may be letters: each of these as it is read. */
const spellings = (name: string): string[] => {
  const plain = name.replaceAll(SIGNS, '');
  return [...new Set([name, readOtherwise(name), plain])];
};

/** The letters of a name, also without the digits and signs before and behind it, and in it. */
const readings = (name: string): ReadLetters[] => {
  const all = spellings(name).flatMap((spelled) => {
    const behind = spelled.replace(SIGNS_BEHIND, '');
    return [spelled, behind, spelled.replace(SIGNS_BEFORE, ''), behind.replace(SIGNS_BEFORE, '')];
  });
  return [...new Set(all)].map(readBothWays);
};

/** What stands in brackets in a name, as a remark on who has it. */
const remarks = (name: string): string[] =>
  Array.from(
    name.matchAll(/[([{<«“"【「『（［‹⟨]([^)\]}>»”"】」』）］›⟩]{1,100})/gu),
    ([, inner]) => inner!,
  );

/** Whether there is nothing in a name, or in its brackets, but words for the product and staff. */
const namesStaff = (name: string, parts = PARTS): boolean =>
  [name, ...remarks(name)].some((part) => readings(part).some((read) => isStaffOnly(read, parts)));

const hasProduct = (name: string): boolean =>
  spellings(name).some((spelled) => {
    const read = readBothWays(spelled);
    return PRODUCTS.some((product) => placesOf(read, product).length > 0);
  });

const isStaffWord = (read: ReadLetters): boolean =>
  STAFF_WORDS.some((word) => word.length === read.letters.length && standsAt(read, word, 0));

/** Whether a username stands for the product or its staff. */
export const isReservedUsername = (username: string): boolean =>
  namesStaff(username, USERNAME_PARTS) ||
  username.split('_').some((word) => readings(word).some(isStaffWord)) ||
  hasProduct(username);

/** Whether a name has the product's in it, or nothing but words for its staff. */
const standsForUs = (name: string): boolean => hasProduct(name) || namesStaff(name);

/** What ends a word; signs like hyphens, points and bars may stand in one. */
const WORD_ENDS = /[\s/,;:!?&()[\]{}<>"“”«»—–…]+/u;

/**
 * Whether the product's name stands in the words of a text, however they are cut, but for the two
 * that others may have: a golf club may well have a line-up.
 */
function hasProductInWords(text: string): boolean {
  const written = text.split(WORD_ENDS);
  const plain = written.map((word) => word.replaceAll(SIGNS, ''));
  return [written, plain].some((spelled) => {
    const read = spelled.map(readBothWays);
    let length = 0;
    const ends = new Set(read.map(({ letters }) => (length += letters.length)));
    const whole = {
      letters: read.map(({ letters }) => letters).join(''),
      others: read.map(({ others }) => others).join(''),
    };
    return PRODUCTS.some((product) =>
      placesOf(whole, product).some((at) => {
        const cuts = [...ends].filter((end) => end > at && end < at + product.length);
        return product !== PRODUCT || cuts.length !== 1 || cuts[0] !== at + CLUB;
      }),
    );
  });
}

/** Throws 400 for a name or tag with a sign that says elsewhere that somebody was verified. */
function assertUnmarked(text: string, property: string): void {
  if ([...text].some((sign) => CHECK_MARKS.includes(sign)) || LONE_MARK.test(text))
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
  assertOneAlphabet(name, property);
}

/**
 * Throws 400 for tags of a person, which stand under their name, that claim to be given by the
 * product, or to its staff.
 */
export function assertOwnTags(tags: readonly string[]): void {
  tags.forEach((tag, at) => assertUnmarked(tag, `tags.profile.${at}`));
  const isGiven = (tag: string) =>
    hasProduct(tag) ||
    namesStaff(tag, TAG_PARTS) ||
    readings(tag).some((read) => MARK_WORDS.some((word) => placesOf(read, word).length > 0));
  const at = tags.findIndex(isGiven);
  if (at >= 0)
    throw badField(
      `tags.profile.${at}`,
      'Please choose a tag that does not stand for this place or its staff.',
    );
  tags.forEach((tag, place) => assertOneAlphabet(tag, `tags.profile.${place}`));
}

/** Throws 400 for a club's name that claims to be the product's or its staff's, or verified. */
export function assertOwnClubName(name: string): void {
  assertUnmarked(name, 'name');
  if (hasProductInWords(name) || namesStaff(name))
    throw badField('name', 'Please choose a name that does not stand for this place or its staff.');
  assertOneAlphabet(name, 'name');
}
