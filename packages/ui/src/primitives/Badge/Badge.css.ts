import { style, styleVariants } from '@vanilla-extract/css';
import { base, fontSize, lineHeight, space, vars } from '../../theme';

export const badge = style([
  base,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    minBlockSize: space[24],
    paddingInline: space[8],
    border: '1px solid transparent',
    borderRadius: vars.radius.pill,
    fontSize: fontSize[12],
    fontWeight: 650,
    lineHeight: lineHeight.snug,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const tones = styleVariants({
  neutral: {
    background: vars.surface.raised,
    color: vars.text.secondary,
    borderColor: vars.border.subtle,
  },
  accent: { background: vars.accent.soft, color: vars.text.link, borderColor: vars.accent.border },
  live: { background: vars.live.solid, color: vars.text.onLive },
  positive: { background: vars.positive.soft, color: vars.positive.text },
  warning: { background: vars.caution.soft, color: vars.caution.text },
  critical: { background: vars.critical.soft, color: vars.critical.text },
});
