import { style } from '@vanilla-extract/css';
import { fontSize, size, space, vars } from '../../theme';

export const list = style({ display: 'grid', gap: space[12] });
export const replies = style({
  display: 'grid',
  gap: space[12],
  marginBlockStart: space[12],
  paddingInlineStart: space[16],
  borderInlineStart: `2px solid ${vars.border.subtle}`,
});
export const comment = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[8],
});
export const bubble = style({
  justifySelf: 'start',
  minInlineSize: 0,
  maxInlineSize: '100%',
  padding: `${space[8]} ${space[12]}`,
  borderRadius: vars.radius.card,
  background: vars.surface.sunken,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
  fontSize: fontSize[14],
});
export const author = style({
  display: 'inline-block',
  minBlockSize: size.denseTouch,
  color: vars.text.primary,
  fontWeight: 650,
  overflowWrap: 'anywhere',
  selectors: { 'a&:hover': { textDecoration: 'underline' } },
});
export const time = style({
  color: vars.text.muted,
  fontSize: fontSize[12],
  fontVariantNumeric: 'tabular-nums',
});
/** No line is broken in joined emoji. */
export const text = style({ overflowX: 'clip', color: vars.text.primary, fontSize: fontSize[14] });
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  color: vars.text.secondary,
  fontSize: fontSize[14],
});
/** Where one cannot answer, what else one can do stands beside the words. */
export const beside = style({ display: 'flex', alignItems: 'flex-start' });

/** Below the words, their letters in line with them. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexShrink: 0,
  columnGap: space[4],
  paddingInlineStart: space[4],
});
const quiet = { color: vars.text.secondary };
export const action = style({ ...quiet, paddingInline: space[8], fontSize: fontSize[14] });
export const more = style(quiet);
