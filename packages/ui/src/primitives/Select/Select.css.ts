import { style } from '@vanilla-extract/css';
import { base, focusRing, fontSize, size, space, vars } from '../../theme';

export const trigger = style([
  base,
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    inlineSize: '100%',
    minBlockSize: size.touch,
    paddingInline: space[12],
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.control,
    background: vars.surface.card,
    color: vars.text.primary,
    fontSize: fontSize[16],
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { borderColor: vars.accent.solid },
      '[data-invalid] > &': {
        borderColor: vars.critical.text,
        boxShadow: `inset 0 0 0 1px ${vars.critical.text}`,
      },
      '&[data-disabled]': {
        borderColor: vars.border.subtle,
        color: vars.text.muted,
        background: vars.surface.sunken,
        cursor: 'not-allowed',
      },
    },
  },
]);

export const value = style([
  base,
  { overflowWrap: 'anywhere', selectors: { '&[data-placeholder]': { color: vars.text.muted } } },
]);

export const popover = style({ inlineSize: 'var(--trigger-width)', minInlineSize: '200px' });

export const option = style({
  justifyContent: 'space-between',
  selectors: { '&[data-selected]': { fontWeight: 700 } },
});

export const mark = style({
  color: vars.text.link,
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
});
