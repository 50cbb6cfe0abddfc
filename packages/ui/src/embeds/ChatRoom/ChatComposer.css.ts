import { style } from '@vanilla-extract/css';
import { base, focusRing, fontSize, lineHeight, size, space, vars } from '../../theme';

export const form = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: space[8],
    padding: space[12],
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    background: vars.surface.raised,
  },
]);

export const field = style([
  base,
  focusRing,
  {
    // All that the button leaves; where that is too little, the button goes below and grows.
    flex: '999 140px',
    minBlockSize: size.touch,
    maxBlockSize: '140px',
    fieldSizing: 'content',
    resize: 'none',
    // As `dir="auto"`, which takes a field that is empty for one from left to right.
    unicodeBidi: 'plaintext',
    padding: `9px ${space[12]}`,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.control,
    background: vars.surface.sunken,
    // Below 16 px phones zoom into the page.
    fontSize: fontSize[16],
    selectors: {
      '&::placeholder': {
        unicodeBidi: 'plaintext',
        color: vars.text.muted,
        fontStyle: 'normal',
        opacity: 1,
      },
    },
  },
]);

/** As wide as what it asks for, beside a button of more than a word. */
export const signedOut = style([field, { flexBasis: 'max-content' }]);

export const send = style([
  base,
  focusRing,
  {
    flexGrow: 1,
    minBlockSize: size.touch,
    minInlineSize: '72px',
    paddingInline: space[16],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    background: vars.accent.solid,
    color: vars.text.onAccent,
    fontSize: fontSize[16],
    fontWeight: 650,
    lineHeight: lineHeight.snug,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.accent.solidHover },
      '&:disabled': {
        background: vars.surface.sunken,
        color: vars.text.muted,
        border: `1px solid ${vars.border.subtle}`,
        cursor: 'not-allowed',
      },
    },
  },
]);

export const count = style([base, { flexBasis: '100%', color: vars.text.muted }]);
export const refused = style([count, { color: vars.critical.text }]);
