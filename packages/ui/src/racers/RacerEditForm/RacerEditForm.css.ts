import { style } from '@vanilla-extract/css';
import { base, space, vars } from '../../theme';

/** Stays in sight while the fields scroll beneath it, unless the window is too low for both. */
export const actions = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[12],
    paddingBlock: space[12],
    marginBlockEnd: `calc(-1 * ${space[12]})`,
    background: vars.surface.card,
    '@media': {
      '(min-height: 560px)': {
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: 1,
        boxShadow: `0 -1px 0 ${vars.border.subtle}`,
      },
    },
  },
]);
