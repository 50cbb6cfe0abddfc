import { expect, test } from 'vitest';
import * as ui from '@clubline/ui/locales/es';
import * as features from '@clubline/features/locales/es';
import { accented, accentedTexts } from './accented';
import { accentedMessages } from './accentedMessages';

test('a text is longer by two fifths, accented and in brackets; what has no word stays', () => {
  expect(accented('Save changes')).toBe('[Šávë çháñgëš ~~~~~]');
  expect(accented('12/40')).toBe('12/40');
});

test('texts that are made of values are accented, too', () => {
  const texts = accentedTexts({ left: (count: number) => `${count} left`, of: { a: 'a' } });
  const { left } = texts as { left: (count: number) => string };
  expect(left(3)).toBe('[3 lëft ~~~]');
});

test('everything that is translated is accented', () => {
  const missing = Object.keys({ ...ui, ...features }).filter((name) => !(name in accentedMessages));
  expect(missing).toEqual([]);
});
