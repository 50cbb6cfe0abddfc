import { style } from '@vanilla-extract/css';
import { base, focusRing, pillRule, pillsRule, space } from '../../theme';

/** One line at any width: days in a second one look like another event. */
export const list = style([
  base,
  pillsRule,
  {
    flexWrap: 'nowrap',
    margin: `-${space[4]}`,
    padding: space[4],
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
]);

export const day = style([base, focusRing, pillRule]);
