// Storybook builds its frame in a way that knows neither our sources' condition nor our styles.
import { dark } from '../../packages/ui/src/theme/dark';
import { highContrast } from '../../packages/ui/src/theme/highContrast';
import { light } from '../../packages/ui/src/theme/light';
import type { PartialTheme, Theme, ThemeName } from '../../packages/ui/src/theme/theme.types';
import { brands, type BrandName } from './brands';

const themes: Record<ThemeName, Theme> = { light, dark, 'high-contrast': highContrast };

/** A theme with the values of a brand in the place of its own. */
export function themeOfBrand(name: ThemeName, brand: BrandName): Theme {
  const own: PartialTheme = brands[brand].overrides;
  return Object.fromEntries(
    Object.entries(themes[name]).map(([group, values]) => [
      group,
      { ...values, ...own[group as keyof Theme] },
    ]),
  ) as unknown as Theme;
}
