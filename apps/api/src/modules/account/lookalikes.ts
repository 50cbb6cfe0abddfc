/** Letters that look like one of ours and are no form of it, as Unicode knows forms. */
const LOOKALIKES: Record<string, string> = {
  a: 'АаΑαɑᴀᎪ@4',
  b: 'ВвЬьΒβʙᏴƅ',
  c: 'СсϹϲᴄᏟⲥ',
  d: 'ԀԁɗᴅᎠđĐðÐ',
  e: 'ЕеЁёΕεЄєɛᴇᎬҽ€3',
  f: 'ҒғƒꜰϜϝ',
  g: 'ԌԍɡɢᏀց',
  h: 'НнҺһΗʜᎻհħĦ',
  // One who reads cannot tell these apart.
  l: 'iІіΙιıɩɪᎥӀӏǀ∣ʟᏞłŁן1|!',
  j: 'ЈјϳʝᎫ',
  k: 'КкΚκᴋᏦҚқ',
  m: 'МмΜᴍᎷϺϻ',
  n: 'ПпИиΝηոռɴ',
  o: 'ОоΟοσᴏՕօøØɵ0',
  p: 'РрΡρᴘᏢþÞ',
  q: 'Ԛԛգ',
  r: 'ЯяГгʀᏒɾ',
  s: 'ЅѕꜱᏚʂ$5',
  t: 'ТтΤτᴛᎢŧŦ',
  u: 'υսՍᴜμʊ',
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

/** Where Unicode has white letters on black circles and squares, from A to Z. */
const ENCLOSED = [0x1_f150, 0x1_f170];

function fold(character: string): string {
  const found = letterOf.get(character) ?? letterOf.get(character.toLowerCase());
  if (found !== undefined) return found;
  const code = character.codePointAt(0)!;
  const start = ENCLOSED.find((first) => code >= first && code < first + 26);
  if (start === undefined) return character.toLowerCase();
  const enclosed = String.fromCodePoint(code - start + 97);
  return letterOf.get(enclosed) ?? enclosed;
}

/**
 * The letters of a name as somebody reads them: without accents, case, signs and blanks, and with
 * one letter for all that look alike. Only to be compared with what this makes of other names.
 */
export const readLetters = (name: string): string =>
  [...name.normalize('NFKD')]
    .map(fold)
    .join('')
    .replaceAll(/[^\p{L}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
