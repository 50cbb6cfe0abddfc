import { expect, test } from 'vitest';
import type { EventRace } from './eventContent.types';
import { raceName } from './findResult';

const nameOf = (raceLabel: string, title: string) => raceName({ raceLabel, title } as EventRace);

test('a race is called by its number and its title', () => {
  expect(nameOf('Race 6', 'Veterans Ski 40+')).toBe('Race 6 · Veterans Ski 40+');
  expect(nameOf('', 'Veterans Ski 40+')).toBe('Veterans Ski 40+');
});

test('signs at the end of a title stay there beside a number in Arabic', () => {
  expect(nameOf('السباق 6', 'Veterans Ski 40+')).toBe('السباق 6 · \u2068Veterans Ski 40+\u2069');
});
