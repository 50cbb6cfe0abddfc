import { style } from '@vanilla-extract/css';
import {
  base,
  displayText,
  focusRing,
  fontSize,
  media,
  motion,
  size,
  space,
  vars,
} from '../../theme';

export const disclosure = style([
  base,
  {
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
  },
]);

export const heading = style([base]);

export const trigger = style([
  base,
  displayText,
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    inlineSize: '100%',
    minBlockSize: size.touch,
    paddingBlock: space[12],
    paddingInline: space[16],
    borderRadius: vars.radius.card,
    color: vars.text.primary,
    fontSize: fontSize[18],
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.accent.soft },
      // Inside, because the panel begins right below.
      '&[data-focus-visible]': { outlineOffset: '-2px' },
    },
  },
]);

export const chevron = style({
  color: vars.text.link,
  transition: `transform ${motion.enter}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const panel = style([base, { selectors: { '&[hidden]': { display: 'none' } } }]);

export const inner = style([
  base,
  { paddingInline: space[16], paddingBlockEnd: space[16], color: vars.text.secondary },
]);
