import { style } from '@vanilla-extract/css';
import {
  base,
  fontSize,
  lineHeight,
  media,
  motion,
  ownDirectionRule,
  size,
  space,
  vars,
} from '../../theme';

export const field = style([
  base,
  { display: 'flex', flexDirection: 'column', gap: space[8], inlineSize: '100%' },
]);

export const label = style([
  base,
  {
    display: 'block',
    fontSize: fontSize[14],
    fontWeight: 650,
    lineHeight: lineHeight.snug,
    color: vars.text.primary,
    selectors: {
      // The star is drawn, not read: `aria-required` says it, and the label keeps its exact words.
      '[data-required] > &::after': {
        content: ['"\\00a0*"', '"\\00a0*" / ""'],
        color: vars.critical.text,
      },
    },
  },
]);

export const description = style([
  base,
  {
    display: 'block',
    fontSize: fontSize[14],
    lineHeight: lineHeight.snug,
    color: vars.text.secondary,
  },
]);

export const error = style([
  base,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[8],
    fontSize: fontSize[14],
    fontWeight: 600,
    lineHeight: lineHeight.snug,
    color: vars.critical.text,
    overflowWrap: 'anywhere',
  },
]);

/** May be a server's own words. */
export const errorText = style(ownDirectionRule);

/** The box around an input, with whatever stands before and after it. */
export const control = style([
  base,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: size.touch,
    paddingInline: space[12],
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.control,
    background: vars.surface.card,
    color: vars.text.primary,
    transition: `border-color ${motion.feedback}`,
    selectors: {
      '&:hover': { borderColor: vars.accent.solid },
      '&:focus-within:has(input:focus-visible, textarea:focus-visible)': {
        outline: `2px solid ${vars.border.focus}`,
        outlineOffset: '2px',
      },
      '[data-invalid] > &': {
        borderColor: vars.critical.text,
        boxShadow: `inset 0 0 0 1px ${vars.critical.text}`,
      },
      '[data-disabled] > &, [data-readonly] > &': {
        background: vars.surface.sunken,
        borderColor: vars.border.subtle,
      },
      '[data-disabled] > &': { color: vars.text.muted, cursor: 'not-allowed' },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
]);

export const input = style([
  base,
  {
    flex: 1,
    inlineSize: '100%',
    minBlockSize: '42px',
    // 16 px keeps iOS from zooming into the field.
    fontSize: fontSize[16],
    outline: 'none',
    appearance: 'none',
    textOverflow: 'ellipsis',
    // As `dir="auto"`, which takes a field that is empty for one from left to right.
    unicodeBidi: 'plaintext',
    selectors: {
      '&::placeholder': { unicodeBidi: 'plaintext', color: vars.text.muted, opacity: 1 },
      '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
      '&:disabled': { cursor: 'not-allowed' },
      '&:-webkit-autofill': {
        WebkitTextFillColor: vars.text.primary,
        boxShadow: `0 0 0 100px ${vars.surface.card} inset`,
      },
    },
  },
]);

export const adornment = style([
  base,
  { display: 'inline-flex', alignItems: 'center', flexShrink: 0, color: vars.text.muted },
]);
