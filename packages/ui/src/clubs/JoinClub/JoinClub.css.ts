import { style } from '@vanilla-extract/css';
import { base, size, space, vars } from '../../theme';

/** Takes the place of the button, at its height. */
export const joined = style([
  base,
  {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: size.touch,
    color: vars.positive.text,
    fontWeight: 600,
  },
]);
