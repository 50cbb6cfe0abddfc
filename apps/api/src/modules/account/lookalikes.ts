import unhomoglyph from 'unhomoglyph';
import { ARABIC_VARIANTS, FURTHER_LOOKALIKES, SECOND_READINGS } from './letters/furtherLookalikes';

/**
 * Letters that look like one of ours and are no form of it, as Unicode knows forms. Its own list of
 * what looks alike asks for nearly the same picture, and this for what a reader takes for it. Names
 * of partners are compared by these alone, and their keys are stored: others go to
 * `FURTHER_LOOKALIKES`.
 */
const LOOKALIKES: Record<string, string> = {
  a: 'АаΑαɑᴀᎪⲀⲁ@4',
  b: 'ВвЬьΒβʙᏴƅ8',
  c: 'СсϹϲᴄᏟⲤⲥᑕƆɔ©',
  d: 'ԀԁɗᴅᎠđĐðÐ',
  e: 'ЕеЁёΕεЄєɛᴇᎬҽ€3',
  f: 'ҒғƒꜰϜϝ',
  g: 'ԌԍɡɢᏀց',
  h: 'НнҺһΗʜᎻհħĦ',
  // One who reads cannot tell these apart.
  l: 'iІіΙιıɩɪᎥӀӏǀ∣ʟᏞłŁן1|!¡',
  j: 'ЈјϳʝᎫ',
  k: 'КкΚκᴋᏦҚқ',
  m: 'МмΜᴍᎷϺϻ',
  n: 'ПпИиΝηոռɴᑎꓵ',
  o: 'ОоΟοσᴏՕօøØɵ0',
  p: 'РрΡρᴘᏢþÞ℗',
  q: 'Ԛԛգ',
  r: 'ЯяГгʀᏒɾ®',
  s: 'ЅѕꜱᏚʂ$5',
  t: 'ТтΤτᴛᎢŧŦ',
  u: 'υսՍᴜμʊᎤᑌ',
  v: 'νѴѵᴠᏙ',
  w: 'ԜԝᴡᎳωШшЩщ',
  x: 'ХхΧχҲҳ',
  y: 'УуΥγҮүʏᎩ',
  z: 'Ζζᴢ',
};

/** What characters are read as. */
type Readings = ReadonlyMap<string, string>;

const readingsOf = (...tables: Record<string, string>[]): Readings =>
  new Map(
    tables
      .flatMap(Object.entries<string>)
      .flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const))
      // The first one counts.
      .toReversed(),
  );

/** A table in which each letter of ours also stands in its other case, unless that is ASCII. */
function inBothCases(readings: Readings): Readings {
  const cased = new Map(readings);
  for (const [character, letter] of readings)
    for (const other of [character.toLowerCase(), character.toUpperCase()])
      if ([...other].length === 1 && other > '\x7f' && !cased.has(other)) cased.set(other, letter);
  return cased;
}

const PARTNERS = readingsOf(LOOKALIKES);
const ALL = inBothCases(readingsOf(LOOKALIKES, FURTHER_LOOKALIKES, ARABIC_VARIANTS));
const SECOND = readingsOf(SECOND_READINGS);

/** Where Unicode has letters and digits in circles and squares that it knows no other form of. */
const ENCLOSED = [
  // 24B6 and 24D0 have another form, but 24B8 looks to Unicode's list like ©.
  ...[0x24b6, 0x24d0, 0x1_f150, 0x1_f170].map((start) => ({
    start,
    signs: 'abcdefghijklmnopqrstuvwxyz',
  })),
  ...[0x24f5, 0x2776, 0x2780, 0x278a].map((start) => ({ start, signs: '123456789' })),
];

const known = (readings: Readings, character: string) =>
  readings.get(character) ?? readings.get(character.toLowerCase());

