import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { lineHeight } from './scales';

/**
 * The ground every element of ours stands on. There is no reset on purpose (published CSS never touches the page),
 * so each element takes this class and is then independent of what the page says about `button`, `h2` or `ul`.
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

/** Scoreboard type: condensed, heavy, every figure the same width. Set the size beside it. */
export const displayText = style({
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontStretch: '80%',
  lineHeight: lineHeight.display,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.01em',
  textWrap: 'balance',
});

/** Small capitals above a heading or a group: condensed, spaced, quiet. */
export const overline = style({
  fontFamily: vars.font.display,
  fontWeight: 700,
  fontStretch: '87%',
  fontSize: '12px',
  lineHeight: lineHeight.snug,
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
  color: vars.text.muted,
});

/** The one focus ring. Add it to whatever can be focused. */
export const focusRing = style({
  outline: 'none',
  selectors: {
    '&:focus-visible, &[data-focus-visible]': {
      outline: `2px solid ${vars.border.focus}`,
      outlineOffset: '2px',
    },
  },
});

/** For assistive technology only; takes no room. */
export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
