import { style } from '@vanilla-extract/css';
import { base, space, vars } from '../../theme';

export const frame = style({ inlineSize: '100%', color: vars.text.primary });

export const tab = style({
  flex: '1 1 auto',
  justifyContent: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  paddingBlockStart: space[16],
});

export const scroller = style([
  base,
  {
    blockSize: 'clamp(240px, 48vh, 440px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    marginInline: '-4px',
    paddingInline: space[4],
  },
]);
