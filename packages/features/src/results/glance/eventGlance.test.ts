import { expect, test } from 'vitest';
import { sampleEvent } from '../../testing/results.fixtures';
import { eventGlance, nextGlanceChange } from './eventGlance';

const [first, second] = sampleEvent.programme!.sessions;
const begin = Date.parse(first!.start);
const end = Date.parse(second!.end);
const coming = { ...sampleEvent, days: sampleEvent.days.map((day) => ({ ...day, races: [] })) };

test('before the event it is the first race, with where and when', () => {
  expect(eventGlance(sampleEvent, begin - 1, 1)).toEqual({
    kind: 'next',
    session: first,
    place: 'Lake Havasu',
    day: null,
  });
});

test('where each day has a date, the day of the race is known', () => {
  const [monday, tuesday] = sampleEvent.days;
  const later = { ...second!, start: '2025-10-07T09:00:00-07:00' };
  const event = {
    days: [monday!, { ...tuesday!, races: [] }],
    programme: { place: 'Lake Havasu', sessions: [first!, later] },
  };
  expect(eventGlance(event, begin - 1, 1)).toMatchObject({ session: first, day: 'monday' });
  expect(
    eventGlance({ ...event, days: [{ ...monday!, races: [] }, tuesday!] }, 0, 1),
  ).toMatchObject({
    day: 'monday',
  });
});

test.each([
  ['on', begin],
  ['over', end + 1],
])('while the event is %s it is the last race with results', (_state, now) => {
  const glance = eventGlance(sampleEvent, now, 1);
  expect(glance).toMatchObject({ kind: 'latest', day: { id: 'sunday' } });
  expect(glance?.kind === 'latest' && glance.podiums).toMatchObject([
    { places: [{ rider: 'Ines Carvalho' }, { rider: 'Kai Nakamura' }, { rider: 'Tom Ashworth' }] },
  ]);
});

test('as long as there is no result it is the race that is next', () => {
  expect(eventGlance(coming, begin, 1)).toMatchObject({ kind: 'next', session: second });
});

test('nothing is said where nothing is known', () => {
  expect(eventGlance(coming, end, 1)).toBeNull();
  expect(eventGlance({ days: [] }, begin, 1)).toBeNull();
});

test('where nobody knows what takes place when, it is the last race with results', () => {
  expect(eventGlance({ days: sampleEvent.days }, begin, 1)).toMatchObject({ kind: 'latest' });
});

test('it changes with each race that begins', () => {
  expect(nextGlanceChange(sampleEvent, begin - 1)).toBe(begin);
  expect(nextGlanceChange(sampleEvent, begin)).toBe(Date.parse(second!.start));
  expect(nextGlanceChange(sampleEvent, end)).toBe(Number.POSITIVE_INFINITY);
  expect(nextGlanceChange({}, begin)).toBe(Number.POSITIVE_INFINITY);
});
