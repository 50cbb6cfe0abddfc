import { style } from '@vanilla-extract/css';
import { base, size, space, vars } from '../../theme';

export const page = style([
  base,
  {
    containerType: 'inline-size',
    display: 'grid',
    gap: space[32],
    inlineSize: '100%',
    color: vars.text.primary,
  },
]);
export const body = style([
  base,
  {
    display: 'grid',
    gap: space[32],
    inlineSize: '100%',
    maxInlineSize: size.broad,
    marginInline: 'auto',
  },
]);

export const part = style([
  base,
  { display: 'grid', alignContent: 'start', gap: space[32], minInlineSize: 0 },
]);

/** Figures above tables, and words beside both where there is room for that. */
export const columns = style({
  '@container': {
    '(min-width: 1200px)': {
      gridTemplateColumns: 'minmax(0, 1fr) 400px',
      gridTemplateRows: 'auto minmax(0, 1fr)',
    },
  },
});

export const aside = style([
  part,
  {
    '@container': {
      '(min-width: 1200px)': {
        selectors: { [`${columns} > &`]: { gridColumn: 2, gridRow: '1 / span 2' } },
      },
    },
  },
]);

export const narrow = style([
  base,
  {
    display: 'grid',
    gap: space[24],
    inlineSize: '100%',
    maxInlineSize: '640px',
    marginInline: 'auto',
    color: vars.text.primary,
  },
]);
