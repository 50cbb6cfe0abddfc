import { style } from '@vanilla-extract/css';
import { base, displayText, fontSize, overline, space, vars } from '../index';

export const page = style([base, { display: 'grid', gap: space[32], maxInlineSize: '1120px' }]);
export const title = style([base, displayText, { fontSize: fontSize[48] }]);
export const lead = style([base, { maxInlineSize: '68ch', color: vars.text.secondary }]);
export const scroller = style([
  base,
  {
    overflowX: 'auto',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
  },
]);
export const table = style([
  base,
  {
    inlineSize: '100%',
    minInlineSize: '860px',
    borderCollapse: 'collapse',
    fontSize: fontSize[14],
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const headCell = style([
  base,
  overline,
  {
    padding: space[12],
    textAlign: 'start',
    whiteSpace: 'nowrap',
    borderBlockEnd: `1px solid ${vars.border.strong}`,
  },
]);
export const cell = style([
  base,
  {
    padding: space[12],
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
  },
]);
