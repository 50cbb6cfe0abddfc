import { afterEach, expect, test, vi } from 'vitest';
import { longDay, timeSpan, zoneName } from './localTimes';

afterEach(() => void vi.unstubAllEnvs());

const start = new Date('2025-10-06T20:00:00-07:00');
const end = new Date('2025-10-06T21:30:00-07:00');

test.each([
  ['America/Phoenix', 'en-GB', 'Monday 6 October', '20:00–21:30', /^Mountain Standard Time$/],
  ['Europe/Madrid', 'en-GB', 'Tuesday 7 October', '05:00–06:30', /^Central European Summer Time$/],
  ['Europe/Madrid', 'es', 'martes, 7 de octubre', '05:00–06:30', /^hora de verano de Europa/],
])('in %s, read in %s, it is %s, %s', (zone, locale, day, time, name) => {
  vi.stubEnv('TZ', zone);
  expect(longDay(start, locale)).toBe(day);
  expect(timeSpan(start, end, locale)).toBe(time);
  expect(zoneName(start, locale)).toMatch(name);
});
