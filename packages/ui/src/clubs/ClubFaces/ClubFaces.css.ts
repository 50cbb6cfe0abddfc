import { style } from '@vanilla-extract/css';
import { base, focusRing, size, space } from '../../theme';

export const faces = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, ${size.touch})`,
    justifyContent: 'space-between',
    gap: space[8],
  },
]);

export const face = style([
  base,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.touch,
    blockSize: size.touch,
    borderRadius: '50%',
  },
]);

export const link = style([face, focusRing]);
