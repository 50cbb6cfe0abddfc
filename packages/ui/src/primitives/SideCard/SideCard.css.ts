import { style } from '@vanilla-extract/css';
import { base, displayText, focusRing, fontSize, space, vars } from '../../theme';

export const card = style([
  base,
  {
    display: 'grid',
    gap: space[12],
    padding: space[16],
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
    color: vars.text.primary,
  },
]);

export const head = style([
  base,
  {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[12],
  },
]);

export const title = style([
  base,
  displayText,
  { minInlineSize: 0, fontSize: fontSize[18], overflowWrap: 'anywhere' },
]);

/** Taller to the pointer than it looks, so that the heads of all cards are of one height. */
export const more = style([
  base,
  focusRing,
  {
    flexShrink: 0,
    marginBlock: `-${space[8]}`,
    paddingBlock: space[8],
    borderRadius: '4px',
    color: vars.text.link,
    fontSize: fontSize[14],
    fontWeight: 650,
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  },
]);
