import { create, type ThemeVars } from 'storybook/theming';
// Storybook builds its frame in a way that knows neither our sources' condition nor our styles.
import { dark } from '../../packages/ui/src/theme/dark';
import { highContrast } from '../../packages/ui/src/theme/highContrast';
import { light } from '../../packages/ui/src/theme/light';
import type { Theme, ThemeName } from '../../packages/ui/src/theme/theme.types';

const themes: Record<ThemeName, Theme> = { light, dark, 'high-contrast': highContrast };

/** Storybook's own frame and pages in the colours of one of our themes. */
export function storybookTheme(name: ThemeName): ThemeVars {
  const { accent, border, font, radius, surface, text } = themes[name];
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
