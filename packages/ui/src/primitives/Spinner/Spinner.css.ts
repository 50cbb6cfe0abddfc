import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = style({
  display: 'inline-block',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  borderRadius: '50%',
  border: '0.16em solid currentcolor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  // Turning is motion; a slow change of strength is not.
  '@media': {
    [media.reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite` },
    [media.forcedColors]: { borderInlineEndColor: 'Canvas' },
  },
});
