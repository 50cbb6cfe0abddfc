import { style } from '@vanilla-extract/css';
import { base, size, space, vars } from '../../theme';

export const page = style([
  base,
  { display: 'grid', gap: space[24], inlineSize: '100%', color: vars.text.primary },
]);

/** Room for two columns, whatever else stands beside the page. */
const twoColumns = '(min-width: 800px)';

export const box = style([base, { containerType: 'inline-size' }]);

export const body = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[24],
    alignItems: 'start',
    inlineSize: '100%',
    maxInlineSize: size.content,
    marginInline: 'auto',
    '@container': {
      [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: space[32] },
    },
  },
]);

export const main = style([base, { minInlineSize: 0 }]);

/** Above the posts where there is one column, beside them where there are two. */
export const aside = style([
  base,
  {
    order: -1,
    minInlineSize: 0,
    '@container': { [twoColumns]: { order: 0, position: 'sticky', insetBlockStart: '76px' } },
  },
]);
