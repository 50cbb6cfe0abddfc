import { style, styleVariants } from '@vanilla-extract/css';
import {
  base,
  focusRing,
  fontSize,
  lineHeight,
  media,
  motion,
  size as limits,
  space,
  vars,
} from '../../theme';

/** What every button has; `buttonLook` adds the rest. */
export const button = style([
  base,
  focusRing,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    minBlockSize: limits.touch,
    paddingInline: space[16],
    paddingBlock: space[8],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontWeight: 650,
    lineHeight: lineHeight.snug,
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    transition: ['background-color', 'border-color', 'color', 'transform']
      .map((property) => `${property} ${motion.feedback}`)
      .join(', '),
    selectors: {
      '&[data-pressed], &:active:not([data-disabled])': { transform: 'translateY(1px)' },
      '&[data-disabled]': {
        cursor: 'not-allowed',
        background: vars.surface.sunken,
        color: vars.text.muted,
        borderColor: vars.border.subtle,
      },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  },
]);

export const variants = styleVariants({
  primary: {
    background: vars.accent.solid,
    color: vars.text.onAccent,
    selectors: {
      '&:not([data-disabled]):is(:hover, [data-hovered])': { background: vars.accent.solidHover },
    },
  },
  secondary: {
    background: vars.surface.raised,
    color: vars.text.primary,
    borderColor: vars.border.strong,
    selectors: {
      '&:not([data-disabled]):is(:hover, [data-hovered])': {
        borderColor: vars.accent.solid,
        background: vars.accent.soft,
      },
    },
  },
  quiet: {
    color: vars.text.link,
    selectors: {
      '&:not([data-disabled]):is(:hover, [data-hovered])': { background: vars.accent.soft },
      '&[data-disabled]': { background: 'none', borderColor: 'transparent' },
    },
  },
  critical: {
    background: vars.critical.soft,
    color: vars.critical.text,
    borderColor: vars.critical.text,
    selectors: {
      '&:not([data-disabled]):is(:hover, [data-hovered])': { background: vars.surface.page },
    },
  },
});

export const sizes = styleVariants({
  small: {
    minBlockSize: '36px',
    '@media': { [media.touch]: { minBlockSize: limits.touch, minInlineSize: limits.touch } },
    paddingInline: space[12],
    paddingBlock: space[4],
    fontSize: fontSize[14],
  },
  medium: { fontSize: fontSize[16] },
  large: { minBlockSize: '52px', paddingInline: space[24], fontSize: fontSize[18] },
});

export const square = style({ paddingInline: 0, paddingBlock: 0, aspectRatio: '1', flexShrink: 0 });

/** The words of a pending button keep their room, so that its width does not jump. */
export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minInlineSize: 0,
  // Unlike `anywhere`, it does not let a button be narrower than its longest word.
  overflowWrap: 'break-word',
  selectors: { '[data-pending] > &': { opacity: 0 } },
});

export const pending = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});
