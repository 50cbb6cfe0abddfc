import { style, styleVariants } from '@vanilla-extract/css';
import { base, displayText, fontSize, pageTitleRule, space, vars } from '../../theme';

const column = style([
  base,
  {
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    gap: space[24],
    inlineSize: '100%',
    marginInline: 'auto',
    color: vars.text.primary,
  },
]);

/** One column of fields, or fields with something beside them. */
export const page = styleVariants({
  medium: [column, { maxInlineSize: '720px' }],
  large: [column, { maxInlineSize: '960px' }],
});

export const head = style([
  base,
  { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: space[12] },
]);

export const words = style([
  base,
  { display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 },
]);

export const title = style([base, displayText, pageTitleRule]);

export const subtitle = style([
  base,
  { fontSize: fontSize[18], color: vars.text.secondary, overflowWrap: 'anywhere' },
]);

/** Its cross, not its box, ends where the fields end, and is level with the title. */
export const close = style({
  flexShrink: 0,
  marginBlockStart: `-${space[4]}`,
  marginInlineEnd: '-12px',
});

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
