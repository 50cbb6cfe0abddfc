import * as fc from 'fast-check';
import { chatRoomMessages } from '@clubline/ui/ChatRoom';
import { chatRoom as arabic } from '@clubline/ui/locales/ar';
import { chatRoom } from '@clubline/ui/locales/es';
import { expect, test } from 'vitest';
import { directionOf, frameLocale, frameTexts, frameTitle } from './frameTexts';

test.each(['es', 'es-MX', 'ES'])('the language %s is Spanish, which we publish', (locale) => {
  expect(frameTexts(locale, null)).toEqual(chatRoom);
});

test.each(['ar', 'ar-EG', 'AR'])('the language %s is Arabic, which we publish', (locale) => {
  expect(frameTexts(locale, null)).toEqual(arabic);
});

test.each([
  ['ar', 'rtl', 'ar-u-nu-latn'],
  ['ar-EG', 'rtl', 'ar-EG-u-nu-latn'],
  ['ar-u-nu-arab', 'rtl', 'ar-u-nu-arab'],
  ['he', 'rtl', 'he'],
  ['es-AR', 'ltr', 'es-AR'],
  ['arn', 'ltr', 'arn'],
  ['ar_EG', 'rtl', 'ar_EG'],
])('a frame in %s is written %s, its days as %s has them', (locale, direction, written) => {
  expect(directionOf(locale.split('_')[0])).toBe(direction);
  expect(frameLocale(locale)).toBe(written);
});

test.each([null, 'fr', 'no language at all', ''])('%j leaves the texts English', (locale) => {
  expect(frameTexts(locale, null)).toEqual({});
});

test('the page around replaces texts one by one', () => {
  const texts = frameTexts('es', '{"title":"La final","send":"Va"}');
  expect(texts).toEqual({ ...chatRoom, title: 'La final', send: 'Va' });
});

test('numbers and names stand where the text says, in the plural form of the language', () => {
  const { online, newMessages, announceOne } = frameTexts(
    'fr',
    JSON.stringify({
      online: '{1} en ligne',
      newMessages: { one: '{1} nouveau message', other: '{1} nouveaux messages' },
      announceOne: '{1} : {2}',
    }),
  );
  expect([online?.(42), newMessages?.(1), newMessages?.(2)]).toEqual([
    '42 en ligne',
    '1 nouveau message',
    '2 nouveaux messages',
  ]);
  expect(announceOne?.('{2}', 'hello')).toBe('{2} : hello');
});

test.each([
  ['no JSON', '{'],
  ['no object', '7'],
  ['nothing', 'null'],
  ['unknown names', '{"constructor":"x","toString":"x","other":"x"}'],
  ['texts that are none', '{"send":7,"online":{"one":"x"},"close":null}'],
  ['a text longer than any', JSON.stringify({ send: 'x'.repeat(201) })],
])('%s counts as nothing', (_, given) => {
  expect(frameTexts('en', given)).toEqual({});
});

test.each([
  ['{', 'it is no JSON object with texts by their names: {'],
  ['7', 'it is no JSON object with texts by their names: 7'],
  ['null', 'it is no JSON object with texts by their names: null'],
  ['{"sendd":"Va"}', `"sendd" is none of ${Object.keys(chatRoomMessages).join(', ')}`],
  ['{"send":7}', 'send is no text of 200 characters at most'],
  [`{"send":"${'x'.repeat(201)}"}`, 'send is no text of 200 characters at most'],
  ['{"online":{"one":"1"}}', 'online is no text of 200 characters at most, nor forms with other'],
])('of %j the developer hears what cannot be read', (given, fault) => {
  const faults: string[] = [];
  frameTexts('en', given, (words) => faults.push(words));
  expect(faults).toEqual([fault]);
});

test.each([null, '', '{}', '{"send":"Va","online":"{1}"}'])('%j is nothing to warn of', (given) => {
  const faults: string[] = [];
  frameTexts('en', given, (words) => faults.push(words));
  expect(faults).toEqual([]);
});

test('whatever is given, each text is a text', () => {
  const names = Object.keys(chatRoomMessages) as (keyof typeof chatRoomMessages)[];
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...names), fc.jsonValue()),
      fc.constantFrom('en', 'ar', 'x'),
      (given, locale) => {
        const texts = frameTexts(locale, JSON.stringify(given));
        for (const text of Object.values(texts)) {
          const said = typeof text === 'function' ? (text as (n: number) => string)(3) : text;
          expect(typeof said).toBe('string');
        }
      },
    ),
  );
});

test.each([
  ['Final, live', 'Final, live'],
  [' Final,\n\tlive ', 'Final, live'],
  ['Final \u{202E}evil\u{202C}', 'Final evil'],
  ['\u{200B}\u{2066}', null],
  ['x'.repeat(201), null],
  ['', null],
  [null, null],
])('the heading %j is read as %j', (given, read) => {
  expect(frameTitle(given)).toBe(read);
});
