import { style, type StyleRule } from '@vanilla-extract/css';
// What stands here is said beside `base` and beats it, so `base` must come first in the styles.
import './base.css';
import { vars } from './contract.css';
import { lineHeight } from './scales';

/** What `displayText` says, for parts that say it to elements without a class. */
export const displayTextRule = {
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontStretch: '80%',
  lineHeight: lineHeight.display,
  fontVariantNumeric: 'tabular-nums',
  // Condensed and heavy, words would run into each other.
  wordSpacing: '0.1em',
  textWrap: 'balance',
} satisfies StyleRule;

/** What `overline` says, for parts that say it to elements without a class. */
export const overlineRule = {
  fontFamily: vars.font.display,
  fontWeight: 700,
  fontStretch: '87%',
  fontSize: '12px',
  lineHeight: lineHeight.snug,
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
  color: vars.text.muted,
} satisfies StyleRule;

/** What `visuallyHidden` says, for what is hidden from eyes on some widths only. */
export const visuallyHiddenRule = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies StyleRule;

/**
 * For words that may be written in another direction than the page: they keep their own, and stand
 * where those of the page begin.
 */
export const ownDirectionRule = {
  unicodeBidi: 'plaintext',
  textAlign: ['-webkit-match-parent', 'match-parent'],
} satisfies StyleRule;

/** Scoreboard type: condensed, heavy, every figure the same width. Set the size beside it. */
export const displayText = style(displayTextRule);

/** Small capitals above a heading or a group: condensed, spaced, quiet. */
export const overline = style(overlineRule);

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
export const visuallyHidden = style(visuallyHiddenRule);
