import { style } from '@vanilla-extract/css';
import { lineHeight, vars } from '../../theme';

export const root = style({
  background: vars.surface.page,
  color: vars.text.primary,
  fontFamily: vars.font.body,
  fontSize: '16px',
  lineHeight: lineHeight.text,
  WebkitFontSmoothing: 'antialiased',
});

// A static, empty box: what floats positions itself, and the page must not grow by it.
export const portal = style({
  color: vars.text.primary,
  fontFamily: vars.font.body,
  fontSize: '16px',
  lineHeight: lineHeight.text,
  WebkitFontSmoothing: 'antialiased',
});
