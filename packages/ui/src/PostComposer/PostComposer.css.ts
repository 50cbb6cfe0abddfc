import { style } from '@vanilla-extract/css';
import { fontSize, size, space, vars } from '../theme';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[12],
  maxInlineSize: size.feed,
  padding: space[16],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
});
export const row = style({ display: 'flex', justifyContent: 'end', gridColumn: '2' });
export const picture = style({ display: 'grid', gap: space[12], gridColumn: '2' });
export const error = style({ display: 'flex', alignItems: 'center', gap: space[8], gridColumn: '2', color: vars.critical.text, fontSize: fontSize[14] });
