import { expect, test } from 'vitest';
import type { NotificationSentence } from '../notifications';
import { formatSentence } from './formatSentence';
import { notificationTexts } from './messages';
import { notificationTextsAr } from './messages.ar';
import { notificationTextsEs } from './messages.es';

const [actor, club, channel, excerpt] = ['نور حداد', 'Reef Runners', 'lounge', 'See you!'];
const reaction = 'like';
const sentences: Record<NotificationSentence['kind'], NotificationSentence> = {
  followed: { kind: 'followed', actor },
  invitedToCoOwn: { kind: 'invitedToCoOwn', actor, club },
  commented: { kind: 'commented', actor, club, excerpt },
  replied: { kind: 'replied', actor, club, excerpt },
  mentionedInPost: { kind: 'mentionedInPost', actor, club, excerpt },
  mentionedInComment: { kind: 'mentionedInComment', actor, club, excerpt },
  mentionedInChannel: { kind: 'mentionedInChannel', actor, channel, club, excerpt },
  mentionedInProfilePost: { kind: 'mentionedInProfilePost', actor, excerpt },
  mentionedInLiveChat: { kind: 'mentionedInLiveChat', actor, excerpt },
  reactedToPost: { kind: 'reactedToPost', actor, reaction, club },
  reactedToMessage: { kind: 'reactedToMessage', actor, reaction, channel, club },
  reactedToProfilePost: { kind: 'reactedToProfilePost', actor, reaction },
};
const languages = Object.entries({
  en: notificationTexts,
  es: notificationTextsEs,
  ar: notificationTextsAr,
});
const every = Object.values(sentences).flatMap((sentence) =>
  languages.map(([language, texts]) => ({ sentence, language, texts, kind: sentence.kind })),
);

test.each(every)('$kind says all its values in $language', (one) => {
  const said = formatSentence(one.sentence, one.texts);
  const shown = { ...one.sentence, kind: '', reaction: 'reaction' in one.sentence ? '👍' : '' };
  for (const value of Object.values(shown)) expect(said).toContain(value);
});

test('a value is held together where letters from right to left are in it, or around it', () => {
  const sentence = sentences.mentionedInPost;
  expect(formatSentence(sentence, notificationTextsEs)).toBe(
    '\u2068نور حداد\u2069 te ha mencionado en Reef Runners: «See you!»',
  );
  expect(formatSentence(sentence, notificationTextsAr)).toBe(
    'إشارة إليك من \u2068نور حداد\u2069 في \u2068Reef Runners\u2069: «\u2068See you!\u2069»',
  );
});

test('values go through what is given instead', () => {
  expect(formatSentence(sentences.mentionedInChannel, notificationTexts, (value) => value)).toBe(
    'نور حداد mentioned you in #lounge of Reef Runners: “See you!”',
  );
});

test.each(languages)('no two kinds say the same in %s', (_, texts) => {
  const said = Object.values(sentences).map((sentence) => formatSentence(sentence, texts));
  expect(new Set(said).size).toBe(said.length);
});
