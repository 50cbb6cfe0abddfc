import { style } from '@vanilla-extract/css';
import { base, displayText, fontSize, space, vars } from '../../theme';

export const box = style([base, { display: 'grid', gap: space[12], color: vars.text.primary }]);
export const title = style([base, displayText, { fontSize: fontSize[22] }]);
export const list = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
    columnGap: space[12],
    listStyle: 'none',
  },
]);
