import { style } from '@vanilla-extract/css';
import { base, fontSize, lineHeight, media, motion, size, space, vars } from '../../theme';

export const box = style([
  base,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: size.touch,
    color: vars.text.primary,
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { color: vars.text.muted, cursor: 'not-allowed' } },
  },
]);

export const track = style([
  base,
  {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    inlineSize: '44px',
    blockSize: '24px',
    padding: '2px',
    border: `2px solid ${vars.border.strong}`,
    borderRadius: vars.radius.pill,
    background: vars.surface.card,
    selectors: {
      '[data-hovered] > &': { borderColor: vars.accent.solid },
      '[data-selected] > &': {
        justifyContent: 'flex-end',
        background: vars.accent.solid,
        borderColor: vars.accent.solid,
      },
      '[data-focus-visible] > &': {
        outline: `2px solid ${vars.border.focus}`,
        outlineOffset: '2px',
      },
      '[data-disabled] > &': { borderColor: vars.border.subtle },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '[data-selected] > &': { background: 'Highlight', forcedColorAdjust: 'none' },
        },
      },
    },
  },
]);

export const thumb = style([
  base,
  {
    inlineSize: '16px',
    blockSize: '16px',
    borderRadius: '50%',
    background: vars.border.strong,
    transition: `background-color ${motion.feedback}`,
    selectors: { '[data-selected] > * > &': { background: vars.text.onAccent } },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: { background: 'ButtonText', forcedColorAdjust: 'none' },
    },
  },
]);

export const label = style([base, { fontWeight: 650 }]);
export const description = style([
  base,
  {
    display: 'block',
    fontSize: fontSize[14],
    lineHeight: lineHeight.snug,
    color: vars.text.secondary,
  },
]);
