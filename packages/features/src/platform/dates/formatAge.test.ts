import { describe, expect, test } from 'vitest';
import { FIXED_NOW } from '../../testing';
import { formatAge, nextAgeChange } from './formatAge';
import { feedAgeMessages, notificationAgeMessages, profilePostAgeMessages } from './messages';
import * as ar from './messages.ar';
import * as es from './messages.es';

const [S, M, H, D] = [1_000, 60_000, 3_600_000, 86_400_000];
const writtenAgo = (age: number) => new Date(FIXED_NOW - age).toISOString();

describe.each([
  {
    messages: feedAgeMessages,
    ages: [
      [-3 * S, 'just now'],
      [5 * S - 1, 'just now'],
      [5 * S, '5s ago'],
      [59 * S, '59s ago'],
      [60 * S, '1m ago'],
      [59 * M, '59m ago'],
      [60 * M, '1h ago'],
      [23 * H, '23h ago'],
      [24 * H, '1d ago'],
      [6 * D, '6d ago'],
      [7 * D, '1w ago'],
      [365 * D, '52w ago'],
    ] as const,
  },
  {
    messages: profilePostAgeMessages,
    ages: [
      [-5 * S, 'now'],
      [59 * S, 'now'],
      [60 * S, '1m'],
      [59 * M, '59m'],
      [60 * M, '1h'],
      [23 * H, '23h'],
      [24 * H, '1d'],
      [6 * D, '6d'],
      [7 * D, '1w'],
      [70 * D, '10w'],
    ] as const,
  },
  {
    messages: notificationAgeMessages,
    ages: [
      [-5 * S, '0s ago'],
      [0, '0s ago'],
      [59 * S, '59s ago'],
      [60 * S, '1m ago'],
      [59 * M, '59m ago'],
      [60 * M, '1h ago'],
      [23 * H, '23h ago'],
      [24 * H, '1d ago'],
      [7 * D - 1, '6d ago'],
      [7 * D, new Date(FIXED_NOW - 7 * D).toLocaleDateString()],
    ] as const,
  },
])('in the words of $messages.name', ({ messages: { texts }, ages }) => {
  test.each(ages)('%i ms ago reads %s', (age, words) => {
    expect(formatAge(writtenAgo(age), FIXED_NOW, texts)).toBe(words);
  });

  test.each(['', 'yesterday'])('the time "%s" cannot be read and says nothing', (createdAt) => {
    expect(formatAge(createdAt, FIXED_NOW, texts)).toBe('');
  });
});

test.each([
  ['feedAge', 0, 5 * S],
  ['feedAge', 7 * S, 3 * S],
  ['feedAge', 61 * S, 59 * S],
  ['feedAge', 8 * D, 6 * D],
  ['profilePostAge', 0, 60 * S],
  ['profilePostAge', 90 * S, 30 * S],
  ['notificationAge', 0, 5 * S],
  ['notificationAge', 6 * D, D],
  ['notificationAge', 7 * D, Number.POSITIVE_INFINITY],
])('in the words of %s, an age of %i ms changes in %i ms', (name, age, wait) => {
  const { texts } =
    [feedAgeMessages, profilePostAgeMessages, notificationAgeMessages].find(
      (messages) => messages.name === name,
    ) ?? feedAgeMessages;
  expect(nextAgeChange(writtenAgo(age), FIXED_NOW, texts) - FIXED_NOW).toBe(wait);
});

describe.each([
  ['Spanish', es],
  ['Arabic', ar],
])('in %s', (_, { feedAge, profilePostAge, notificationAge }) => {
  test.each([60 * S, 2 * M, 23 * H, 6 * D])(
    'an age of %i ms reads the same on profiles, in clubs and of notifications',
    (age) => {
      const said = [feedAge, profilePostAge, notificationAge].map((texts) =>
        formatAge(writtenAgo(age), FIXED_NOW, texts),
      );
      expect(new Set(said).size, said.join()).toBe(1);
    },
  );

  test.each([0, 14 * D])('one of %i ms reads the same on profiles and in clubs', (age) => {
    const [profile, club] = [profilePostAge, feedAge].map((texts) =>
      formatAge(writtenAgo(age), FIXED_NOW, texts),
    );
    expect(profile).toBe(club);
  });

  test('on profiles it begins after a minute', () => {
    expect(formatAge(writtenAgo(59 * S), FIXED_NOW, profilePostAge)).toBe(profilePostAge.now);
  });
});
