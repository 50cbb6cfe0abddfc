import { style } from '@vanilla-extract/css';
import { base, size, space, vars } from '../../theme';

export const page = style([
  base,
  { display: 'grid', gap: space[32], inlineSize: '100%', color: vars.text.primary },
]);
export const body = style([
  base,
  {
    display: 'grid',
    gap: space[32],
    inlineSize: '100%',
    maxInlineSize: size.content,
    marginInline: 'auto',
  },
]);

export const narrow = style([
  base,
  {
    display: 'grid',
    gap: space[24],
    inlineSize: '100%',
    maxInlineSize: '640px',
    marginInline: 'auto',
    color: vars.text.primary,
  },
]);
