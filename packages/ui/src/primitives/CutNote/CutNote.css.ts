import { style } from '@vanilla-extract/css';
import { base, fontSize, space, vars } from '../../theme';

export const note = style([
  base,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    paddingBlock: space[12],
    color: vars.text.secondary,
    fontSize: fontSize[14],
    textAlign: 'center',
  },
]);

export const icon = style({ flexShrink: 0 });
