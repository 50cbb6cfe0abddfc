import { afterEach, expect, test, vi } from 'vitest';
import { dateFormat } from './dateFormat';

afterEach(() => vi.restoreAllMocks());

const time = { hour: '2-digit', minute: '2-digit' } as const;

test('the same words of a date are written by one formatter, others by their own', () => {
  const format = dateFormat('en-GB', time);
  expect(dateFormat('en-GB', { ...time })).toBe(format);
  expect(dateFormat('es', time)).not.toBe(format);
  expect(dateFormat('en-GB', { weekday: 'long' })).not.toBe(format);
});

test('a reader who moves to another time zone gets a formatter of that one', () => {
  const zone = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(0);
  const format = dateFormat('en-GB', time);
  zone.mockReturnValue(420);
  expect(dateFormat('en-GB', time)).not.toBe(format);
});
