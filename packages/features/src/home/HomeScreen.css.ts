import { style } from '@vanilla-extract/css';
import { base, displayText, fontSize, media, size, space, vars } from '@clubline/ui/theme';

export const page = style([base, { background: vars.surface.page, color: vars.text.primary }]);

export const soon = style([base, { paddingInline: space[8], border: `1px solid ${vars.caution.text}`, borderRadius: vars.radius.pill, color: vars.caution.text, fontSize: fontSize[14], fontWeight: 650, whiteSpace: 'nowrap' }]);

export const greeting = style([base, displayText, { inlineSize: '100%', fontSize: fontSize[28] }]);

export const section = style([base, { maxInlineSize: size.content, marginInline: 'auto', paddingBlock: space[48], paddingInline: space[24], '@media': { [media.wide]: { paddingBlock: space[64] } } }]);

export const title = style([base, displayText, { paddingBlockEnd: space[32], fontSize: fontSize[36], '@media': { [media.wide]: { fontSize: fontSize[48] } } }]);

export const features = style([base, { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))', gap: space[16] }]);

export const explore = style({ marginBlockStart: space[24] });
