import { keyframes, style } from '@vanilla-extract/css';
import { base, media, motion, space, vars } from '../../theme';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

export const popover = style([
  base,
  {
    maxInlineSize: 'min(400px, calc(100vw - 16px))',
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.card,
    background: vars.surface.raised,
    color: vars.text.primary,
    boxShadow: vars.shadow.floating,
    overflow: 'auto',
    selectors: { '&[data-entering]': { animation: `${appear} ${motion.enter}` } },
    '@media': {
      [media.reducedMotion]: { selectors: { '&[data-entering]': { animation: 'none' } } },
    },
  },
]);

export const content = style([base, { padding: space[16], outline: 'none' }]);
