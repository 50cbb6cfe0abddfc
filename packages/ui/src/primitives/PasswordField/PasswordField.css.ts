import { style } from '@vanilla-extract/css';

// Near the edge of the box, with its ring inside it.
export const toggle = style({
  marginInlineEnd: '-8px',
  selectors: { '&[data-focus-visible]': { outlineOffset: '-2px' } },
});
