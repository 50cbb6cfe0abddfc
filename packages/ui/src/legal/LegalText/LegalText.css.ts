import { style } from '@vanilla-extract/css';
import {
  base,
  displayText,
  focusRing,
  fontSize,
  media,
  overline,
  size,
  space,
  vars,
} from '../../theme';

export const page = style([
  base,
  {
    background: vars.surface.page,
    color: vars.text.primary,
    '@media': { print: { background: 'none', color: 'black' } },
  },
]);

export const bar = style([
  base,
  {
    maxInlineSize: size.content,
    marginInline: 'auto',
    paddingBlock: space[16],
    paddingInline: space[24],
    '@media': { print: { display: 'none' } },
  },
]);

export const home = style([
  base,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.touch,
    color: vars.text.primary,
  },
]);

export const layout = style([
  base,
  {
    display: 'grid',
    gap: space[32],
    maxInlineSize: size.content,
    marginInline: 'auto',
    paddingBlock: `${space[24]} ${space[96]}`,
    paddingInline: space[24],
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: '280px minmax(0, 1fr)',
        columnGap: space[64],
        alignItems: 'start',
      },
      print: { display: 'block', padding: 0 },
    },
  },
]);

export const header = style([base, { '@media': { [media.desktop]: { gridColumn: '1 / -1' } } }]);

export const title = style([
  base,
  displayText,
  {
    overflowWrap: 'anywhere',
    fontSize: fontSize[36],
    '@media': { [media.wide]: { fontSize: fontSize[64] } },
  },
]);

export const dates = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[4]} ${space[24]}`,
    paddingBlockStart: space[16],
    color: vars.text.secondary,
    '@media': { print: { color: 'black' } },
  },
]);

export const date = style([
  base,
  { display: 'flex', gap: space[8], fontVariantNumeric: 'tabular-nums' },
]);

/** As wide as the lines below it. */
export const note = style([base, { maxInlineSize: size.reading, paddingBlockStart: space[16] }]);

export const contents = style([
  base,
  {
    padding: space[16],
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
    '@media': {
      [media.desktop]: {
        position: 'sticky',
        insetBlockStart: space[24],
        maxBlockSize: `calc(100dvh - ${space[48]})`,
        overflowY: 'auto',
      },
      print: { display: 'none' },
    },
  },
]);

export const contentsTitle = style([base, overline, { paddingBlockEnd: space[8] }]);

export const contentsList = style([
  base,
  { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))' },
]);

export const contentsLink = style([
  base,
  focusRing,
  {
    display: 'flex',
    gap: space[12],
    alignItems: 'center',
    minBlockSize: size.touch,
    paddingInline: space[8],
    borderRadius: vars.radius.control,
    color: vars.text.secondary,
    fontSize: fontSize[14],
    overflowWrap: 'anywhere',
    '@media': {
      [media.hover]: { ':hover': { background: vars.surface.sunken, color: vars.text.primary } },
    },
  },
]);

export const number = style([
  base,
  displayText,
  {
    flex: 'none',
    minInlineSize: '2ch',
    color: vars.text.link,
    fontSize: 'inherit',
    '@media': { print: { color: 'inherit' } },
  },
]);

export const sections = style([
  base,
  {
    display: 'grid',
    gap: space[48],
    maxInlineSize: size.reading,
    '@media': { print: { display: 'block', maxInlineSize: 'none' } },
  },
]);

export const section = style([
  base,
  { scrollMarginBlockStart: space[24], '@media': { print: { marginBlockStart: space[24] } } },
]);

export const heading = style([
  base,
  displayText,
  {
    display: 'flex',
    gap: space[12],
    paddingBlockEnd: space[12],
    fontSize: fontSize[28],
    overflowWrap: 'anywhere',
    '@media': { print: { breakAfter: 'avoid', fontSize: fontSize[18] } },
  },
]);

export const paragraph = style([
  base,
  {
    color: vars.text.secondary,
    overflowWrap: 'anywhere',
    selectors: { '& + &': { paddingBlockStart: space[12] } },
    '@media': { print: { color: 'black' } },
  },
]);

export const points = style([
  base,
  {
    paddingBlockStart: space[8],
    paddingInlineStart: space[24],
    color: vars.text.secondary,
    listStyle: 'disc',
    '@media': { print: { color: 'black' } },
  },
]);

export const point = style([
  base,
  { listStyle: 'inherit', paddingBlock: space[4], overflowWrap: 'anywhere' },
]);

export const actions = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[12],
    paddingBlockStart: space[16],
    '@media': { print: { display: 'none' } },
  },
]);
