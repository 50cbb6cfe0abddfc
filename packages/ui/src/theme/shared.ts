import type { Theme } from './theme.types';

/** What the three themes have in common. The page's own fonts stand in until a site loads ours. */
export const shared: Pick<Theme, 'font' | 'radius'> = {
  font: {
    body: '"Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
    display: '"Archivo Variable", Archivo, "Arial Narrow", "Inter Variable", system-ui, sans-serif',
  },
  radius: { control: '8px', card: '14px', pill: '999px' },
};
