import { expect, test } from 'vitest';
import type { ThemeName } from '@clubline/ui';
import { contrast } from '../../packages/ui/src/theme/contrast';
import { brands, type BrandName } from './brands';
import { chosenEntry } from './storybookTheme';

const themes: ThemeName[] = ['light', 'dark', 'high-contrast'];
const each = themes.flatMap((theme) =>
  Object.keys(brands).map((brand) => [theme, brand as BrandName] as const),
);

test.each(each)('the chosen entry of the sidebar can be read: %s, %s', (theme, brand) => {
  const { ground, words } = chosenEntry(theme, brand);
  expect(contrast(ground, words)).toBeGreaterThanOrEqual(4.5);
});
