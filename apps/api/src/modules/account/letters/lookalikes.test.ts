import { array, assert, constantFrom, property, record, uniqueArray, integer } from 'fast-check';
import { createHash } from 'node:crypto';
import alike from 'unhomoglyph/data.json' with { type: 'json' };
import { expect, test, vi } from 'vitest';
import { isRefused } from '../../../testing/hostile/isRefused';
import { readBothWays, readLettersAndDigits } from '../lookalikes';
import { SECOND_READINGS } from './furtherLookalikes';
import { assertOwnClubName, assertOwnFullName, assertOwnTags } from '../reservedNames';

const asName = (name: string) => isRefused(() => assertOwnFullName(name, 'name'));
const asTag = (tag: string) => isRefused(() => assertOwnTags([tag]));
const asClub = (name: string) => isRefused(() => assertOwnClubName(name));

/** What this trial takes for each letter, by eye, besides Unicode’s list. */
const BY_EYE: Record<string, string> = {
  a: 'АаΑαɑᴀᎪⲀⲁ@4ⱥȺɐɒʌΛΔ∆₳ᗩ卂ꓮꭺ𝐚ⓐ🅰🄰ａ',
  b: 'ВвЬьΒβʙᏴƅ8ßẞƁɓɃƀᴃ₿฿6ᗷ乃ᏰᏼⲂꓐꞴꮟ𝐛ⓑ🅱🄱ｂ',
  c: 'СсϹϲᴄᏟⲤⲥᑕƆɔȼȻꞒꞓꞔƇƈɕʗ₵€¢ꜾↄᏣᏨⵎⵛ匚ㄈᥴςꓚ𝐜ⓒ🅲ｃ',
  d: 'ԀԁɗᴅᎠđĐðÐƊƋƌȡᴆᵭᶁᶑꝺꝹᗪᏧꓓ𝐝ⓓｄ',
  e: 'ЕеЁёΕεЄєɛᴇᎬҽǝƎəƏⱻɘɞɜɝꬳꬴⱸꜪꜫ€℮∃∈ΣⲈⲉⴹⵟⵞᗴ乇ヨㅌᏋꓰꭼ𝐞ⓔ3ｅ',
  f: 'ҒғƒꜰϜϝℲⅎʄꟻꝻꝼꬵꞘꞙ千ᖴ₣ꓝ𝐟ⓕｆ',
  h: 'НнҺһΗʜᎻհħĦɥɧⱧⱨɦꜦꜧⱵⱶꞕ卄廾ᏂⲎꓧ𝐡ⓗｈ',
  i: 'ІіΙιıɩɪᎥӀӏǀ∣łŁן1|!¡Ɨɨᵻᴉɿᶖ⎮¦│丨ㅣᅵᏆⲒⲓⵊⵏⵑꓲ𝐢ⓘ1۱١ｉ',
  l: 'ʟᏞłŁƚȽⱠⱡⱢꝆꝇꝈꝉꞀꞁɬȴᶅɺꞎꬷꬸꬹᴌᏐ⎮│┃║❘₤ㄥ乚しᒪꓡ𝐥ⓛ1|ｌ',
  m: 'МмΜᴍᎷϺϻɱⱮɰᴟᶆꬺꟽ₥ᗰ爪巾Ⲙꓟ𝐦ⓜｍ',
  n: 'ПпИиΝηոռɴᑎꓵŋŊƞȠɲƝɳȵꞐꞑᴎᶇꬻꬼ₦∩ⴖ几冂ⲚꓠꞃꞂ𝐧ⓝｎ',
  o: 'ОоΟοσᴏՕօøØɵ0ʘɷᴒᴓⱺꝋꝊꝍΘθФфӨөⵔⴰⵙ◯○●□口ロㅇᏫⲞꓳ𝐨ⓞｏ',
  p: 'РрΡρᴘᏢþÞ℗ꝐꝑꝒꝓꝔꝕᵽƤƥƿꟼȹ₱卩ㄗᑭⲢꓑ𝐩ⓟｐ',
  r: 'ЯяГгʀᏒɾ®ɽɌɹɻɼʁᴙᴚꝚꝛꞦꞧꝜⱹᶉ尺ᖇᏛꓣ𝐫ⓡｒ',
  s: 'ЅѕꜱᏚʂ$5ƨƧȿⱾᶊꞅꞄꞨꞩʆ§₴丂ᔕᎦᏕⵢꓢ𝐬ⓢｓ',
  t: 'ТтΤτᴛᎢŧŦȶƫƬƭʈƮʇⱦȾꞆꞇ₮†7+ㄒナⵜⲦꓔ𝐭ⓣｔ',
  u: 'υսՍᴜμʊᎤᑌʉɄꞞꞟꭎᴝ∪⋃ꞸꞹⲨⲩⵡ凵ㄩᏬVvѴѵᴠᏙⱱꝞ∨Џцꓴꓦ𝐮ⓤｕ',
  v: 'νѴѵᴠᏙʋⱱⱴꝟᶹ∨⋁ᐯꓦ𝐯ⓥｖ',
  y: 'УуΥγҮүʏᎩƴɣɤ¥ȝㄚ丫ᎽꓬⲨ𝐲ⓨｙ',
};

