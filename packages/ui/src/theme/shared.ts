import type { Theme } from './theme.types';

// What the three themes have in common: plain constants, so that a bundler can leave out a theme
// that nobody imports.

/** The page's own fonts stand in until a site loads ours. */
export const font: Theme['font'] = {
  body: '"Inter Variable", Inter, system-ui, sans-serif',
  display: '"Archivo Variable", Archivo, "Arial Narrow", "Inter Variable", system-ui, sans-serif',
};

export const radius: Theme['radius'] = { control: '8px', card: '14px', pill: '999px' };
