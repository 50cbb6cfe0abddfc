import { style } from '@vanilla-extract/css';
import { base, displayText, fontSize, space, vars } from '../theme';

export const page = style([base, { containerType: 'inline-size', display: 'flex', flexDirection: 'column', gap: space[24], inlineSize: '100%', maxInlineSize: '960px', marginInline: 'auto', color: vars.text.primary }]);

export const head = style([base, { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: space[12] }]);

export const words = style([base, { display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 }]);

export const title = style([base, displayText, { fontSize: fontSize[36] }]);

export const subtitle = style([base, { fontSize: fontSize[18], color: vars.text.secondary, overflowWrap: 'anywhere' }]);

export const close = style({ flexShrink: 0 });

export const standing = style([
  base,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    padding: space[12],
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.control,
    background: vars.surface.card,
    color: vars.text.secondary,
    fontSize: fontSize[14],
  },
]);
