import { style } from '@vanilla-extract/css';
import { base, displayText, fontSize, space, vars } from '../theme';

export const card = style([
  base,
  {
    display: 'grid',
    alignContent: 'start',
    gap: space[12],
    padding: space[24],
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
    color: vars.text.primary,
  },
]);

export const icon = style([
  base,
  { display: 'grid', placeItems: 'center', inlineSize: space[48], blockSize: space[48], borderRadius: vars.radius.control, background: vars.accent.soft, color: vars.text.link, marginBlockEnd: space[8] },
]);

export const header = style([base, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] }]);

export const title = style([base, displayText, { fontSize: fontSize[22] }]);

export const badge = style([base, { paddingInline: space[8], border: `1px solid ${vars.caution.text}`, borderRadius: vars.radius.pill, background: vars.caution.soft, color: vars.caution.text, fontSize: fontSize[12], fontWeight: 650 }]);

export const text = style([base, { color: vars.text.secondary }]);
