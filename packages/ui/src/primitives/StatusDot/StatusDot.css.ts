import { style } from '@vanilla-extract/css';
import { base, media, space, vars } from '../../theme';

export const status = style([
  base,
  { display: 'inline-flex', alignItems: 'center', gap: space[8] },
]);

const dot = style([
  base,
  {
    flexShrink: 0,
    inlineSize: '10px',
    blockSize: '10px',
    borderRadius: '50%',
    border: '2px solid transparent',
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
]);

// A ring, a disc, a square and a lozenge: told apart without colour too. One by one, so that an
// embed takes those that it shows.
export const live = style([
  dot,
  {
    background: vars.live.solid,
    borderColor: vars.text.onLive,
    boxShadow: `0 0 0 2px ${vars.live.solid}`,
  },
]);
export const positive = style([
  dot,
  { background: vars.positive.text, borderColor: vars.positive.text },
]);
export const neutral = style([dot, { borderColor: vars.border.strong }]);
export const critical = style([
  dot,
  { background: vars.critical.text, borderRadius: '1px', transform: 'rotate(45deg)' },
]);
