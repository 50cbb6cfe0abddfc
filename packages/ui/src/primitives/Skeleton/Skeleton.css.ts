import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../theme';

const sweep = keyframes({
  from: { backgroundPosition: '100% 0' },
  to: { backgroundPosition: '-100% 0' },
});

export const skeleton = style({
  display: 'block',
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  // Told from cards and pages in every theme, at rest too.
  backgroundColor: vars.border.subtle,
  backgroundImage:
    'linear-gradient(100deg, ' + `transparent 30%, ${vars.surface.raised} 50%, transparent 70%)`,
  backgroundSize: '200% 100%',
  border: `1px solid ${vars.border.subtle}`,
  animation: `${sweep} 1.6s linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none', backgroundImage: 'none' } },
});

export const shapes = styleVariants({
  text: { borderRadius: '4px' },
  block: { borderRadius: vars.radius.card },
  circle: { borderRadius: '50%' },
});