/** Letters of ours that a reader cannot tell apart, as one. */
const SAME: Record<string, string> = { i: 'l', v: 'u' };
const same = (letter: string) => SAME[letter] ?? letter;
/** What Unicode’s list takes for the same picture as a letter, in either case. */
function byUnicode(letter: string): string[] {
  const list: Record<string, string> = alike;
  const pictures = new Set([letter, letter.toUpperCase()].map((form) => list[form] ?? form));
  return Object.keys(list).filter((other) => pictures.has(list[other]!));
}
const SEEN = /^[^\p{M}\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}]$/u;
const othersOf = (letter: string): string[] => [
  ...new Set(
    Object.keys(BY_EYE)
      .filter((other) => same(other) === same(letter))
      .flatMap((other) => [...BY_EYE[other]!, ...byUnicode(other)])
      .filter((other) => SEEN.test(other)),
  ),
];

const WORDS = ['clubline', 'support', 'official', 'moderator', 'verified', 'admin'];
const others = new Map(Array.from(new Set(WORDS.join('')), (letter) => [letter, othersOf(letter)]));
const looksLike = (letter: string): string[] => others.get(letter)!;
const swaps = WORDS.flatMap((word) =>
  [...word].flatMap((letter, at) => looksLike(letter).map((other) => [word, at, other] as const)),
);
const swapped = (word: string, at: number, other: string) =>
  Array.from(word, (letter, place) => (place === at ? other : letter)).join('');

test('no name, tag or club has a word of ours with any one sign that looks like a letter', () => {
  expect(swaps.length).toBeGreaterThan(3_000);
  const passed = swaps.flatMap(([word, at, other]) =>
    [swapped(word, at, other), swapped(word.toUpperCase(), at, other)].filter(
      (name) => !asName(name) || !asTag(name) || !asClub(name),
    ),
  );
  expect(passed).toEqual([]);
});

