import { style } from '@vanilla-extract/css';
import { space, vars } from '../theme';

export const grid = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))', gap: space[16] });

/** Cards off screen cost nothing to lay out, and stay in the page for find and for screen readers. */
export const cell = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 340px', padding: space[4], margin: `-${space[4]}` });

export const chunks = style({ display: 'grid', gap: space[16] });

/** A thousand cards in one grid are all placed anew whenever one of them comes into view. The heights are those of 4, 3, 2 and 1 columns. */
export const chunk = style({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 2120px',
  padding: space[4],
  margin: `-${space[4]}`,
  '@media': {
    '(max-width: 1199.98px)': { containIntrinsicSize: 'auto 2832px' },
    '(max-width: 899.98px)': { containIntrinsicSize: 'auto 4256px' },
    '(max-width: 619.98px)': { containIntrinsicSize: 'auto 8528px' },
    print: { contentVisibility: 'visible' },
  },
});

export const ghost = style({ overflow: 'hidden', border: `1px solid ${vars.border.subtle}`, borderRadius: vars.radius.card, background: vars.surface.card });
export const ghostArt = style({ display: 'block', aspectRatio: '16 / 9', background: vars.surface.sunken });
export const ghostBody = style({ display: 'grid', gap: space[12], padding: space[16], minBlockSize: '168px', alignContent: 'start' });
