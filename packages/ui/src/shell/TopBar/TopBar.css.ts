import { style } from '@vanilla-extract/css';
import {
  base,
  displayText,
  focusRing,
  fontSize,
  media,
  safeArea,
  size,
  space,
  vars,
} from '../../theme';

export const bar = style([
  base,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    boxSizing: 'content-box',
    minBlockSize: '60px',
    paddingBlockStart: safeArea.top,
    paddingInline: space[12],
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
    background: vars.surface.card,
    color: vars.text.primary,
    '@media': { [media.wide]: { paddingInline: space[24] } },
  },
]);

/** On wide pages the menu stands beside the page; there is nothing to open. */
export const toggle = style({ '@media': { [media.wide]: { display: 'none' } } });

export const brand = style([
  base,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.touch,
    borderRadius: vars.radius.control,
  },
]);

export const shortcuts = style([
  base,
  { display: 'flex', alignItems: 'center', gap: space[4], marginInlineStart: 'auto' },
]);

export const shortcut = style([
  base,
  focusRing,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.touch,
    blockSize: size.touch,
    borderRadius: vars.radius.control,
    color: vars.text.secondary,
    selectors: {
      '&:hover': { background: vars.surface.raised, color: vars.text.primary },
      '&[aria-current="page"]': { background: vars.accent.soft, color: vars.text.primary },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-current="page"]': { outline: '2px solid Highlight' } },
      },
    },
  },
]);

export const wideOnly = style({ '@media': { [media.narrow]: { display: 'none' } } });

export const count = style([
  base,
  displayText,
  {
    position: 'absolute',
    insetBlockStart: '4px',
    insetInlineEnd: '2px',
    minInlineSize: '18px',
    paddingInline: space[4],
    border: `2px solid ${vars.surface.card}`,
    borderRadius: vars.radius.pill,
    background: vars.accent.solid,
    color: vars.text.onAccent,
    fontSize: fontSize[12],
    textAlign: 'center',
  },
]);
