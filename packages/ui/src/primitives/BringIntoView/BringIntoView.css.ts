import { style } from '@vanilla-extract/css';
import { base, focusRing, space, vars } from '../../theme';

export const box = style([
  base,
  focusRing,
  { borderRadius: vars.radius.control, scrollMarginBlock: space[96] },
]);
