import { style } from '@vanilla-extract/css';
import { base, displayText, pageTitleRule, size, space, vars } from '../../theme';

export const page = style([
  base,
  {
    display: 'grid',
    gap: space[24],
    inlineSize: '100%',
    maxInlineSize: size.feed,
    marginInline: 'auto',
    color: vars.text.primary,
  },
]);
export const head = style([base, { display: 'grid', gap: space[8] }]);
export const title = style([base, displayText, pageTitleRule]);
export const hint = style([base, { color: vars.text.secondary }]);
export const form = style([base, { display: 'grid', gap: space[16], justifyItems: 'start' }]);
export const field = style({ inlineSize: '100%' });
