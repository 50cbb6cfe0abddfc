import { expect, test } from 'vitest';
import { presentDay } from './presentDay';

const day = (id: string, races = 1) => ({
  id,
  name: id,
  date: '',
  analysis: [],
  races: Array.from({ length: races }, () => ({ id: 'r' }) as never),
});
const days = [day('monday'), day('tuesday'), day('wednesday', 0)];
const session = (start: string) => ({ id: start, title: '', start, end: start });
const programme = {
  place: 'Lake',
  sessions: [
    session('2025-10-06T09:00:00-07:00'),
    session('2025-10-06T20:00:00-07:00'),
    session('2025-10-07T09:00:00-07:00'),
    session('2025-10-08T09:00:00-07:00'),
  ],
};

test.each([
  ['before the event', '2025-09-01T00:00:00Z', 'monday'],
  ['on its first morning', '2025-10-06T17:00:00Z', 'monday'],
  ['in the night after it, which is the next day elsewhere', '2025-10-07T06:00:00Z', 'monday'],
  ['on the second day', '2025-10-07T16:00:00Z', 'tuesday'],
  ['long after the event', '2026-11-26T00:00:00Z', 'wednesday'],
])('%s the results are those of the day on which something began last', (_, now, id) => {
  expect(presentDay({ days, programme }, Date.parse(now))).toBe(id);
});

test('without times they are those of the last day that has any, or of the first', () => {
  expect(presentDay({ days }, 0)).toBe('tuesday');
  expect(presentDay({ days: [day('monday', 0)] }, 0)).toBe('monday');
  expect(presentDay({ days: [] }, 0)).toBeNull();
});
