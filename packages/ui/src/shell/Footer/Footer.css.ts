import { style } from '@vanilla-extract/css';
import { base, focusRing, size, space, vars } from '../../theme';

export const footer = style([
  base,
  {
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    background: vars.surface.sunken,
    color: vars.text.primary,
  },
]);

export const content = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space[32],
    maxInlineSize: size.content,
    marginInline: 'auto',
    paddingBlock: space[48],
    paddingInline: space[24],
  },
]);

export const brand = style([base, { display: 'grid', alignContent: 'start', gap: space[8] }]);

export const tagline = style([base, { color: vars.text.secondary }]);

export const links = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(120px, max-content))',
    columnGap: space[32],
  },
]);

export const languages = style([base, { display: 'flex', flexWrap: 'wrap', gap: space[16] }]);

export const link = style([
  base,
  focusRing,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: size.touch,
    borderRadius: vars.radius.control,
    color: vars.text.secondary,
    selectors: {
      '&:hover': { color: vars.text.link, textDecoration: 'underline' },
      '&[aria-current]': { color: vars.text.primary, fontWeight: 600 },
    },
  },
]);
