import { globalStyle, style } from '@vanilla-extract/css';
import { inner } from '../../primitives/Disclosure/Disclosure.css';
import {
  base,
  displayText,
  focusRing,
  fontSize,
  media,
  motion,
  size,
  space,
  vars,
} from '../../theme';

export const section = style([
  base,
  {
    display: 'block',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
    color: vars.text.primary,
  },
]);

export const bar = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    paddingBlock: space[12],
    paddingInline: space[16],
    '@media': {
      [media.narrow]: {
        flexWrap: 'nowrap',
        gap: `0 ${space[8]}`,
        paddingBlock: space[8],
        paddingInline: space[12],
      },
    },
  },
]);

export const day = style([
  base,
  displayText,
  {
    fontSize: fontSize[28],
    '@media': { [media.narrow]: { display: 'grid', fontSize: fontSize[18] } },
  },
]);

export const note = style([
  base,
  {
    fontFamily: vars.font.body,
    fontSize: fontSize[14],
    fontWeight: 400,
    fontStretch: 'normal',
    letterSpacing: 'normal',
    wordSpacing: 'normal',
    color: vars.text.muted,
    marginInlineStart: space[8],
    '@media': {
      [media.narrow]: { marginInlineStart: 0, fontSize: fontSize[12], whiteSpace: 'nowrap' },
    },
  },
]);

export const toggle = style([
  base,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: size.touch,
    paddingInline: space[16],
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.control,
    background: vars.surface.raised,
    fontWeight: 650,
    cursor: 'pointer',
    selectors: { '&:hover': { borderColor: vars.accent.solid, background: vars.accent.soft } },
    '@media': {
      // Of one width, whatever the day is called.
      [media.wide]: { justifyContent: 'space-between', minInlineSize: '280px' },
      // Beside the name of the day, in one row.
      [media.narrow]: {
        gap: space[4],
        minInlineSize: 0,
        paddingInline: 0,
        borderColor: 'transparent',
        background: 'none',
        color: vars.text.link,
        fontSize: fontSize[14],
        textAlign: 'end',
      },
    },
  },
]);

export const chevron = style({
  flexShrink: 0,
  transition: `transform ${motion.feedback}`,
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});
export const chevronOpen = style([chevron, { transform: 'rotate(180deg)' }]);

export const panel = style([
  base,
  {
    display: 'grid',
    gap: space[24],
    padding: space[16],
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    '@media': {
      [media.narrow]: { gap: space[16], paddingInline: space[8] },
      [media.railOfIcons]: { paddingInline: space[12] },
    },
  },
]);
// Beside the rail of icons a table needs what there is.
globalStyle(`${panel} ${inner}`, {
  '@media': { [media.railOfIcons]: { paddingInline: space[8] } },
});