test('nor with several, beside other words for staff or none', () => {
  const word = constantFrom(...WORDS).chain((given) =>
    record({
      given: constantFrom(given),
      places: uniqueArray(integer({ min: 0, max: given.length - 1 }), { minLength: 1 }),
      picks: array(integer({ min: 0, max: 999 }), { minLength: 10, maxLength: 10 }),
      behind: constantFrom('', ' team', ' Team', ' Support', ' NEWS'),
    }),
  );
  assert(
    property(word, ({ given, places, picks, behind }) => {
      const name = Array.from(given, (letter, at) => {
        const some = looksLike(letter);
        return places.includes(at) ? some[picks[at]! % some.length]! : letter;
      }).join('');
      expect([name, asName(name + behind)]).toEqual([name, true]);
      expect([name, asTag(name + behind)]).toEqual([name, true]);
      expect([name, asClub(name + behind)]).toEqual([name, true]);
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  'Clubꞁine Support',
  'CLUBLᏆNE SUPPORT',
  'CLUBLINⲈ OFFICIAL',
  'CLⲨBLINE',
  'CLUBLᏆNE STAFF',
  'ADMᏆN TEAM',
  'Modⲉrator Team',
  'Vⲉrified Staff',
  'CꝆUBLINE',
  '₵LUBLINE',
  '€LUBLINE',
  'CLUBLIN€',
  'CLUBLINƎ',
  'CLUBL⎮NE',
  'clu6line',
  'Clvbline',
  'CLVBLINE',
  'Clublⵊne',
  'Clublⴖe',
  'ᏟᏞᏌᏴᏞᏆᏁᎬ',
  'C L U B L I N E',
  '匚ㄥㄩ乃ㄥ丨几乇',
  'ᴄʟᴜʙʟɪɴᴇ',
  'Сlubline',
  'CLУBLINE',
  'CLUЫINE',
  '€LUBLIN€',
  'offi€iʌl',
  'ʌd∧in Σupport',
])('%s is read as the product or its staff, also as a tag and in a club’s name', (name) => {
  expect([asName(name), asTag(name), asClub(name)]).toEqual([true, true, true]);
});

test.each(['Clubꞁine Official News', 'CLUBLᏆNE Riders', 'Clu·bline Prizes', 'Club·line Rewards'])(
  'no club is called %s',
  (name) => expect(asClub(name)).toBe(true),
);

test.each(['VERᏆFᏆED', 'Vⲉrified', 'OFFᏆCᏆAL', 'MODⲈRATOR'])('no tag says %s', (tag) =>
  expect(asTag(tag)).toBe(true),
);

test.each(['Annⲁ', 'Ꮇia Chen', 'Mia ⲭen', 'ⵎia', 'Mia ᚱune', 'Оlga', 'Αlex', 'Mաrk', 'Dana𐐨'])(
  '%s has letters of two scripts as no language has them',
  (name) => {
    const refusal = /each word in one alphabet/;
    expect(() => assertOwnFullName(name, 'name')).toThrow(refusal);
    expect(() => assertOwnTags([name])).toThrow(refusal);
    expect(() => assertOwnClubName(name)).toThrow(refusal);
  },
);

test.each([...Object.values(SECOND_READINGS).join('')])(
  '%s is as long in both readings',
  (sign) => {
    const read = readBothWays(sign);
    expect(read.letters).toHaveLength(read.others.length);
  },
);

test('the keys of partners’ names stay as they are stored', () => {
  const characters = [
    ...Object.keys(alike),
    ...Array.from({ length: 0x30_00 }, (_, code) => String.fromCodePoint(code)),
  ];
  const keys = characters.map((character) => readLettersAndDigits(`TV ${character}`)).join('\n');
  // Another value asks for keys of all partners made anew, in a migration.
  expect(createHash('sha256').update(keys).digest('hex')).toBe(
    '6c51f21f007d186892d58dc23568ba2da6c8a4286a5421d6b323e42d23621d48',
  );
});

test('a sign that stands for many letters costs as much to read as another one', () => {
  const looksFor = (name: string) => {
    // What was read before is kept.
    asName(name);
    const looks = vi.spyOn(Map.prototype, 'get');
    asName(name);
    const count = looks.mock.calls.length;
    looks.mockRestore();
    return count;
  };
  const plain = looksFor(`1€(6${'ж'.repeat(91)}6€)1.`);
  expect(looksFor(`1€(6${'ﷺ'.repeat(91)}6€)1.`)).toBeLessThan(plain * 2);
});

test.each(['Team־line־Club', '־Support ־line־Club', 'Team ـ line ـ Club', 'Team؟line؟Club'])(
  '%s, which turns on pages in Arabic, is no name',
  (name) => {
    expect([asName(name), asTag(name), asClub(name)]).toEqual([true, true, true]);
  },
);

test.each(['Servicio al Cliente', 'دعم العملاء', 'Security Department', 'Soporte al Usuario'])(
  '%s is nobody’s name',
  (name) => expect([asName(name), asTag(name)]).toEqual([true, true]),
);
