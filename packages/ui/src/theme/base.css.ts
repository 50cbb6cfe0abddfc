import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { lineHeight } from './scales';

/**
 * The ground every element of ours stands on. There is no reset on purpose (published CSS never
 * touches the page), so each element takes this class and is then independent of what the page says
 * about `button`, `h2` or `ul`.
 */
export const base = style({
  boxSizing: 'border-box',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  listStyle: 'none',
  color: 'inherit',
  fontFamily: vars.font.body,
  fontSize: 'inherit',
  fontWeight: 'inherit',
  fontStyle: 'normal',
  lineHeight: lineHeight.text,
  letterSpacing: 'normal',
  textTransform: 'none',
  textDecoration: 'none',
  textShadow: 'none',
  WebkitTapHighlightColor: 'transparent',
});
