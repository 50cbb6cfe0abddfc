import { globalStyle, style } from '@vanilla-extract/css';
import {
  base,
  displayText,
  focusRing,
  fontSize,
  lineHeight,
  media,
  motion,
  safeArea,
  size,
  space,
  vars,
} from '../../theme';

export const bar = style([
  base,
  {
    position: 'fixed',
    insetBlockEnd: 0,
    insetInline: 0,
    zIndex: 50,
    paddingBlockEnd: safeArea.bottom,
    // Those of the window, whatever way one reads.
    paddingInline: `max(${safeArea.left}, ${safeArea.right})`,
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    background: vars.surface.card,
    color: vars.text.primary,
    '@media': { [media.wide]: { display: 'none' }, [media.print]: { display: 'none' } },
  },
]);

// What floats at the lower edge of the window stands above the bar: toasts and the way back into a
// live room are not inside the shell, so the whole page is told. Nor is what has the focus, or is
// scrolled to, beneath it.
globalStyle(`:root:has(${bar})`, {
  '@media': {
    [media.narrow]: {
      vars: { '--clubline-bottom-bar': size.bottomBar },
      scrollPaddingBlockEnd: `calc(${size.bottomBar} + ${safeArea.bottom} + ${space[16]})`,
    },
  },
});

export const list = style([
  base,
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    maxInlineSize: '560px',
    marginInline: 'auto',
  },
]);

export const item = style([
  base,
  focusRing,
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space[2],
    inlineSize: '100%',
    blockSize: size.bottomBar,
    borderRadius: vars.radius.control,
    color: vars.text.secondary,
    fontSize: fontSize[12],
    lineHeight: lineHeight.snug,
    cursor: 'pointer',
    transition: `color ${motion.feedback}`,
    selectors: {
      '&:hover': { color: vars.text.primary },
      '&:focus-visible, &[data-focus-visible]': { outlineOffset: '-4px' },
      '&[aria-current="page"]': { color: vars.text.primary, fontWeight: 650 },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
]);

export const icon = style([
  base,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '48px',
    blockSize: '28px',
    borderRadius: vars.radius.pill,
    selectors: { [`${item}[aria-current="page"] > &`]: { background: vars.accent.soft } },
    '@media': {
      [media.forcedColors]: {
        selectors: { [`${item}[aria-current="page"] > &`]: { outline: '2px solid Highlight' } },
      },
    },
  },
]);

/** Sets what makes something apart from what leads somewhere. */
export const create = style({ background: vars.accent.solid, color: vars.text.onAccent });

/** Condensed; a word that is still too long for a fifth of a phone ends in an ellipsis. */
export const word = style([
  base,
  {
    fontFamily: vars.font.display,
    fontStretch: '80%',
    letterSpacing: '0.01em',
    maxInlineSize: '100%',
    paddingInline: space[2],
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
]);

export const count = style([
  base,
  displayText,
  {
    position: 'absolute',
    insetBlockStart: '-4px',
    insetInlineStart: '26px',
    minInlineSize: '18px',
    paddingInline: space[4],
    border: `2px solid ${vars.surface.card}`,
    borderRadius: vars.radius.pill,
    background: vars.accent.solid,
    color: vars.text.onAccent,
    fontSize: fontSize[12],
    textAlign: 'center',
  },
]);
