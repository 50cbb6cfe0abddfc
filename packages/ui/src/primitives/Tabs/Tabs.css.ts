import { keyframes, style } from '@vanilla-extract/css';
import { base, focusRing, fontSize, media, motion, size, space, vars } from '../../theme';

export const tabs = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    selectors: { '&[data-orientation=vertical]': { flexDirection: 'row', gap: space[24] } },
  },
]);

/** How much of the row fades where more tabs are, in pixels. */
export const FADE = 40;
const edge = (direction: 'left' | 'right') =>
  `linear-gradient(to ${direction}, #000 calc(100% - ${FADE}px), transparent)`;
const both = { maskImage: `${edge('left')}, ${edge('right')}`, maskComposite: 'intersect' };
/** From the first tab to the last: a fade where more of them are. */
const more = keyframes({
  '0%': { maskImage: edge('right') },
  '1%': both,
  '99%': both,
  '100%': { maskImage: edge('left') },
});
const moreRightToLeft = keyframes({
  '0%': { maskImage: edge('left') },
  '1%': both,
  '99%': both,
  '100%': { maskImage: edge('right') },
});

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
      '&[data-more="start"]': { maskImage: edge('left') },
      '&[data-more="end"]': { maskImage: edge('right') },
      '&[data-more="start"]:dir(rtl)': { maskImage: edge('right') },
      '&[data-more="end"]:dir(rtl)': { maskImage: edge('left') },
      '&[data-more="start end"]': both,
    },
    // Where all tabs fit nothing scrolls, and nothing fades.
    '@supports': {
      '(animation-timeline: scroll())': {
        animation: `${more} linear both`,
        animationTimeline: 'scroll(self inline)',
        selectors: { '&:dir(rtl)': { animationName: moreRightToLeft } },
      },
    },
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