/** What a character looks like, by ours and, of all other scripts, by Unicode's list. */
function letterFor(readings: Readings, character: string): string | undefined {
  const found = known(readings, character);
  if (found !== undefined || character < '\x80') return found;
  const alike = unhomoglyph(character);
  if (alike === character) return undefined;
  return [...alike].map((part) => known(readings, part) ?? part.toLowerCase()).join('');
}

function fold(readings: Readings, character: string): string {
  const found = letterFor(readings, character);
  if (found !== undefined) return found;
  const code = character.codePointAt(0)!;
  const row = ENCLOSED.find(({ start, signs }) => code >= start && code < start + signs.length);
  if (row === undefined) return character.toLowerCase();
  const enclosed = row.signs[code - row.start]!;
  return readings.get(enclosed) ?? enclosed;
}

/** What one character of a name is read as, with the forms that Unicode knows of it. */
const readCharacter = (readings: Readings, character: string): string =>
  // Some look like a letter and are a form of one that looks like none, as Ϲ, which is a sigma.
  Array.from((letterFor(readings, character) ?? character).normalize('NFKD'), (part) =>
    fold(readings, part),
  ).join('');

/** Far more characters than the names of a day have. */
const KEPT_MAX = 10_000;
const kept = new WeakMap<Readings, Map<string, string>>();

/** The same, looked up once: names are read in many ways, and a sign may stand for many letters. */
function readOnce(readings: Readings, character: string): string {
  const before = kept.get(readings) ?? new Map<string, string>();
  kept.set(readings, before);
  const found = before.get(character);
  if (found !== undefined) return found;
  const read = readCharacter(readings, character);
  if (before.size >= KEPT_MAX) before.clear();
  before.set(character, read);
  return read;
}

const asRead = (readings: Readings, name: string, signs: RegExp): string =>
  Array.from(name.normalize('NFC'), (character) => readOnce(readings, character))
    .join('')
    .replaceAll(signs, '');

/**
 * The letters of a name as somebody reads them: without accents, case, signs and blanks, and with
 * one letter for all that look alike. Only to be compared with what this makes of other names.
 * What it makes of two words one after the other is what it makes of each: an m is read as the r
 * and n that look like it, as a word may end in r and the next begin with n. V is read as u, as in
 * inscriptions.
 */
export const readLetters = (name: string): string =>
  // The line that makes an Arabic word longer is a letter to Unicode.
  asRead(ALL, name, /[^\p{L}]|\u0640/gu)
    .replaceAll('m', 'rn')
    .replaceAll('w', 'uu')
    .replaceAll('v', 'u');

/** A name in which what can be read in two ways is what it is read as next. */
export const readOtherwise = (name: string): string =>
  Array.from(name, (character) => SECOND.get(character) ?? character).join('');

/** The letters of a name, and at each place the other one that a sign there may be taken for. */
export interface ReadLetters {
  letters: string;
  others: string;
}

/** The letters of a name by {@link readLetters}, in both readings, which are equally long. */
export const readBothWays = (name: string): ReadLetters => ({
  letters: readLetters(name),
  others: readLetters(readOtherwise(name)),
});

/** Whether a word's letters stand at a place, each in one of both readings. */
export function standsAt({ letters, others }: ReadLetters, word: string, at: number): boolean {
  if (at + word.length > letters.length) return false;
  for (let place = 0; place < word.length; place += 1) {
    const letter = word[place];
    if (letter !== letters[at + place] && letter !== others[at + place]) return false;
  }
  return true;
}

/** The places at which a word's letters stand. */
export const placesOf = (read: ReadLetters, word: string): number[] =>
  Array.from(read.letters, (_, at) => at).filter((at) => standsAt(read, word, at));

/**
 * The same where digits count, but those that look like a letter: `TV 2` is not `TV 6`. Kept beside
 * the names that it was made of, so what it makes of one stays as it is.
 */
export const readLettersAndDigits = (name: string): string =>
  asRead(PARTNERS, name, /[^\p{L}\p{N}]/gu)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
