import { create, type ThemeVars } from 'storybook/theming';
import type { ThemeName } from '../../packages/ui/src/theme/theme.types';
import type { BrandName } from './brands';
import { themeOfBrand } from './themeOfBrand';

/** Storybook's own frame and pages in one of our themes, with the values of a brand. */
export function storybookTheme(name: ThemeName, brand: BrandName): ThemeVars {
  const { accent, border, font, radius, surface, text } = themeOfBrand(name, brand);
  return create({
    base: name === 'light' ? 'light' : 'dark',
    brandTitle: 'Clubline',
    brandUrl: './',
    fontBase: font.body,
    colorPrimary: accent.solid,
    colorSecondary: accent.solid,
    appBg: surface.page,
    appContentBg: surface.page,
    appPreviewBg: surface.page,
    appBorderColor: border.subtle,
    appBorderRadius: Number.parseInt(radius.card, 10),
    textColor: text.primary,
    textMutedColor: text.secondary,
    textInverseColor: text.onAccent,
    barBg: surface.card,
    barTextColor: text.secondary,
    barSelectedColor: text.link,
    barHoverColor: text.link,
    inputBg: surface.card,
    inputBorder: border.strong,
    inputTextColor: text.primary,
    inputBorderRadius: Number.parseInt(radius.control, 10),
    booleanBg: surface.sunken,
    booleanSelectedBg: surface.raised,
    buttonBg: surface.card,
    buttonBorder: border.strong,
  });
}

/**
 * The entry of the sidebar that is chosen: Storybook writes it in white, on a colour of its own
 * making, which no bright accent bears.
 */
export function chosenEntry(name: ThemeName, brand: BrandName) {
  const { accent, text } = themeOfBrand(name, brand);
  return { ground: accent.solid, words: text.onAccent };
}
