import { style } from '@vanilla-extract/css';
import { base, fontSize, space, vars } from '../../theme';

export const note = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    marginBlockStart: space[8],
    color: vars.text.primary,
    fontSize: fontSize[14],
  },
]);

export const icon = style({ flexShrink: 0, color: vars.text.secondary });
export const words = style([base, { fontWeight: 650, overflowWrap: 'anywhere' }]);
