import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCalendar, type CalendarEntry } from './toCalendar';

const madeAt = Date.UTC(2025, 8, 1, 12, 30, 5);
const start: CalendarEntry = {
  id: 'monday-1@clubline',
  title: 'Novice Ski Lites',
  start: '2025-10-06T09:00:00-07:00',
  end: '2025-10-06T10:30:00-07:00',
  place: 'Lake Havasu',
};

/** Reads a file as RFC 5545 says: lines that go on are joined, texts lose their backslashes. */
function read(file: string) {
  const lines = file.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  const plain = (text: string) =>
    text.replaceAll(/\\(.)/g, (_all, letter: string) => (letter === 'n' ? '\n' : letter));
  const values = (name: string) =>
    lines
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => plain(line.slice(name.length + 1)));
  return { lines, values };
}

test('a calendar reads each entry at its moment, whatever its zone is', () => {
  expect(toCalendar([start], madeAt)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Clubline//EN',
      'BEGIN:VEVENT',
      'UID:monday-1@clubline',
      'DTSTAMP:20250901T123005Z',
      'DTSTART:20251006T160000Z',
      'DTEND:20251006T173000Z',
      'SUMMARY:Novice Ski Lites',
      'LOCATION:Lake Havasu',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test.each([
  ['a start that is no time', { start: 'soon' }],
  ['an end that is no time', { end: '' }],
  ['an end before its start', { end: '2025-10-06T08:00:00-07:00' }],
])('an entry with %s is left out, and the others stay', (_what, wrong) => {
  const { values } = read(toCalendar([{ ...start, ...wrong }, start], madeAt));
  expect(values('SUMMARY')).toEqual(['Novice Ski Lites']);
});

test('words begin no line of their own, whatever a calendar takes for the end of one', () => {
  for (const end of ['\n', '\r', '\r\n', '\u0085', '\u2028', '\u2029']) {
    const file = toCalendar([{ ...start, title: `Heat${end}URL:https://bad.example` }], madeAt);
    expect(file.split(/\r\n|[\n\r\u0085\u2028\u2029]/)).toContain(
      String.raw`SUMMARY:Heat\nURL:https://bad.example`,
    );
  }
});

test('any words come back as they were, in lines that every calendar takes', () => {
  // oxlint-disable-next-line no-control-regex
  const hidden = /[\u0000-\u0009\u000B-\u001F\u007F\u0085\u2028\u2029]/g;
  const words = fc
    .string({ unit: 'binary', maxLength: 60 })
    .map((text) => text.replaceAll(hidden, ''));
  fc.assert(
    fc.property(words, words, (title, place) => {
      const file = toCalendar([{ ...start, title, place }], madeAt);
      const { lines, values } = read(file);
      expect(values('SUMMARY')).toEqual([title]);
      expect(values('LOCATION')).toEqual(place === '' ? [] : [place]);
      expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
      const bytes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
      expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
    }),
    { numRuns: 100 },
  );
});
