import { style, type StyleRule } from '@vanilla-extract/css';
// What stands here is said beside `base` and beats it, so `base` must come first in the styles.
import './base.css';
import { vars } from './contract.css';
import { fontSize, lineHeight, media, size, space } from './scales';

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

/** The size of a page's own heading (`h1`) where no picture stands behind it. */
export const pageTitleRule = {
  fontSize: fontSize[28],
  '@media': { [media.wide]: { fontSize: fontSize[36] } },
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

/** Pills in one line, which goes on behind the edge. */
export const pillLineRule = {
  display: 'flex',
  gap: space[8],
  // Room for the ring of focus on all sides.
  margin: `-${space[4]}`,
  padding: space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
} satisfies StyleRule;

/** Pills beside each other: one line on phones. */
export const pillsRule = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [media.narrow]: { flexWrap: 'nowrap', ...pillLineRule } },
} satisfies StyleRule;

/** A link or a button that is one of several pills; the chosen one says so by its ARIA state. */
export const pillRule = {
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[8],
  minBlockSize: size.touch,
  paddingInline: space[16],
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.pill,
  background: vars.surface.card,
  color: vars.text.primary,
  fontSize: fontSize[14],
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.accent.solid },
    '&:is([aria-current="true"], [aria-pressed="true"])': {
      borderColor: vars.accent.solid,
      background: vars.accent.soft,
    },
  },
  '@media': {
    [media.narrow]: { paddingInline: space[12] },
    [media.forcedColors]: {
      selectors: {
        '&:is([aria-current="true"], [aria-pressed="true"])': {
          borderColor: 'Highlight',
          borderWidth: '2px',
        },
      },
    },
  },
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
