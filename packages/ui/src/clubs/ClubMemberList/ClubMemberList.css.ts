import { globalStyle, style } from '@vanilla-extract/css';
import {
  base,
  focusRing,
  fontSize,
  lineHeight,
  media,
  ownDirectionRule,
  size,
  space,
  vars,
  visuallyHiddenRule,
} from '../../theme';

export const frame = style([
  base,
  {
    display: 'grid',
    gap: space[16],
    inlineSize: '100%',
    maxInlineSize: size.feed,
    marginInline: 'auto',
    paddingBlock: space[16],
  },
]);
export const rows = style([
  base,
  {
    display: 'grid',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
  },
]);
export const row = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: '64px',
    paddingBlock: space[8],
    paddingInline: space[16],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
    '@media': { [media.tight]: { columnGap: space[8], paddingInline: space[12] } },
  },
]);
/** Rows that are in the page together, and below those before them. */
export const part = style([
  base,
  { selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } } },
]);
export const words = style([
  base,
  { display: 'grid', minInlineSize: 0, lineHeight: lineHeight.snug },
]);
export const name = style([
  base,
  focusRing,
  {
    fontWeight: 650,
    overflowWrap: 'anywhere',
    selectors: { 'a&:hover': { textDecoration: 'underline' } },
  },
]);
export const username = style([
  base,
  ownDirectionRule,
  {
    color: vars.text.secondary,
    fontSize: fontSize[14],
    overflowWrap: 'anywhere',
    // On phones there is room for what somebody is, or for their username.
    '@media': {
      [media.tight]: {
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        selectors: { '&:not(:last-child)': visuallyHiddenRule },
      },
    },
  },
]);
/** The username and badges; those who have badges have no higher rows for it. */
export const second = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[8],
    rowGap: space[4],
    minBlockSize: space[24],
  },
]);
export const actions = style([base, { display: 'flex', alignItems: 'center', gap: space[4] }]);
/** Keeps the room of a button that comes later than its row. */
export const action = style([
  base,
  {
    display: 'flex',
    justifyContent: 'end',
    gap: space[4],
    minInlineSize: '112px',
    '@media': { [media.tight]: { minInlineSize: 0 } },
  },
]);
// On phones the room is the name's: the words of the button say it all.
globalStyle(`${action} svg`, { '@media': { [media.tight]: { display: 'none' } } });
export const more = style([base, { display: 'flex', justifyContent: 'center' }]);
export const heading = style([
  base,
  { fontSize: fontSize[18], fontWeight: 650, marginBlockStart: space[8] },
]);
export const hint = style([base, { color: vars.text.secondary, fontSize: fontSize[14] }]);
