import { style } from '@vanilla-extract/css';
import { space, vars } from '../../theme';

export const control = style({ borderRadius: vars.radius.pill, paddingInline: space[16] });

export const clear = style({
  marginInlineEnd: '-12px',
  borderRadius: vars.radius.pill,
  selectors: { '[data-empty] &': { visibility: 'hidden' } },
});
