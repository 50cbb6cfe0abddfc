import { style } from '@vanilla-extract/css';
import { base, space } from '../../theme';

export const box = style([base, { display: 'grid', gap: space[16] }]);
export const buttons = style([
  base,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[12] },
]);
