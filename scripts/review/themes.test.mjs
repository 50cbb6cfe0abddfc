import { expect, test } from 'vitest';
import { chosenThemes, themes } from './themes.mjs';

test('all themes are compared unless some are named', () => {
  expect(chosenThemes(undefined)).toEqual(themes);
  expect(chosenThemes('light')).toEqual(['light']);
  expect(chosenThemes('high-contrast, dark')).toEqual(['dark', 'high-contrast']);
});

test('a name that is no theme is told, with those that there are', () => {
  expect(() => chosenThemes('light,bright')).toThrow(
    'No theme is called bright; there are dark, light, high-contrast.',
  );
});
