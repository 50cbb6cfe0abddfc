import { style } from '@vanilla-extract/css';
import { base, fontSize, space } from '../../theme';

export const codes = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
    gap: space[8],
    fontFamily: 'monospace',
    fontSize: fontSize[14],
    userSelect: 'text',
  },
]);
