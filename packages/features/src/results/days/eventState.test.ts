import { expect, test } from 'vitest';
import { sampleEvent } from '../../testing/results.fixtures';
import { eventState, nextStateChange } from './eventState';

const [first, last] = sampleEvent.programme!.sessions;
const begin = Date.parse(first!.start);
const end = Date.parse(last!.end);

test.each([
  ['before its first race', begin - 1, 'upcoming'],
  ['from its first race on', begin, 'live'],
  ['between two races', Date.parse(first!.end) + 1, 'live'],
  ['after its last race', end, 'finished'],
])('%s it is %s', (_when, now, state) => {
  expect(eventState(sampleEvent, now)).toBe(state);
});

test('without times nobody knows', () => {
  expect(eventState({}, begin)).toBeNull();
  const unreadable = { place: '', sessions: [{ ...first!, start: 'soon', end: 'later' }] };
  expect(eventState({ programme: unreadable }, begin)).toBeNull();
});

test('it may change with each start and each end', () => {
  expect(nextStateChange(sampleEvent, begin - 1)).toBe(begin);
  expect(nextStateChange(sampleEvent, begin)).toBe(Date.parse(first!.end));
  expect(nextStateChange(sampleEvent, end)).toBe(Number.POSITIVE_INFINITY);
});
