import { style } from '@vanilla-extract/css';
import { bottomBar, space } from '../../theme';

/** What stands above while it is read: the bar of the site, and the tabs. */
const above = '140px';

/** Fills the height that is left under the tabs, whatever stands above them. */
export const channel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  inlineSize: '100%',
  maxInlineSize: '840px',
  marginInline: 'auto',
  // Messages go up to the tabs, under which they scroll away.
  paddingBlockEnd: space[16],
  blockSize: `max(420px, calc(100dvh - ${above} - ${bottomBar}))`,
});
