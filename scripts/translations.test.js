import { describe, expect, test } from 'vitest';

const packages = {
  ui: {
    english: import.meta.glob('../packages/ui/src/**/messages.ts', { eager: true }),
    translated: import.meta.glob('../packages/ui/src/**/messages.??.ts', { eager: true }),
    published: import.meta.glob('../packages/ui/src/locales/*/index.ts', { eager: true }),
    /** Keys of texts that are the same word in each language, or no word. */
    same: [
      'missing',
      'none',
      'final',
      'pin',
      'announceOne',
      'reason',
      'group',
      'kind',
      'unknownMaximum',
      'moto',
      'shownCount',
    ],
  },
  features: {
    english: import.meta.glob('../packages/features/src/**/messages.ts', { eager: true }),
    translated: import.meta.glob('../packages/features/src/**/messages.??.ts', { eager: true }),
    published: import.meta.glob('../packages/features/src/locales/*/index.ts', { eager: true }),
    same: [
      'general',
      'club',
      'clubSection',
      'clubChannel',
      'profileSection',
      'profile',
      'chat',
      'error',
      'effectiveDate',
      'updatedDate',
      'missing',
      'hours',
      'days',
      'date',
      'dayName',
      'dayDate',
      'Golf',
      'Rugby',
    ],
  },
};
const languages = { es: 'Spanish', ar: 'Arabic' };

const publishedIn = (published, language) =>
  Object.entries(published).find(([file]) => file.includes(`/locales/${language}/`))?.[1] ?? {};

/** The messages of a module by name; those of embeds, which nothing replaces by name, are plain. */
const namedTexts = (module) =>
  Object.entries(module)
    .filter(([name, value]) => name.endsWith('Messages') && typeof value === 'object')
    .map(([name, value]) =>
      typeof value.name === 'string' && value.texts
        ? [value.name, value.texts]
        : [name.replace(/Messages$/, ''), value],
    );
const leaves = (value, path) =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
    : [[path, value]];
/** Made from dates and measures, which the words below are none of; each has a test of its own. */
const ofValues = ['date', 'zone', 'sessionDay', 'sessionTime', 'heightOf'];
const filledIn = ['‹1›', '‹2›', '‹3›', '‹4›'];
const filled = (text) => (typeof text === 'function' ? String(text(...filledIn)) : String(text));
const kept = (text) => filledIn.filter((value) => filled(text).includes(value));

const everywhere = Object.entries(packages).flatMap(([name, own]) =>
  Object.entries(languages).map(([language, called]) => ({ name, called, language, ...own })),
);

describe.each(everywhere)(
  'texts of $name in $called',
  ({ language, english, translated, published, same }) => {
    const named = Object.entries(english).flatMap(([file, module]) =>
      namedTexts(module).map(([name, texts]) => ({ file, name, texts })),
    );
    const all = publishedIn(published, language);

    test('no two messages share a name', () => {
      const names = named.map(({ name }) => name);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    });

    test.each(named)('$name has its texts beside it, and they are published', (messages) => {
      const beside = translated[messages.file.replace(/\.ts$/, `.${language}.ts`)];
      expect(Object.keys(beside ?? {})).toContain(messages.name);
      expect(all[messages.name]).toBe(beside[messages.name]);
      const paths = (texts) => leaves(texts, messages.name).map(([path]) => path);
      expect(paths(beside[messages.name]).sort()).toEqual(paths(messages.texts).sort());
    });

    test('nothing is translated that is not there', () => {
      expect(Object.keys(all).sort()).toEqual(named.map(({ name }) => name).sort());
    });

    const texts = named.flatMap(({ name, texts: own }) => leaves(own, name));
    const ofLanguage = new Map(Object.entries(all).flatMap(([name, own]) => leaves(own, name)));
    const isSame = (path) => same.includes(path.split('.').at(-1));
    test.each(texts.filter(([path]) => !ofValues.includes(path.split('.').at(-1))))(
      '%s is translated and keeps what is filled in',
      (path, text) => {
        const translation = ofLanguage.get(path);
        expect(typeof translation).toBe(typeof text);
        expect(kept(translation)).toEqual(kept(text));
        expect(isSame(path) || filled(translation) !== filled(text)).toBe(true);
      },
    );
  },
);

const uiTexts = (language) => publishedIn(packages.ui.published, language);
const featureTexts = (language) => publishedIn(packages.features.published, language);

test('one and many differ where the words do', () => {
  const [ui, features] = [uiTexts('es'), featureTexts('es')];
  expect([0, 1, 2, 1_000_000].map(ui.chatRoom.newMessages)).toEqual([
    '0 mensajes nuevos',
    '1 mensaje nuevo',
    '2 mensajes nuevos',
    '1000000 mensajes nuevos',
  ]);
  expect([1, 12_345].map(ui.clubBanner.members)).toEqual(['1 miembro', '12.345 miembros']);
  expect([1, 3].map(ui.form.summary)).toEqual([
    'Hay 1 cosa que corregir',
    'Hay 3 cosas que corregir',
  ]);
  expect([1, 2].map(features.posts.newPosts)).toEqual([
    '1 publicación nueva',
    '2 publicaciones nuevas',
  ]);
});

test('a counted word has six forms in Arabic, and figures from 0 to 9', () => {
  expect([0, 1, 2, 3, 11, 100, 12_345].map(uiTexts('ar').clubBanner.members)).toEqual([
    'لا أعضاء',
    'عضو واحد',
    'عضوان',
    '3 أعضاء',
    '11 عضوًا',
    '100 عضو',
    '12,345 عضوًا',
  ]);
  expect([1, 2, 5, 45].map(featureTexts('ar').feedAge.minutes)).toEqual([
    'قبل دقيقة واحدة',
    'قبل دقيقتين',
    'قبل 5 دقائق',
    'قبل 45 دقيقة',
  ]);
});

test('no Arabic text has figures of another kind, whatever is counted', () => {
  const texts = [...Object.entries(uiTexts('ar')), ...Object.entries(featureTexts('ar'))];
  const counts = [0, 1, 2, 3, 11, 100, 1_234_567];
  const ofWords = [...ofValues, 'updated'];
  const said = texts
    .flatMap(([name, own]) => leaves(own, name))
    .filter(([path]) => !ofWords.includes(path.split('.').at(-1)))
    .flatMap(([, text]) =>
      typeof text === 'function' ? counts.map((count) => String(text(count, 1, 1, 1))) : text,
    );
  expect(said.filter((text) => /[\u0660-\u0669\u06F0-\u06F9]|#|undefined/.test(text))).toEqual([]);
});

test('a date is written as its language does', () => {
  const date = new Date(2026, 4, 31);
  expect(featureTexts('es').notificationAge.date(date)).toBe('31/5/2026');
  // The signs between the figures hold its parts in their order.
  expect(featureTexts('ar').notificationAge.date(date)).toBe('31\u200F/5\u200F/2026');
});
