import { style } from '@vanilla-extract/css';
import { media } from '../../theme';

export const icon = style({
  display: 'inline-block',
  flexShrink: 0,
  verticalAlign: 'middle',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // A drawing keeps its colour under forced colours unless set otherwise, and ours would vanish on
  // a light ground.
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'auto' } },
});

export const mirrored = style({
  selectors: { '[data-clubline][dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
