import { style } from '@vanilla-extract/css';
import { fontSize, space, vars } from '../../theme';

export const facts = style({ display: 'grid', gap: space[16] });
export const value = style({
  color: vars.text.primary,
  fontSize: fontSize[16],
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
export const absent = style({ color: vars.text.muted });
export const actions = style({ marginBlockStart: space[24] });
