import { expect, test } from 'vitest';
import { dark, highContrast, light, type Theme } from '@clubline/ui';
import { isTooLittle, measurePairs, showRatio } from './measure';

const valuesOf = (theme: Theme) =>
  Object.fromEntries(
    Object.entries(theme).flatMap(([group, tokens]) =>
      Object.entries(tokens as Record<string, string>).map(([name, value]) => [
        `${group}.${name}`,
        value,
      ]),
    ),
  );

test.each([
  ['light', light],
  ['dark', dark],
  ['high-contrast', highContrast],
])('every pair of the %s theme is measured, and none is too little', (theme, values) => {
  const measured = measurePairs({ theme, values: valuesOf(values) });
  expect(measured.filter(({ ratio }) => ratio === null)).toEqual([]);
  expect(measured.filter(isTooLittle)).toEqual([]);
});

test('a colour that built styles have shortened is measured as it is in full', () => {
  const values = { ...valuesOf(light), 'surface.card': '#fff', 'text.primary': '#000' };
  const pair = measurePairs({ theme: 'light', values }).find(
    ({ front, ground }) => front === 'text.primary' && ground === 'surface.card',
  );
  expect(pair?.ratio).toBeCloseTo(21);
});

test('a brand’s colour without enough contrast is found', () => {
  const values = { ...valuesOf(dark), 'text.muted': '#333344' };
  const insufficient = measurePairs({ theme: 'dark', values }).filter(isTooLittle);
  expect([...new Set(insufficient.map(({ front }) => front))]).toEqual(['text.muted']);
});

test('a ratio is cut, so that none reads as enough that is not', () => {
  expect(showRatio(4.49)).toBe('4.4:1');
  expect(showRatio(null)).toBe('not measured');
});
