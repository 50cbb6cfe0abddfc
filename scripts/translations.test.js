import { describe, expect, test } from 'vitest';

const packages = {
  ui: {
    english: import.meta.glob('../packages/ui/src/**/messages.ts', { eager: true }),
    spanish: import.meta.glob('../packages/ui/src/**/messages.es.ts', { eager: true }),
    published: import.meta.glob('../packages/ui/src/locales/es/index.ts', { eager: true }),
    /** Keys of texts that are the same word in both languages, or no word. */
    same: [
      'missing',
      'none',
      'final',
      'pin',
      'announceOne',
      'reason',
      'group',
      'unknownMaximum',
      'moto',
      'shownCount',
    ],
  },
  features: {
    english: import.meta.glob('../packages/features/src/**/messages.ts', { eager: true }),
    spanish: import.meta.glob('../packages/features/src/**/messages.es.ts', { eager: true }),
    published: import.meta.glob('../packages/features/src/locales/es/index.ts', { eager: true }),
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
    ],
  },
};

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
/** Made from dates, which the words filled in below are none of; each is tested where it stands. */
const ofDates = ['date', 'zone', 'sessionDay', 'sessionTime'];
const filledIn = ['‹1›', '‹2›', '‹3›'];
const filled = (text) => (typeof text === 'function' ? String(text(...filledIn)) : String(text));
const kept = (text) => filledIn.filter((value) => filled(text).includes(value));

describe.each(Object.entries(packages))(
  'texts of %s',
  (_, { english, spanish, published, same }) => {
    const named = Object.entries(english).flatMap(([file, module]) =>
      namedTexts(module).map(([name, texts]) => ({ file, name, texts })),
    );
    const [all] = Object.values(published);

    test('no two messages share a name', () => {
      const names = named.map(({ name }) => name);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    });

    test.each(named)(
      '$name has its Spanish texts beside it, and they are published',
      (messages) => {
        const beside = spanish[messages.file.replace(/\.ts$/, '.es.ts')];
        expect(Object.keys(beside ?? {})).toContain(messages.name);
        expect(all[messages.name]).toBe(beside[messages.name]);
        const paths = (texts) => leaves(texts, messages.name).map(([path]) => path);
        expect(paths(beside[messages.name]).sort()).toEqual(paths(messages.texts).sort());
      },
    );

    test('nothing is translated that is not there', () => {
      expect(Object.keys(all).sort()).toEqual(named.map(({ name }) => name).sort());
    });

    const texts = named.flatMap(({ name, texts: own }) => leaves(own, name));
    const translated = new Map(Object.entries(all).flatMap(([name, own]) => leaves(own, name)));
    const isSame = (path) => same.includes(path.split('.').at(-1));
    test.each(texts.filter(([path]) => !ofDates.includes(path.split('.').at(-1))))(
      '%s is Spanish and keeps what is filled in',
      (path, text) => {
        const translation = translated.get(path);
        expect(typeof translation).toBe(typeof text);
        expect(kept(translation)).toEqual(kept(text));
        expect(isSame(path) || filled(translation) !== filled(text)).toBe(true);
      },
    );
  },
);

test('one and many differ where the words do', () => {
  const { ui, features } = packages;
  const [uiTexts] = Object.values(ui.published);
  const [featureTexts] = Object.values(features.published);
  expect([0, 1, 2, 1_000_000].map(uiTexts.chatRoom.newMessages)).toEqual([
    '0 mensajes nuevos',
    '1 mensaje nuevo',
    '2 mensajes nuevos',
    '1000000 mensajes nuevos',
  ]);
  expect([1, 12_345].map(uiTexts.clubBanner.members)).toEqual(['1 miembro', '12.345 miembros']);
  expect([1, 3].map(uiTexts.form.summary)).toEqual([
    'Hay 1 cosa que corregir',
    'Hay 3 cosas que corregir',
  ]);
  expect([1, 2].map(featureTexts.posts.newPosts)).toEqual([
    '1 publicación nueva',
    '2 publicaciones nuevas',
  ]);
});

test('a date is written as Spanish does', () => {
  const [texts] = Object.values(packages.features.published);
  expect(texts.notificationAge.date(new Date(2026, 4, 31))).toBe('31/5/2026');
});
