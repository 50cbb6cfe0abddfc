import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { dark } from './dark';
import { highContrast } from './highContrast';
import { light } from './light';
import type { Theme } from './theme.types';

// The root attribute is the scope: nothing Clubline publishes styles anything outside of it.
const root = '[data-clubline]';
const system = `${root}[data-clubline-theme="system"]`;

const lightVars: Record<string, string> = assignVars(vars, light);

/**
 * What a theme changes. Every scope has the values of the light one, so those need no second
 * mention.
 */
const changed = (theme: Theme) =>
  Object.fromEntries(
    Object.entries(assignVars(vars, theme)).filter(([name, value]) => lightVars[name] !== value),
  );

/** Paper is light whatever the screen is: browsers leave grounds away there, not colours. */
const onScreen = (theme: Theme, query = 'screen') => ({
  '@media': { [query]: { vars: changed(theme), colorScheme: 'dark' } },
});

globalStyle(root, {
  // What leads here stops below a header of the page, where that says how high it is.
  scrollMarginBlockStart: 'var(--clubline-offset-top)',
  vars: lightVars,
  colorScheme: 'light',
});
globalStyle(`${root}[data-clubline-theme="dark"]`, onScreen(dark));
globalStyle(`${root}[data-clubline-theme="high-contrast"]`, onScreen(highContrast));
globalStyle(system, onScreen(dark, 'screen and (prefers-color-scheme: dark)'));
globalStyle(system, onScreen(highContrast, 'screen and (prefers-contrast: more)'));
