import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../packages/ui/src/theme/contrast';
import { dark } from '../../packages/ui/src/theme/dark';
import { highContrast } from '../../packages/ui/src/theme/highContrast';
import { light } from '../../packages/ui/src/theme/light';
import { isTooLittle, measurePairs } from '../foundations/parts/measure';
import {
  deriveTheme,
  firstAccents,
  mix,
  readableOn,
  withValues,
  type ThemeChoice,
} from './deriveTheme';
import { themeAsCss, themeAsObject } from './themeText';

const themes = { light, dark, 'high-contrast': highContrast } as const;
const choice: ThemeChoice = { accent: '#7a1fa2', shape: 'clubline', bodyFont: '', displayFont: '' };

/** The pairs that cannot be read well in a theme that was made of a choice. */
function insufficient(name: keyof typeof themes, accent: string): string[] {
  const made = withValues(themes[name], deriveTheme(themes[name], name, { ...choice, accent }));
  const values = Object.fromEntries(
    Object.entries(made).flatMap(([group, tokens]) =>
      Object.entries(tokens as Record<string, string>).map(([token, value]) => [
        `${group}.${token}`,
        value,
      ]),
    ),
  );
  return measurePairs({ theme: name, values })
    .filter(isTooLittle)
    .map(({ front, ground }) => `${front} on ${ground}`);
}

const colour = integer({ min: 0, max: 0xff_ff_ff }).map(
  (value) => `#${value.toString(16).padStart(6, '0')}`,
);

test('links, rings and letters on the accent can be read with any accent', () => {
  assert(
    property(constantFrom('light' as const, 'dark' as const), colour, (name, accent) => {
      // The accent itself stays as it was chosen; the page says where it is hard to see.
      const pairs = insufficient(name, accent).filter((pair) => !pair.startsWith('accent.solid'));
      expect(pairs).toEqual([]);
    }),
  );
});

test('a strong accent leaves nothing that is hard to read', () => {
  expect(insufficient('light', '#7a1fa2')).toEqual([]);
  expect(insufficient('dark', '#f0abfc')).toEqual([]);
});

test.each(['light', 'dark', 'high-contrast'] as const)(
  'the accent that it opens on leaves nothing hard to read in %s',
  (name) => expect(insufficient(name, firstAccents[name])).toEqual([]),
);

test('an accent that does not stand out from the page is named', () => {
  expect(insufficient('light', '#fff2a8')).toContain('accent.solid on surface.card');
});

describe('colours', () => {
  test('lie between two others', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#102030', '#ffffff', 0)).toBe('#102030');
  });

  test('that can be read already stay as they are', () => {
    expect(readableOn('#7a1fa2', ['#ffffff'], 4.5)).toBe('#7a1fa2');
  });

  test('become darker on white and lighter on black until they can be read', () => {
    expect(contrast(readableOn('#ffd400', ['#ffffff'], 4.5), '#ffffff')).toBeGreaterThanOrEqual(
      4.5,
    );
    expect(contrast(readableOn('#400000', ['#000000'], 4.5), '#000000')).toBeGreaterThanOrEqual(
      4.5,
    );
  });
});

describe('texts', () => {
  const values = {
    accent: { solidHover: '#123456' },
    font: { body: "'Source Serif', serif" },
  };

  test('CSS names the custom properties of scopes and elements', () => {
    expect(themeAsCss(values)).toBe(
      '[data-clubline],\nclubline-results,\nclubline-chat {\n' +
        '  --clubline-accent-solid-hover: #123456;\n' +
        "  --clubline-font-body: 'Source Serif', serif;\n}\n",
    );
  });

  test('the object has the values by group, in quotes that a font may hold', () => {
    expect(themeAsObject(values)).toBe(
      "const theme = {\n  accent: {\n    solidHover: '#123456',\n  },\n" +
        '  font: {\n    body: \'"Source Serif", serif\',\n  },\n};\n',
    );
  });
});
