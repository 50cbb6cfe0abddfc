import { globalStyle, style } from '@vanilla-extract/css';
import {
  base,
  displayText,
  focusRing,
  fontSize,
  lineHeight,
  media,
  motion,
  size,
  space,
  vars,
} from '../../theme';

export const tile = style([
  base,
  {
    containerType: 'inline-size',
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: space[8],
    inlineSize: '100%',
    blockSize: '100%',
    minBlockSize: size.touch,
    paddingBlock: space[16],
    paddingInline: space[16],
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
    color: vars.text.primary,
    textAlign: 'start',
    overflow: 'hidden',
    // The lit edge of a scoreboard digit.
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 0,
        insetBlock: 0,
        inlineSize: '4px',
        background: vars.border.subtle,
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&::before': { background: 'CanvasText' } } },
    },
  },
]);

export const highlight = style({
  selectors: { '&::before': { background: vars.accent.solid } },
});

export const pressable = style([
  focusRing,
  {
    cursor: 'pointer',
    transition: `border-color ${motion.feedback}, background-color ${motion.feedback}`,
    selectors: {
      '&:hover, &[data-hovered]': {
        borderColor: vars.accent.solid,
        background: vars.surface.raised,
      },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
]);

export const figure = style([
  base,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[8] },
]);

const fitting = 'calc((100cqi - var(--aside)) / var(--digits) / 0.54)';
/**
 * As large as fits: `--digits` is how many digits wide the figure is, each 0.54 em; `--aside` is
 * what stands beside it.
 */
export const value = style([
  base,
  displayText,
  {
    display: 'block',
    fontSize: `clamp(${fontSize[22]}, ${fitting}, min(40cqi, ${fontSize[64]}))`,
    lineHeight: 1,
    whiteSpace: 'nowrap',
  },
]);

export const mark = style([base, { display: 'inline-flex', color: vars.medal.gold }]);

globalStyle(`${mark} > svg`, { inlineSize: '36px', blockSize: '36px' });

export const label = style([
  base,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    color: vars.text.secondary,
    fontSize: fontSize[14],
    fontWeight: 600,
    lineHeight: lineHeight.snug,
    overflowWrap: 'break-word',
  },
]);

/** Left out where it would take the room of the words. */
export const more = style([
  base,
  {
    display: 'inline-flex',
    color: vars.text.link,
    '@container': { '(max-width: 104px)': { display: 'none' } },
  },
]);
