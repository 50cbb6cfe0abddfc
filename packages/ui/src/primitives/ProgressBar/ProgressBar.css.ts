import { keyframes, style } from '@vanilla-extract/css';
import { base, fontSize, media, motion, space, vars } from '../../theme';

const run = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

export const bar = style([
  base,
  { display: 'flex', flexDirection: 'column', gap: space[8], inlineSize: '100%' },
]);

export const words = style([
  base,
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[12],
    fontSize: fontSize[14],
    color: vars.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const track = style([
  base,
  {
    position: 'relative',
    blockSize: '8px',
    overflow: 'hidden',
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.pill,
    background: vars.surface.sunken,
  },
]);

export const fill = style({
  blockSize: '100%',
  background: vars.accent.solid,
  transition: `inline-size ${motion.enter}`,
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: { background: 'Highlight' },
  },
});

export const running = style({
  position: 'absolute',
  inlineSize: '40%',
  animation: `${run} 1.4s linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none', inlineSize: '100%', opacity: 0.5 } },
});
