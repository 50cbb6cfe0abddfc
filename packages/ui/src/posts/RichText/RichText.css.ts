import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const root = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
});

// A stray bidirectional control in somebody's text must not turn the letters of an address or a
// name around.
export const mention = style({
  // An isolate whose direction is that of the name, for the sign before it is of none.
  unicodeBidi: 'plaintext',
  color: vars.text.link,
  fontWeight: 600,
  borderRadius: '2px',
});

export const link = style({
  unicodeBidi: 'isolate',
  direction: 'ltr',
  color: vars.text.link,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  borderRadius: '2px',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});
