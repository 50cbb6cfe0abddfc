import { style, styleVariants } from '@vanilla-extract/css';
import { base, displayText, focusRing, fontSize, lineHeight, space, vars } from '../../theme';

export const card = style([
  base,
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    inlineSize: '100%',
    maxInlineSize: '360px',
    minBlockSize: '56px',
    marginBlockStart: space[8],
    paddingBlock: space[8],
    paddingInline: space[12],
    border: `1px solid ${vars.border.subtle}`,
    borderInlineStart: `3px solid ${vars.accent.solid}`,
    borderRadius: vars.radius.control,
    background: vars.surface.raised,
    color: vars.text.primary,
    selectors: { '&:hover': { borderColor: vars.accent.solid } },
  },
]);

export const place = style([
  base,
  displayText,
  {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    minInlineSize: '40px',
    fontSize: fontSize[28],
    color: vars.text.primary,
  },
]);

export const medals = styleVariants({
  gold: { color: vars.medal.gold },
  silver: { color: vars.medal.silver },
  bronze: { color: vars.medal.bronze },
});

export const words = style([base, { display: 'grid', gap: space[2], overflowWrap: 'anywhere' }]);
export const rider = style([
  base,
  { fontWeight: 700, fontSize: fontSize[14], lineHeight: lineHeight.snug },
]);
export const note = style([
  base,
  { fontSize: fontSize[12], lineHeight: lineHeight.snug, color: vars.text.secondary },
]);
