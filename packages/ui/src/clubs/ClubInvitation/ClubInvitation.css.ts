import { style } from '@vanilla-extract/css';
import { base, focusRing, vars } from '../../theme';

export const invitation = style([base, focusRing, { borderRadius: vars.radius.control }]);
