import { style } from '@vanilla-extract/css';
import { space } from '../../theme';

/** Fills the height that is left under the tabs, whatever stands above. */
export const channel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  inlineSize: '100%',
  maxInlineSize: '840px',
  marginInline: 'auto',
  paddingBlock: space[16],
  blockSize: 'max(420px, calc(100dvh - 220px))',
});
