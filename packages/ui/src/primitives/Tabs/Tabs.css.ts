import { style } from '@vanilla-extract/css';
import { base, focusRing, fontSize, media, motion, size, space, vars } from '../../theme';
import { edgeFadeRule, fades, fadeToBoth } from '../../theme/edgeFade.css';

export const tabs = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    selectors: { '&[data-orientation=vertical]': { flexDirection: 'row', gap: space[24] } },
  },
]);

export const list = style([
  base,
  {
    display: 'flex',
    gap: space[4],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
    selectors: {
      '&[data-orientation=vertical]': { flexDirection: 'column', borderBlockEnd: 0 },
      // Where the engine knows no `animation-timeline`; see `useTabScroll`.
      '&[data-more="start"]': { maskImage: fades.left },
      '&[data-more="end"]': { maskImage: fades.right },
      '&[data-more="start"]:dir(rtl)': { maskImage: fades.right },
      '&[data-more="end"]:dir(rtl)': { maskImage: fades.left },
      '&[data-more="start end"]': fadeToBoth,
    },
    ...edgeFadeRule,
  },
]);

export const tab = style([
  base,
  focusRing,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    flexShrink: 0,
    minBlockSize: size.touch,
    paddingInline: space[16],
    borderRadius: vars.radius.control,
    color: vars.text.secondary,
    fontSize: fontSize[16],
    fontWeight: 600,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `color ${motion.feedback}`,
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: space[12],
        insetBlockEnd: 0,
        blockSize: '3px',
        borderRadius: '3px 3px 0 0',
        background: 'transparent',
      },
      '&[data-hovered]': { color: vars.text.primary },
      '&[data-selected]': { color: vars.text.primary, fontWeight: 700 },
      '&[data-selected]::after': { background: vars.accent.solid },
      '&[data-focus-visible]': { outlineOffset: '-2px' },
      '&[data-disabled]': { color: vars.text.muted, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-selected]::after': { background: 'Highlight' } },
      },
      [media.reducedMotion]: { transition: 'none' },
    },
  },
]);

export const panel = style([
  base,
  focusRing,
  { paddingBlockStart: space[24], selectors: { '&[data-inert]': { display: 'none' } } },
]);
