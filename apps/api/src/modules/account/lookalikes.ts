import unhomoglyph from 'unhomoglyph';

/**
 * Letters that look like one of ours and are no form of it, as Unicode knows forms. Its own list of
 * what looks alike asks for nearly the same picture, and this for what a reader takes for it.
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

const letterOf = new Map(
  Object.entries(LOOKALIKES).flatMap(([letter, others]) =>
    [...others].map((other) => [other, letter] as const),
  ),
);

/** Where Unicode has letters and digits in circles and squares that it knows no other form of. */
const ENCLOSED = [
  // 24B6 and 24D0 have another form, but 24B8 looks to Unicode's list like ©.
  ...[0x24b6, 0x24d0, 0x1_f150, 0x1_f170].map((start) => ({
    start,
    signs: 'abcdefghijklmnopqrstuvwxyz',
  })),
  ...[0x24f5, 0x2776, 0x2780, 0x278a].map((start) => ({ start, signs: '123456789' })),
];

const known = (character: string) =>
  letterOf.get(character) ?? letterOf.get(character.toLowerCase());

/** What a character looks like, by ours and, of all other scripts, by Unicode's list. */
function letterFor(character: string): string | undefined {
  const found = known(character);
  if (found !== undefined || character < '\x80') return found;
  const alike = unhomoglyph(character);
  if (alike === character) return undefined;
  return [...alike].map((part) => known(part) ?? part.toLowerCase()).join('');
}

function fold(character: string): string {
  const found = letterFor(character);
  if (found !== undefined) return found;
  const code = character.codePointAt(0)!;
  const row = ENCLOSED.find(({ start, signs }) => code >= start && code < start + signs.length);
  if (row === undefined) return character.toLowerCase();
  const enclosed = row.signs[code - row.start]!;
  return letterOf.get(enclosed) ?? enclosed;
}

const asRead = (name: string, signs: RegExp): string =>
  // Some look like a letter and are a form of one that looks like none, as Ϲ, which is a sigma.
  [...name.normalize('NFC')]
    .map((character) => letterFor(character) ?? character)
    .join('')
    .normalize('NFKD')
    .split(/(?:)/u)
    .map(fold)
    .join('')
    .replaceAll(signs, '');

/**
 * The letters of a name as somebody reads them: without accents, case, signs and blanks, and with
 * one letter for all that look alike. Only to be compared with what this makes of other names.
 * What it makes of two words one after the other is what it makes of each: an m is read as the r
 * and n that look like it, as a word may end in r and the next begin with n.
 */
export const readLetters = (name: string): string =>
  // The line that makes an Arabic word longer is a letter to Unicode.
  asRead(name, /[^\p{L}]|\u0640/gu)
    .replaceAll('m', 'rn')
    .replaceAll('w', 'vv');

/**
 * The same where digits count, but those that look like a letter: `TV 2` is not `TV 6`. Kept beside
 * the names that it was made of, so what it makes of one stays as it is.
 */
export const readLettersAndDigits = (name: string): string =>
  asRead(name, /[^\p{L}\p{N}]/gu)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
