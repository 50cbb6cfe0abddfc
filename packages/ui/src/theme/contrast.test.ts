import { describe, expect, test } from 'vitest';
import { clubColors } from './clubColors';
import { contrast } from './contrast';
import { contrastPairs, leastContrast, type TokenPath } from './contrastPairs';
import { dark } from './dark';
import { highContrast } from './highContrast';
import { light } from './light';
import type { Theme } from './theme.types';

function valueOf(theme: Theme, path: TokenPath): string {
  const [group, token] = path.split('.') as [keyof Theme, string];
  const value = (theme[group] as Record<string, string>)[token];
  if (!value) throw new Error(`No token ${path}`);
  return value;
}

/** Of a colour between red and yellow: 0 to 60 degrees. */
function hueOf(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  return (60 * (green - blue)) / (red - blue);
}

test('contrast is measured as WCAG says', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  expect(contrast('#123456', '#123456')).toBe(1);
  expect(() => contrast('rgba(0, 0, 0, .5)', '#FFFFFF')).toThrow('Not an opaque');
});

test.each(clubColors)('a crest of $figure on $ground is legible in every theme', (colors) =>
  expect(contrast(colors.figure, colors.ground)).toBeGreaterThanOrEqual(7),
);

test('in high contrast what is disabled is told from what is not by words and edge', () => {
  const { text, border } = highContrast;
  expect(contrast(text.primary, text.muted)).toBeGreaterThanOrEqual(2);
  expect(contrast(border.strong, border.subtle)).toBeGreaterThanOrEqual(3);
});

test.each([
  ['dark', dark],
  ['light', light],
  ['high-contrast', highContrast],
] as const)('gold is yellower than bronze by 15° or more in the %s theme', (_, { medal }) =>
  expect(hueOf(medal.gold) - hueOf(medal.bronze)).toBeGreaterThanOrEqual(15),
);

describe.each([
  ['dark', dark],
  ['light', light],
  ['high-contrast', highContrast],
] as const)('%s theme', (name, theme) => {
  test.each(contrastPairs.map((pair) => [pair.front, pair.ground, pair.kind] as const))(
    '%s on %s is legible as %s',
    (front, ground, kind) => {
      expect(contrast(valueOf(theme, front), valueOf(theme, ground))).toBeGreaterThanOrEqual(
        leastContrast(kind, name),
      );
    },
  );
});
