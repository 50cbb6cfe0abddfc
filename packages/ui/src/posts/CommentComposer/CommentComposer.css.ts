import { style } from '@vanilla-extract/css';
import { fontSize, space, vars } from '../../theme';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[8],
  selectors: {
    '&[data-pictures]': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    '&[data-over]': { outline: `2px dashed ${vars.border.focus}` },
  },
});
export const purpose = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gridColumn: '1 / -1',
  color: vars.text.secondary,
  fontSize: fontSize[14],
  overflowWrap: 'anywhere',
});
export const notice = style({ gridColumn: '1 / -1' });
