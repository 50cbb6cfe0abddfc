import { style } from '@vanilla-extract/css';
import { space, vars } from '../theme';

export const grid = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))', gap: space[16] });

export const chunks = style({ display: 'grid', gap: space[16] });

/**
 * Chunks off screen cost nothing to lay out or paint, and stay in the page for find and for screen readers. (Cards skipped one by one
 * in one grid would all be placed anew whenever one of them comes into view.) The heights are those of 4, 3, 2 and 1 columns.
 */
export const chunk = style({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 1060px',
  padding: space[4],
  margin: `-${space[4]}`,
  '@media': {
    '(max-width: 1199.98px)': { containIntrinsicSize: 'auto 1416px' },
    '(max-width: 899.98px)': { containIntrinsicSize: 'auto 2128px' },
    '(max-width: 619.98px)': { containIntrinsicSize: 'auto 4264px' },
    print: { contentVisibility: 'visible' },
  },
});

export const ghost = style({ overflow: 'hidden', border: `1px solid ${vars.border.subtle}`, borderRadius: vars.radius.card, background: vars.surface.card });
export const ghostArt = style({ display: 'block', aspectRatio: '16 / 9', background: vars.surface.sunken });
export const ghostBody = style({ display: 'grid', gap: space[12], padding: space[16], minBlockSize: '168px', alignContent: 'start' });
