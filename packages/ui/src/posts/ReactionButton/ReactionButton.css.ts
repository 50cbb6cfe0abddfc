import { style } from '@vanilla-extract/css';
import { fontSize, media, motion, size, space, vars } from '../../theme';

export const group = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'stretch',
  borderRadius: vars.radius.pill,
});

const part = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minBlockSize: size.touch,
  color: vars.text.secondary,
  fontSize: fontSize[14],
  fontWeight: 600,
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  touchAction: 'manipulation',
  transition: `background-color ${motion.feedback}, color ${motion.feedback}`,
  selectors: {
    '&:hover': { background: vars.accent.soft, color: vars.text.primary },
    '&:disabled': { cursor: 'not-allowed' },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const toggle = style([
  part,
  {
    minInlineSize: '64px',
    paddingInline: `${space[12]} ${space[8]}`,
    borderStartStartRadius: vars.radius.pill,
    borderEndStartRadius: vars.radius.pill,
    selectors: {
      '&[data-alone]': { borderRadius: vars.radius.pill, paddingInline: space[12] },
      '&[aria-pressed="true"]': { color: vars.text.link },
    },
  },
]);

export const more = style([
  part,
  {
    inlineSize: '36px',
    '@media': { [media.touch]: { inlineSize: size.touch } },
    color: vars.text.secondary,
    borderStartEndRadius: vars.radius.pill,
    borderEndEndRadius: vars.radius.pill,
    selectors: {
      '&[aria-expanded="true"]': { background: vars.accent.soft, color: vars.text.primary },
    },
  },
]);

/** A fixed box, so that no emoji changes the width of the row. */
export const symbol = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  fontSize: '20px',
  lineHeight: 1,
});

export const outline = style({
  inlineSize: '22px',
  blockSize: '22px',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.8,
  selectors: { '&[data-filled]': { fill: 'currentcolor' } },
});

export const count = style({
  minInlineSize: '1.5ch',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
});

/** The popover's own padding is for text: seven targets need the room of a phone. */
export const inPopover = style({ margin: `calc(-1 * ${space[12]})` });

export const dense = style({
  minBlockSize: '28px',
  selectors: {
    '&&': { minBlockSize: '28px', minInlineSize: '40px' },
    '&&[aria-haspopup]': { inlineSize: '32px', minInlineSize: 0 },
  },
});
