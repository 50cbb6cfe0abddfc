import { style } from '@vanilla-extract/css';
import { base, displayText, focusRing, fontSize, size, space, vars } from '../../theme';

export const card = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    paddingBlock: space[16],
    paddingInline: space[24],
    border: `1px solid ${vars.accent.border}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
    color: vars.text.primary,
  },
]);

export const head = style([base, { display: 'flex', alignItems: 'center', gap: space[12] }]);
export const title = style([base, displayText, { fontSize: fontSize[22] }]);
export const progress = style([
  base,
  {
    marginInlineStart: 'auto',
    color: vars.text.secondary,
    fontSize: fontSize[14],
    fontVariantNumeric: 'tabular-nums',
  },
]);

/** The cross ends where the marks below it do. */
export const dismiss = style({ marginInlineEnd: `calc(-1 * ${space[12]})` });

export const steps = style([base, { display: 'flex', flexDirection: 'column' }]);
export const item = style([base]);

export const step = style([
  base,
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: size.touch,
    borderRadius: vars.radius.control,
    fontWeight: 600,
    selectors: {
      'a&:hover': { color: vars.text.link },
      '&[data-done]': { color: vars.text.muted, fontWeight: 400 },
    },
  },
]);

export const words = style([
  base,
  { flex: 1, selectors: { 's&': { textDecoration: 'line-through' } } },
]);

export const mark = style([
  base,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '24px',
    blockSize: '24px',
    border: `2px solid ${vars.border.strong}`,
    borderRadius: vars.radius.pill,
    selectors: {
      [`${step}[data-done] &`]: {
        borderColor: vars.positive.text,
        color: vars.positive.text,
      },
    },
  },
]);
