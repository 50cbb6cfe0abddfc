import { style } from '@vanilla-extract/css';
import { base, media, motion, size, space, vars } from '../../theme';

export const checkbox = style([
  base,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: size.touch,
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { color: vars.text.muted, cursor: 'not-allowed' } },
  },
]);

export const box = style([
  base,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '24px',
    blockSize: '24px',
    border: `2px solid ${vars.border.strong}`,
    borderRadius: '6px',
    background: vars.surface.card,
    color: vars.text.onAccent,
    transition: `background-color ${motion.feedback}`,
    selectors: {
      '[data-hovered] > &': { borderColor: vars.accent.solid },
      '[data-selected] > &, [data-indeterminate] > &': {
        background: vars.accent.solid,
        borderColor: vars.accent.solid,
      },
      '[data-focus-visible] > &': {
        outline: `2px solid ${vars.border.focus}`,
        outlineOffset: '2px',
      },
      '[data-invalid] > &': { borderColor: vars.critical.text },
      '[data-disabled] > &': { borderColor: vars.border.subtle },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
]);

// Hidden, not transparent: forced colours would paint a transparent tick.
export const tick = style({
  visibility: 'hidden',
  selectors: { '[data-selected] > * > &': { visibility: 'visible' } },
});
