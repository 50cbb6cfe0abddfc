import { keyframes, style } from '@vanilla-extract/css';
import { base, media, motion, vars } from '../../theme';

/** Fast at first and ever slower: nobody knows how long it will take. */
const come = keyframes({
  from: { transform: 'scaleX(0)' },
  '30%': { transform: 'scaleX(0.5)' },
  to: { transform: 'scaleX(0.95)' },
});
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const track = style([
  base,
  {
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: 100_002,
    blockSize: '3px',
    overflow: 'hidden',
    pointerEvents: 'none',
    // What is there within this time needs no bar.
    animation: `${appear} ${motion.feedback} 150ms backwards`,
  },
]);

export const running = style([
  base,
  {
    blockSize: '100%',
    background: vars.accent.solid,
    transformOrigin: 'left',
    animation: `${come} 8s 150ms cubic-bezier(0.1, 0.7, 0.3, 1) both`,
    selectors: { '[dir=rtl] &': { transformOrigin: 'right' } },
    '@media': {
      [media.reducedMotion]: { animation: 'none', opacity: 0.6 },
      [media.forcedColors]: { background: 'Highlight' },
    },
  },
]);
