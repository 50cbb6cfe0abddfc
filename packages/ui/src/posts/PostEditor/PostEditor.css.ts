import { style } from '@vanilla-extract/css';
import { space } from '../../theme';

export const form = style({ display: 'grid', gap: space[12] });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space[8],
});
