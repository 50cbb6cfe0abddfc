import { expect, test } from 'vitest';
import { themeStyle } from './themeStyle';

test('tokens become the custom properties of their names', () => {
  expect(themeStyle({ accent: { solid: '#7A1FA2' }, text: { onAccent: 'white' } })).toEqual({
    '--clubline-accent-solid': '#7A1FA2',
    '--clubline-text-on-accent': 'white',
  });
  expect(themeStyle()).toEqual({});
});
