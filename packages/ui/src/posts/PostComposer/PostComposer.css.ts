import { style } from '@vanilla-extract/css';
import { fontSize, size, space, vars } from '../../theme';

const narrow = 'screen and (max-width: 559.98px)';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space[12],
  maxInlineSize: size.feed,
  padding: space[16],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
  selectors: {
    '&[data-over]': { outline: `2px dashed ${vars.border.focus}` },
    '&[data-collapsed]': { alignItems: 'center', paddingBlock: space[12] },
  },
});
/** Of no use before there is anything to post. */
const onceOpen = { [`${form}[data-collapsed] &`]: { display: 'none' } };
export const text = style({ gridColumn: '2 / -1' });
/** Stands beside the choice of a picture until there is one. */
export const submit = style({
  gridColumn: '3',
  placeSelf: 'start end',
  selectors: onceOpen,
});
/** The choice of pictures: its icon in line with the field above, its words in one line. */
export const attach = style({
  gridColumn: '2',
  inlineSize: 'auto',
  marginInline: `calc(-1 * ${space[16]}) calc(-1 * ${space[12]})`,
  selectors: onceOpen,
});
export const pictures = style({ display: 'grid', gap: space[12], gridColumn: '2 / -1' });
export const picture = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
/** What a picture shows, or its name: below it where there is no room beside it. */
export const pictureAlt = style({
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { gridRow: 2, gridColumn: '1 / -1' } },
});
/** Over the whole width of a composer of one line; while it says nothing it takes no room. */
export const wide = style({
  gridColumn: '1 / -1',
  selectors: { '&:empty': { position: 'absolute' } },
});
export const notice = style({ gridColumn: '2 / -1' });
export const error = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  gridColumn: '2 / -1',
  color: vars.critical.text,
  fontSize: fontSize[14],
});
