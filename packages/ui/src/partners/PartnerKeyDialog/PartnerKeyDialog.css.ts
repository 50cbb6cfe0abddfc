import { style } from '@vanilla-extract/css';
import { base, fontSize, space, vars } from '../../theme';

export const key = style([
  base,
  {
    padding: space[12],
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.control,
    background: vars.surface.sunken,
    fontFamily: 'monospace',
    fontSize: fontSize[14],
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
]);
