import { style, styleVariants } from '@vanilla-extract/css';
import { base, displayText, space, vars } from '../../theme';

const row = style([
  base,
  displayText,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    color: vars.text.primary,
    whiteSpace: 'nowrap',
  },
]);

export const logo = styleVariants(
  { 18: '18px', 22: '22px', 36: '36px', 64: '64px' },
  (fontSize) => [row, { fontSize }],
);

export const mark = style({
  inlineSize: '1.25em',
  blockSize: '1.25em',
  flexShrink: 0,
  fill: 'none',
  strokeLinecap: 'round',
  strokeWidth: 3.4,
});

export const lane = style({ stroke: vars.accent.solid });

export const laneMiddle = style({ stroke: 'currentColor' });
