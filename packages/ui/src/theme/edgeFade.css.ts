import { keyframes, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';

/** How much of a line that scrolls fades where more of it is, in pixels. */
export const FADE = 40;

const fadeTo = (direction: 'left' | 'right') =>
  `linear-gradient(to ${direction}, #000 calc(100% - ${FADE}px), transparent)`;
/** A mask that fades at this end. */
export const fades = { left: fadeTo('left'), right: fadeTo('right') };

/** A mask that fades at both ends. */
export const fadeToBoth = {
  maskImage: `${fades.left}, ${fades.right}`,
  maskComposite: 'intersect',
} satisfies StyleRule;

/** From the beginning to the end: a fade where more is. */
const more = keyframes({
  '0%': { maskImage: fades.right },
  '1%': fadeToBoth,
  '97%': fadeToBoth,
  '98%': { maskImage: fades.left },
  '100%': { maskImage: fades.left },
});
const moreRightToLeft = keyframes({
  '0%': { maskImage: fades.left },
  '1%': fadeToBoth,
  '97%': fadeToBoth,
  '98%': { maskImage: fades.right },
  '100%': { maskImage: fades.right },
});

const CAN_FADE = '(animation-timeline: scroll()) and (animation-range: 0% 102%)';
const fade = {
  animation: `${more} linear`,
  animationTimeline: 'scroll(self inline)',
  // Past the end, so that it never finishes: a finished one would stay where all fits again.
  animationRange: '0% 102%',
};
const fadeRightToLeft = { animationName: moreRightToLeft };

/** For a line that scrolls; where all of it fits nothing scrolls, and nothing fades. */
export const edgeFadeRule = {
  '@supports': {
    [CAN_FADE]: { ...fade, selectors: { '&:dir(rtl)': fadeRightToLeft } },
  },
} satisfies StyleRule;

/** The same for a line that a selector names, and for that line from right to left. */
export const edgeFadeRules = {
  line: { '@supports': { [CAN_FADE]: fade } },
  rightToLeft: { '@supports': { [CAN_FADE]: fadeRightToLeft } },
} satisfies Record<string, GlobalStyleRule>;
