import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { dark } from './dark';
import { highContrast } from './highContrast';
import { light } from './light';

// The root attribute is the scope: nothing Clubline publishes styles anything outside of it.
const root = '[data-clubline]';
const system = `${root}[data-clubline-theme="system"]`;

globalStyle(`${root}, ${root}[data-clubline-theme="light"]`, { vars: assignVars(vars, light), colorScheme: 'light' });
globalStyle(`${root}[data-clubline-theme="dark"]`, { vars: assignVars(vars, dark), colorScheme: 'dark' });
globalStyle(`${root}[data-clubline-theme="high-contrast"]`, { vars: assignVars(vars, highContrast), colorScheme: 'dark' });

globalStyle(system, {
  '@media': {
    '(prefers-color-scheme: dark)': { vars: assignVars(vars, dark), colorScheme: 'dark' },
    '(prefers-contrast: more)': { vars: assignVars(vars, highContrast), colorScheme: 'dark' },
  },
});
