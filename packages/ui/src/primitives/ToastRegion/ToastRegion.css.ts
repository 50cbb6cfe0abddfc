import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import {
  base,
  bottomBar,
  focusRing,
  fontSize,
  lineHeight,
  media,
  motion,
  ownDirectionRule,
  safeArea,
  space,
  vars,
} from '../../theme';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

export const region = style([
  base,
  focusRing,
  {
    position: 'fixed',
    insetBlockEnd: bottomBar,
    insetInlineEnd: 0,
    zIndex: 100_001,
    inlineSize: 'min(420px, 100vw)',
    padding: space[16],
    paddingBlockEnd: `max(${space[16]}, ${safeArea.bottom})`,
    // Only the toast itself takes the pointer: an empty region must not lie over the page.
    pointerEvents: 'none',
    selectors: { '&:focus-visible': { outlineOffset: '-4px', borderRadius: vars.radius.card } },
  },
]);

const toast = style([
  base,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[12],
    paddingBlock: space[12],
    paddingInlineStart: space[16],
    paddingInlineEnd: space[8],
    border: `1px solid ${vars.border.strong}`,
    borderInlineStart: `6px solid ${vars.border.strong}`,
    borderRadius: vars.radius.card,
    background: vars.surface.raised,
    color: vars.text.primary,
    boxShadow: vars.shadow.floating,
    pointerEvents: 'auto',
    touchAction: 'pan-y',
    animation: `${enter} ${motion.enter}`,
    transition: `opacity ${motion.enter}`,
    selectors: {
      '&[data-open="false"]': { opacity: 0, pointerEvents: 'none', visibility: 'hidden' },
    },
    '@media': { [media.reducedMotion]: { animation: 'none', transition: 'none' } },
  },
]);

export const tones = styleVariants({
  neutral: [toast, { borderInlineStartColor: vars.accent.solid }],
  positive: [toast, { borderInlineStartColor: vars.positive.text }],
  critical: [toast, { borderInlineStartColor: vars.critical.text }],
});

export const marks = styleVariants({
  neutral: { color: vars.text.link },
  positive: { color: vars.positive.text },
  critical: { color: vars.critical.text },
});

export const mark = style({ marginBlockStart: '10px' });

export const words = style([
  base,
  { flex: 1, paddingBlock: space[8], lineHeight: lineHeight.snug, overflowWrap: 'anywhere' },
]);

export const title = style([base, { fontWeight: 700 }]);

/** May be a server's own words. */
export const description = style([
  base,
  {
    marginBlockStart: space[4],
    fontSize: fontSize[14],
    ...ownDirectionRule,
    color: vars.text.secondary,
  },
]);
