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

export const list = style([base, { display: 'grid', gap: space[12] }]);

export const row = style([base, { display: 'grid', gap: space[2] }]);

export const term = style([base, { fontSize: fontSize[14], color: vars.text.secondary }]);

export const value = style([
  base,
  { marginInlineStart: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
]);
