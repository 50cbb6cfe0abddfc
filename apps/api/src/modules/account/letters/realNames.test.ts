import { expect, test } from 'vitest';
import { assertOwnClubName, assertOwnFullName, assertOwnTags } from '../reservedNames';

/** Names as people, teams and clubs have them, by the languages they are from. */
const NAMES: Record<string, string> = {
  English: 'Dana Moreau|O’Brien|Anne-Marie Smith|D’Arcy Wells|J. R. R. Moss|Mia Chen Jr.',
  'of one word like ours': 'Owen Trustam|Ann Staff|Billy Client|Al Root|Trust Moyo|Clive Bunline',
  Spanish: 'José Núñez|María-José Ibáñez|Iñaki Güell|Begoña Muñoz|Óscar Peña',
  Catalan: 'Gal·la Puig|Marcel·lí Roca|Núria Bonaŀla',
  Portuguese: 'João Conceição|Antônio Magalhães|Inês Sá',
  French: 'Élodie Lœuvre|François Noël|Zoë d’Aÿ|Ægidius Müller',
  German: 'Müller|Jürgen Groß|Käthe Weiß|STRAẞER|Björn Höfling',
  Dutch: 'IJsbrand van ’t Hoff|Daniël de Vries|Ĳsbrand',
  Polish: 'Łukasz Żal|Świętosław Gąsior|Źdźisław Ćma|Bożena Łoś',
  'Czech and Slovak': 'Tomáš Dvořák|Ľubomír Ďurica|Jiří Šťastný|Ŕuženka',
  Hungarian: 'Győző Szűcs|Őrsi Ödön|Űrhidi Bálint',
  Romanian: 'Ștefan Țuțea|Gheorghe Brâncuși|Ioniță Dragoş',
  'South Slavic': 'Ðorđe Petrović|Đurđa Đorđević|Željko Ćosić|Nikola Šahović',
  Turkish: 'İbrahim Çelik|Işıl Yıldız|Gökçe Oğuz|Şükrü Ünal',
  Azerbaijani: 'Əliyev Rəşad|Günəş Məmmədova',
  Baltic: 'Jānis Bērziņš|Ģirts Ķeguļš|Žydrė Šimkutė|Ųla Ėglė',
  Nordic: 'Søren Ågård|Åsa Öberg|Þórður Æsirson|Guðrún Þöll|Ǫlvir|Jóhannes Øster',
  Sami: 'Áŋŋel Čálbmi|Ŋeavvá|Ǩeŋŋ Ǥiđđ|Ʒuäʹnn|Máŧŧe Đurvi',
  Finnish: 'Väinö Yrjönen|Šakki',
  Maltese: 'Ġorġ Ħaż-Żabbar|Ċikku Għajn',
  Irish: 'Seán Ó Súilleabháin|Siobhán Ní Ḃriain|Ṁurċaḋ',
  Welsh: 'Siân Ŵyn|Ŷnyr Llŷr',
  Albanian: 'Gëzim Çela|Ylli Zëri',
  Vietnamese: 'Nguyễn Văn Á|Trần Thị Ửng|Đặng Hữu Ước|Phạm Quỳnh Ngữ',
  Hawaiian: 'Kalaniʻōpuʻu|Lēʻahi Keōua|Māhealani',
  Samoan: 'Leʻa Faʻasao|Tūsā',
  Māori: 'Hēmi Pōtatau|Ngā Tūī',
  Hausa: 'Ɗanjuma Ƙasim|Aɓɓa Ƴarima|Ƙwarai Ɓala',
  Yoruba: 'Ọlá Adébáyọ̀|Ṣadé Ẹniọlá',
  Igbo: 'Ụzọma Nwakụ|Ṅkechi',
  Ewe: 'Kɔdzo Ʋuɖi|Ŋutsu Ɖeka|Ƒoli Ɣletsi',
  Akan: 'Akosua Ɔkɔtɔ|Ɛsi Bɔtwe',
  Fula: 'Ñaañe Ɓii|Aɗɗi Ƴero|Ŋari',
  'Central Africa': 'Mɔlɛndɛ Lɔ|Bɨlɔ’ɔ Mʉtʉ|Nǝma Ɗɨr',
  Khoekhoe: 'ǀHonǁkxai|ǃXun ǂKhomani|Tsuǁxam',
  'First Nations': 'W̱SÁNEĆ ȽÁU,WELṈEW̱|ȺLEṈENEȻ|Kʼinaz|Ƛəxʷ|Tŝilhqotʼin|Ixꞌchel',
  Pinyin: 'Lǚ Bù|Zhāng Wěi|Ǹg Jiā',
  Sanskrit: 'Kṛṣṇa Bhaṭṭa|Śrī Rāmānuja|Lakṣmī',
  'Arabic, in Latin': 'ʿAlī ibn Ṭālib|Ḥasan al-ʾAmīn|Ẓāfir Ḍayf',
  Russian: 'Спартак Москва|Юлия Щёлокова|Олег Ыйкин|Фёдор Эйхе',
  Ukrainian: 'Їжак Ґонта|Євген Ілліч|Олександр',
  Belarusian: 'Ўладзімір Зьмітро',
  Serbian: 'Ђорђе Љубичић|Његош Џамија',
  Macedonian: 'Ѓорѓи Ќосев|Ѕвезда',
  Kazakh: 'Әлия Қайрат|Өмірзақ Ұлан|Ғани Һәкім',
  Mongolian: 'Өнөрбаяр Үүл',
  Greek: 'Αλέξανδρος Παπαδόπουλος|Ζωή Ωραία|Ύβος',
  Armenian: 'Արամ Խաչատրյան|Օհան Ճոպան',
  Georgian: 'შოთა რუსთაველი|ნინო ჭავჭავაძე',
  Hebrew: 'דוד בן־גוריון|שרה לוי|צ׳רלי',
  Arabic: 'محمد الخطيب|فاطمة الزهراء|عبد الرحمن|أمان الخطيب|أحمد رسمي|مؤمن عليّ',
  Persian: 'پروین کریمی|ژاله گلستانی|علی‌رضا',
  Urdu: 'ڈاکٹر بےنظیر|ٹیپو سلطان',
  Kurdish: 'ھێمن ڕۆژ|شێرکۆ بێکەس|Şêrko Bêkes',
  Dhivehi: 'އަހުމަދު',
  Amharic: 'አበበ ቢቂላ|ጥሩነሽ ዲባባ',
  Hindi: 'विराट कोहली|सुनील छेत्री',
  Bengali: 'রবীন্দ্রনাথ ঠাকুর|সৌরভ',
  Punjabi: 'ਮਿਲਖਾ ਸਿੰਘ',
  Gujarati: 'મહેન્દ્ર પટેલ',
  Oriya: 'ଦୁତୀ ଚାନ୍ଦ',
  Tamil: 'சச்சின் மணி',
  Telugu: 'సింధు పూసర్ల',
  Kannada: 'ರಾಹುಲ್ ದ್ರಾವಿಡ್',
  Malayalam: 'പി. ടി. ഉഷ',
  Sinhala: 'සනත් ජයසූරිය',
  Thai: 'สมชาย ใจดี|บัวขาว บัญชาเมฆ',
  Lao: 'ສົມສັກ',
  Burmese: 'အောင်ဆန်း',
  Khmer: 'សុខ សុភាព',
  Tibetan: 'བསྟན་འཛིན།',
  Chinese: '李小龙|王力宏|歐陽娜娜',
  Japanese: '大坂なおみ|イチロー|長谷川 ゆい|サッカー部',
  Korean: '손흥민|김연아',
  Bopomofo: 'ㄅㄆㄇ隊',
  Cherokee: 'ᏍᏏᏉᏯ|ᎠᏂᎦ ᎵᏌ',
  Tifinagh: 'ⵎⴰⵙⵉⵏⵉⵙⴰ',
  Inuktitut: 'ᐱᑕᓯ ᐃᓄᒃ',
  Adlam: '𞤀𞤣𞤢𞤥𞤢',
  'two languages':
    'Спартак Fans|Team Россия|東京 Riders|東京Riders|K리그 Fans|Team Ελλάς|فريق Riders|' +
    'Riders हिन्दी|Москва-City|ทีมFC|Jリーグ|Aチーム|Alpha Ω',
  signs: 'Ke$ha|A$AP|P!nk|Dana ⭐|Dana ❤️|Mia 🏁|Riders 24|Dana (no. 7)|6 Nations|Ana & Leo|#7 Ana',
  'fancy letters': '𝓓𝓪𝓷𝓪|Ⓓⓐⓝⓐ|ᴅᴀɴᴀ|ᗪᗩᑎᗩ|ʇɹoʞ',
};
const names = Object.values(NAMES).flatMap((some) => some.split('|'));

test('names of many languages are one’s own, as a person’s, a tag and a club’s', () => {
  expect(names.length).toBeGreaterThan(150);
  const refused = names.filter((name) => {
    try {
      assertOwnFullName(name, 'name');
      assertOwnTags([name]);
      assertOwnClubName(name);
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toEqual([]);
});

test.each([
  'Golf Club Line-up',
  'Chess Club, Line Dancing',
  'Fan club—line dancing',
  'Boat Owners',
  'Owners of Harbour Boats',
  'Club Owners',
  'Moderate Riders',
  'Trust in Speed',
  'Knights 🛡️',
  'Blue Team 🔵',
  'Medal Hunters 🏅',
  'Star Riders ⭐',
  'Operators United',
  'نادي الخط',
  'كلوب الشمال',
  'مدير النادي',
])('a club may be called %s', (name) => expect(() => assertOwnClubName(name)).not.toThrow());

test.each([
  'Certified coach',
  'Owner',
  'Club owner',
  'Team operator',
  'مدرب معتمد',
  'Confirmed fan',
])('a tag may say %s', (tag) => expect(() => assertOwnTags([tag])).not.toThrow());
