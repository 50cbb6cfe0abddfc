import { globalStyle, style } from '@vanilla-extract/css';
import { base, focusRing, fontSize, overline, space, vars } from '../../theme';

/** Wider than its place, it scrolls in itself. */
export const box = style([base, focusRing, { overflowX: 'auto', color: vars.text.primary }]);
export const table = style([
  base,
  {
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontSize: fontSize[14],
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const head = style([
  base,
  overline,
  { padding: space[8], textAlign: 'end', verticalAlign: 'bottom', color: vars.text.secondary },
]);
export const riderHead = style([head, { textAlign: 'start' }]);
export const rider = style([
  base,
  { padding: space[8], textAlign: 'start', fontWeight: 700, overflowWrap: 'break-word' },
]);
export const cell = style([base, { padding: space[8], textAlign: 'end', whiteSpace: 'nowrap' }]);
globalStyle(`${table} tbody tr`, { borderBlockStart: `1px solid ${vars.border.subtle}` });

const change = style([
  base,
  {
    display: 'inline-block',
    minInlineSize: '28px',
    marginInlineStart: space[4],
    fontSize: fontSize[12],
  },
]);
export const same = style([change, { color: vars.text.muted }]);
export const up = style([change, { color: vars.positive.text }]);
export const down = style([change, { color: vars.critical.text }]);
