import { style } from '@vanilla-extract/css';
import { space } from '../../theme';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[8],
});
