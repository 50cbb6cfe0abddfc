import { style } from '@vanilla-extract/css';
import { base, fontSize, lineHeight, space, vars } from '../../theme';

export const tooltip = style([
  base,
  {
    maxInlineSize: 'min(280px, calc(100vw - 16px))',
    marginBlock: space[8],
    paddingBlock: space[8],
    paddingInline: space[12],
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.control,
    background: vars.surface.raised,
    color: vars.text.primary,
    boxShadow: vars.shadow.floating,
    fontSize: fontSize[14],
    lineHeight: lineHeight.snug,
  },
]);
