import { array, assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyTranslations } from './applyTranslations.mjs';
import { readCsv } from './readCsv.mjs';

describe('a file of rows', () => {
  test('is read as what programs of tables write', () => {
    expect(readCsv('\u{FEFF}"id","spanish"\r\n"a b","Di ""hola"", ya"\r\nc,two\r\n')).toEqual([
      { id: 'a b', spanish: 'Di "hola", ya' },
      { id: 'c', spanish: 'two' },
    ]);
    expect(readCsv('id;spanish\na;"uno\ndos"\n\n')).toEqual([{ id: 'a', spanish: 'uno\ndos' }]);
    expect(readCsv('id,spanish\na,')).toEqual([{ id: 'a', spanish: '' }]);
    expect(readCsv('')).toEqual([]);
  });

  test('gives back whatever was quoted into it', () => {
    const text = string({ unit: 'grapheme' });
    assert(
      property(array(text, { minLength: 1 }), (texts) => {
        const lines = texts.map((one, at) => `"${at}","${one.replaceAll('"', '""')}"`);
        expect(readCsv(['id,spanish', ...lines].join('\r\n'))).toEqual(
          texts.map((one, at) => ({ id: String(at), spanish: one })),
        );
      }),
    );
  });
});

describe('texts in a source', () => {
  const source = `import type { TextsOf } from './x';

export const chatRoom: TextsOf<typeof chatRoomMessages> = {
  empty: 'Nada',
  'two words': \`dos\`,
  reasons: { spam: "l'un" },
  count: (count) => \`\${count} en total\`,
};
`;

  test('are changed where they stand, and nothing else is', () => {
    const texts = new Map([
      ['chatRoom.empty', "Nada d'aquí"],
      ['chatRoom.reasons.spam', 'Dijo "no" y \'sí\''],
      ['chatRoom.two words', 'a\nb'],
      ['chatRoom.gone', 'x'],
    ]);
    expect(applyTranslations(source, texts)).toEqual({
      source: source
        .replace("'Nada'", `"Nada d'aquí"`)
        .replace('`dos`', String.raw`'a\nb'`)
        .replace(`"l'un"`, String.raw`'Dijo "no" y \'sí\''`),
      byHand: [],
    });
  });

  test('that are made from values are left, and named', () => {
    expect(applyTranslations(source, new Map([['chatRoom.count', '… en todo']]))).toEqual({
      source,
      byHand: ['chatRoom.count'],
    });
  });

  test('are read back as they were given, whatever they are', () => {
    assert(
      property(string({ unit: 'grapheme' }), (text) => {
        const { source: changed } = applyTranslations(source, new Map([['chatRoom.empty', text]]));
        const [, literal] = /empty: (.*),\n {2}'two/.exec(changed) ?? [];
        // What was written is a literal of the language.
        // oxlint-disable-next-line no-new-func
        expect(new Function(`return ${literal}`)()).toBe(text);
      }),
    );
  });
});
