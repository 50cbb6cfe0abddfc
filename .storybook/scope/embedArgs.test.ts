import { explainPlace } from '@clubline/ui';
import * as ar from '@clubline/ui/locales/ar';
import { expect, test } from 'vitest';
import { embedArgs } from './embedArgs';
import { languages } from './languages';

const arabic = { messages: languages.ar.messages, locale: languages.ar.locale };

test('an embed has the texts and the locale of the bar, which no provider gives it', () => {
  const embed = { texts: ['chatRoom'], hasLocale: true };
  expect(embedArgs(embed, { locale: 'en-GB' }, arabic)).toMatchObject({
    labels: { send: ar.chatRoom.send },
    locale: 'ar-u-nu-latn',
  });
});

test('the texts of all its parts come together, and a locale only where it takes one', () => {
  const args = embedArgs({ texts: ['resultsTable', 'liveResults'] }, {}, arabic);
  expect(args).toMatchObject({ labels: { ...ar.resultsTable, ...ar.liveResults } });
  expect(args).not.toHaveProperty('locale');
});

test('why a place is given is said in the language, too', () => {
  const args = embedArgs({ texts: ['resultsTable'] }, { explain: explainPlace }, arabic);
  const { explain } = args as { explain: typeof explainPlace };
  const ranked = {
    row: { rank: 1, rider: 'Ben Okoro', motos: [], finalPos: 3 },
    place: 3,
    sum: null,
    best: null,
    motoCount: 0,
    sameSum: [],
  } as unknown as Parameters<typeof explainPlace>[0];
  expect(explain(ranked, [])).toEqual([ar.explainPlace.official(3)]);
});

test('in English, in a story with texts of its own, and elsewhere nothing is changed', () => {
  const embed = { texts: ['chatRoom'], hasLocale: true };
  expect(embedArgs(embed, {}, { messages: {}, locale: undefined })).toEqual({});
  expect(embedArgs(embed, { labels: { send: 'Go' } }, arabic)).toEqual({});
  expect(embedArgs(undefined, {}, arabic)).toEqual({});
});
