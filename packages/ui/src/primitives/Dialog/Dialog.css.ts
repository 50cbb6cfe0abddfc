import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { base, displayText, fontSize, media, motion, safeArea, space, vars } from '../../theme';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

export const overlay = style([
  base,
  {
    position: 'fixed',
    inset: 0,
    zIndex: 90_000,
    display: 'grid',
    // What the keyboard of a phone leaves free; react-aria measures it.
    blockSize: 'var(--visual-viewport-height, 100dvh)',
    gridTemplateRows: 'minmax(0, 1fr)',
    placeItems: 'center',
    padding: space[16],
    paddingBlock: `max(${space[16]}, ${safeArea.top}) max(${space[16]}, ${safeArea.bottom})`,
    background: vars.surface.overlay,
    selectors: { '&[data-entering]': { animation: `${fade} ${motion.enter}` } },
    '@media': {
      [media.reducedMotion]: { selectors: { '&[data-entering]': { animation: 'none' } } },
    },
  },
]);

const modal = style([
  base,
  {
    display: 'flex',
    inlineSize: '100%',
    maxBlockSize: '100%',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
    color: vars.text.primary,
    boxShadow: vars.shadow.floating,
    overflow: 'hidden',
    selectors: { '&[data-entering]': { animation: `${rise} ${motion.enter}` } },
    '@media': {
      [media.reducedMotion]: { selectors: { '&[data-entering]': { animation: 'none' } } },
    },
  },
]);

export const sizes = styleVariants({
  small: [modal, { maxInlineSize: '420px' }],
  medium: [modal, { maxInlineSize: '560px' }],
  large: [modal, { maxInlineSize: '840px' }],
});

/**
 * Scrolls with its close button inside: a part of its own that scrolls could not be reached by
 * keyboard while every control in it is disabled.
 */
export const dialog = style([
  base,
  {
    inlineSize: '100%',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBlock: '96px',
    outline: 'none',
  },
]);

export const header = style([
  base,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    background: vars.surface.card,
    gap: space[16],
    paddingBlock: space[16],
    paddingInlineStart: space[24],
    paddingInlineEnd: space[16],
  },
]);

export const title = style([
  base,
  displayText,
  { paddingBlock: space[8], fontSize: fontSize[28], overflowWrap: 'anywhere' },
]);

export const body = style([base, { paddingInline: space[24], paddingBlockEnd: space[24] }]);

export const description = style([base, { color: vars.text.secondary, overflowWrap: 'anywhere' }]);

export const actions = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[12],
    paddingBlockStart: space[24],
    '@media': { 'screen and (max-width: 419.98px)': { flexDirection: 'column-reverse' } },
  },
]);
