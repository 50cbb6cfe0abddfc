/**
 * Letters and signs that look like ours, beyond those by which names of partners are told apart: by
 * their picture, what a reader takes them for. Both cases of a letter count where one stands here.
 */
export const FURTHER_LOOKALIKES: Record<string, string> = {
  a: 'ⱥɐɒʌᴧƛᶏꬰΛΔ∆₳ⲖДд卂ᗩᎯᏗልลᵄᵆᴂᴁᚨᚫ',
  b: 'ßƁɃꞗᴃᴯᵬᶀꞵ₿฿6ႦხᏏϐᗷ乃ᏰᏼᛒҍъЪѢѣбБƂɮ♭ც๖',
  c: 'ȼꞓꞔƈɕʗ₵¢ꜿↄꟃꟄᏣᏨⵎⵛ匚ㄈᥴςҀҁ⊂ᑢᓚ⪽℃',
  d: 'ƌȡᴆᵭᶁᶑꝺꟈᗪ∂ᏧԃᎴ刀ժძᗞ',
  e: 'ǝⱻɘɞɜɝɚəᴈᶒᶓᶔᶕꬳꬴⱸᵊᵌꜫꝫ℮∃∈∑ΣⲈⲉᏋⴹⵟⵞⵉᗴ乇ヨㅌモ巳彐ξԑэЭҼҿ∊⋲',
  f: 'Ⅎⅎʄꟻꝼᶂꬵꞙ千チキᖴ∮₣ʃӺӻ',
  g: 'Ɠʛᵷᵹꝿꞡᶃꬶ₲9ᏳᎶⴚ⅁',
  h: 'ɥɧⱨɦꜧƕⱶꞕ卄廾ⱧᏂᏲђћҥん',
  l:
    'ⱡⱢꝇꝉꞁɬȴᶅᶩᶪɺꞎꬷꬸꬹᴌꞽᴉᵎᶖᶤᶧɨᵻỻʅꟶꟾꟷɿƚᶥƖᶦᏐᏆⲒⵊⵏⵑⵍ⎮¦│┃║❘❙⏐❚╎╏┆⎜⎟⎢' +
    '⎥⌊⌋⌈⌉£₤丨ㄥ乚し工エㅣᅵー亅イ∟ᒪᒧᛁᛚ╷╵⼁⼯ߊ।ו١۱เาๅ↑↓',
  j: 'ȷɟɉᴊᶡɈ丁',
  k: 'ⱪʞꝁꝃꝅꞣᶄĸҜ长ズ₭ӄҝ',
  m: 'ɱɰᵚᴟᶆᶬᶭꬺꟽꟿꟺ₥ᗰ爪从巾ᛗᛖᏜ',
  n: 'ŋƞɲɳȵꞑꞥᴎᴻᵑᶇᶮᶯꬻꬼꞃ₦∩⋂ⴖႶ几冂ㄇ𝼔ᏁՌҋӣлЛᥒทกหภ',
  o: 'ʘɷᴒᴓᴖᴗⱺꝍɸᶲꞷᴔꭃꭄΘθФфӨөⵔⴰⵙⵀ⊙◯○●◎◉⊕⊖⊗□口ロㅇㄖ〇ᏫᎾᏅᎣ♡☉⚪⚫🔴🔵°',
  p: 'ꝑꝓꝕᵽᵱᶈƿꟼꟓꟕȹꝥꝧ₱卩ㄗ尸ᖘΦφᑭ',
  q: 'ꝗꝙʠɋȸᏄ',
  r: 'ɽɌɹɻɼʁᴙᴚꝛꞧꝝⱹᶉʴʵʶꭅꭆꭉꭋꭌꝵꝶ尺ᖇᏛᚱЃѓґҐ',
  s: 'ƨȿᶊꞅꞩꟊꟍꟗꟙẜƪʆᶋ§₴丂ᔕᎦᏕⵢรธ',
  t: 'ȶƫƭʈʇⱦꞇꜩꝷᵵᵺƾǂ₮†✝7+ㄒナ十ⵜᏘᏖⲦᛏ匕⊤┬╤⟙ҭ☨✚➕',
  u: 'ʉꞟꭎꭏᴝᴞᵙꭐꭑᶶ∪⋃ꞹʮʯⲨⵡ凵ㄩᏬບบย⊔⨆∐ЏџцЦ',
  v: 'ʋⱱⱴꝟᶹỽ∨⋁ᐯ✓√レ',
  w: 'ⱳʍꝡ₩山ᗯ෴',
  x: 'ᶍꭖꭗꭘꭙ×✕✖メ乂㐅ⵅⵝ╳',
  y: 'ƴʎɣɤỿ¥ȝㄚ丫ᎽҰұӱᛉץ',
  z: 'ⱬɀʑᶎʒƹƺᶼᶽᶾꝣʓǯᴣꟆ乙',
  bl: 'Ыы',
  ll: 'װ‖∥',
  lo: 'Юю',
  te: 'ԏ',
  hu: 'Ƕ',
};

/** Letters of Arabic script that are written one for another, or stand in another language. */
export const ARABIC_VARIANTS: Record<string, string> = {
  ا: 'أإآٱٲٳٵ',
  ب: 'پٻ',
  د: 'ډڈ',
  ك: 'کڪګگڭػؼ',
  ل: 'ڵڶ',
  ن: 'ںڻڼ',
  ه: 'ةہھۃەۀۂ',
  و: 'ؤۆۇۈۋۉۊ',
  ي: 'ئىیېےۍێۑۓ',
};

/** What may be taken for another letter than the one it has above, in another name. */
export const SECOND_READINGS: Record<string, string> = {
  c: '€',
  e: '£Ʃ',
  f: 'ʃſ∫',
  g: '6',
  l: '7',
  o: 'ΦφθΘ',
  s: 'Σ∑',
  u: 'цЦ',
  v: 'ʌɅΛ',
  y: 'ⲨⲩУу',
};
