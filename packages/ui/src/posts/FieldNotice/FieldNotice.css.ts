import { style } from '@vanilla-extract/css';
import { fontSize, space, vars } from '../../theme';

/** While it says nothing it takes no room, and is there to be announced. */
export const notice = style({
  display: 'flex',
  alignItems: 'start',
  gap: space[8],
  color: vars.text.secondary,
  fontSize: fontSize[14],
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { position: 'absolute' } },
});
