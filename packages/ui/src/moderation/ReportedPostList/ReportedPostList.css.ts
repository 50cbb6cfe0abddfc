import { style } from '@vanilla-extract/css';
import {
  base,
  focusRing,
  fontSize,
  lineHeight,
  ownDirectionRule,
  size,
  space,
  vars,
} from '../../theme';

export const list = style([
  base,
  {
    display: 'grid',
    gap: space[16],
    inlineSize: '100%',
    maxInlineSize: size.feed,
    marginInline: 'auto',
    paddingBlock: space[16],
  },
]);
export const item = style([
  base,
  {
    display: 'grid',
    gap: space[12],
    padding: space[16],
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
  },
]);
export const head = style([base, { display: 'flex', alignItems: 'center', gap: space[12] }]);
export const who = style([
  base,
  { display: 'grid', minInlineSize: 0, lineHeight: lineHeight.snug },
]);
export const author = style([
  base,
  focusRing,
  ownDirectionRule,
  {
    fontWeight: 650,
    overflowWrap: 'anywhere',
    selectors: { 'a&:hover': { textDecoration: 'underline' } },
  },
]);
export const time = style([base, { color: vars.text.secondary, fontSize: fontSize[14] }]);
export const content = style([
  base,
  ownDirectionRule,
  { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
]);
export const quiet = style([base, { color: vars.text.secondary }]);
export const reasons = style([base, { display: 'flex', flexWrap: 'wrap', gap: space[8] }]);
export const actions = style([base, { display: 'flex', flexWrap: 'wrap', gap: space[8] }]);
export const waiting = style([
  base,
  { display: 'grid', justifyItems: 'center', padding: space[24] },
]);
