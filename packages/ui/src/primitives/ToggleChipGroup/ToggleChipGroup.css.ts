import { style } from '@vanilla-extract/css';
import { base, media, motion, size, space, vars } from '../../theme';

export const chips = style([base, { display: 'flex', flexWrap: 'wrap', gap: space[8] }]);

export const chip = style([
  base,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: size.touch,
    paddingInline: space[16],
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.pill,
    background: vars.surface.card,
    color: vars.text.primary,
    fontWeight: 600,
    cursor: 'pointer',
    transition: `background-color ${motion.feedback}, border-color ${motion.feedback}`,
    selectors: {
      '&[data-hovered]': { borderColor: vars.accent.solid, background: vars.accent.soft },
      '&[data-selected]': {
        background: vars.accent.solid,
        borderColor: vars.accent.solid,
        color: vars.text.onAccent,
      },
      '&[data-focus-visible]': { outline: `2px solid ${vars.border.focus}`, outlineOffset: '2px' },
      '&[data-invalid]:not([data-selected])': { borderColor: vars.critical.text },
      '&[data-disabled]': {
        borderColor: vars.border.subtle,
        color: vars.text.muted,
        background: vars.surface.sunken,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        selectors: { '&[data-selected]': { borderColor: 'Highlight', borderWidth: '3px' } },
      },
    },
  },
]);
