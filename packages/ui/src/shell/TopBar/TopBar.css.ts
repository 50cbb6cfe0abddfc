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
  visuallyHiddenRule,
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

/** A button that looks like the field it opens; on narrow pages the magnifier alone. */
export const search = style([
  base,
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: size.touch,
    borderRadius: vars.radius.control,
    color: vars.text.secondary,
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { background: vars.surface.raised, color: vars.text.primary } },
    '@media': {
      [media.narrow]: {
        justifyContent: 'center',
        inlineSize: size.touch,
        marginInlineStart: 'auto',
      },
      [media.wide]: {
        flex: '0 1 360px',
        marginInline: 'auto',
        paddingInline: space[12],
        border: `1px solid ${vars.border.strong}`,
        borderRadius: vars.radius.pill,
        background: vars.surface.page,
      },
    },
  },
]);

/** Its name, also where it is not seen. */
export const searchWord = style([
  base,
  {
    flex: 1,
    textAlign: 'start',
    '@media': {
      [media.narrow]: visuallyHiddenRule,
    },
  },
]);

export const searchKeys = style([
  base,
  {
    paddingInline: space[8],
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: '6px',
    fontSize: fontSize[12],
    whiteSpace: 'nowrap',
    // Whoever only touches has no such keys.
    display: 'none',
    '@media': { [`${media.wide} and ${media.hover}`]: { display: 'block' } },
  },
]);

export const shortcuts = style([
  base,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    marginInlineStart: 'auto',
    selectors: {
      [`${search} + &`]: { '@media': { [media.narrow]: { marginInlineStart: 0 } } },
    },
  },
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

/** Sets what makes something apart from what leads somewhere. */
export const create = style([
  base,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    minBlockSize: '36px',
    marginInlineEnd: space[4],
    paddingInline: `${space[8]} ${space[12]}`,
    borderRadius: vars.radius.pill,
    background: vars.accent.solid,
    color: vars.text.onAccent,
    fontSize: fontSize[14],
    fontWeight: 650,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { background: vars.accent.solidHover } },
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
