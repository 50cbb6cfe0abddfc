import { style } from '@vanilla-extract/css';
import { base, displayText, fontSize, space, vars } from '../../theme';

export const box = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    padding: space[16],
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.surface.sunken,
    color: vars.text.primary,
  },
]);

export const title = style([base, displayText, { fontSize: fontSize[22] }]);

/** What it is at the left of what it will be, in lines as short as they may be. */
export const list = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: `${space[8]} ${space[16]}`,
  },
]);

export const row = style([base, { display: 'contents' }]);

export const term = style([base, { fontSize: fontSize[14], color: vars.text.secondary }]);

/** In place of what is not there yet. */
export const none = style([base, { color: vars.text.muted }]);

export const value = style([
  base,
  { marginInlineStart: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
]);
