import { style } from '@vanilla-extract/css';
import { fontSize, size, space, vars } from '../../theme';
import { startEdgeIn } from '../../theme/startEdge';

export const post = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  maxInlineSize: size.feed,
  padding: space[16],
  // The actions have air of their own.
  paddingBlockEnd: space[4],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
  // The bar of the page and the row of tabs stay over what is scrolled to.
  scrollMarginBlockStart: '124px',
  selectors: {
    '&[data-highlighted]': { borderColor: vars.accent.solid },
    ...startEdgeIn('[data-highlighted]'),
    '&:focus-visible': { outline: `2px solid ${vars.border.focus}`, outlineOffset: '2px' },
  },
});

/** However many lines a name takes, the picture stands beside the first of them. */
export const head = style({ display: 'flex', alignItems: 'flex-start', gap: space[12] });
export const more = style({
  alignSelf: 'start',
  color: vars.text.secondary,
  // Its dots stand in line with the edge of the text.
  marginInlineEnd: '-10px',
});
export const who = style({ display: 'grid', flexGrow: 1, minInlineSize: 0, lineHeight: 1.3 });
export const author = style({
  color: vars.text.primary,
  fontWeight: 650,
  overflowWrap: 'anywhere',
  selectors: { 'a&:hover': { textDecoration: 'underline' } },
});
export const time = style({
  color: vars.text.muted,
  fontSize: fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});
export const place = style({
  color: vars.text.link,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const pinned = style({
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'bottom',
  gap: space[4],
  marginInlineStart: space[8],
  color: vars.text.secondary,
  fontWeight: 600,
});
/** Joined emoji are one letter to a browser, which breaks no line in it however many they are. */
export const text = style({
  overflowX: 'clip',
  color: vars.text.primary,
  fontSize: fontSize[16],
  lineHeight: 1.6,
});

export const media = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: '1fr 1fr',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
});
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  cursor: 'zoom-in',
  background: vars.surface.sunken,
  selectors: {
    '&:first-child:nth-last-child(odd)': { gridColumn: '1 / -1' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const missing = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[4],
  inlineSize: '100%',
  minBlockSize: '96px',
  padding: space[12],
  border: `1px dashed ${vars.border.strong}`,
  borderRadius: vars.radius.control,
  color: vars.text.secondary,
  textAlign: 'center',
  background: vars.surface.sunken,
  overflowWrap: 'anywhere',
  selectors: { '&:first-child:nth-last-child(odd)': { gridColumn: '1 / -1' } },
});
export const retry = style({
  color: vars.text.link,
  fontWeight: 600,
  textWrap: 'balance',
  selectors: { 'button:hover > &': { textDecoration: 'underline' } },
});
export const image = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
/** On a phone the icon alone says it to the eye, so that the actions keep one line. */
export const shareLabel = style({
  '@media': {
    'screen and (max-width: 419.98px)': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
/** Quiet beside what is said; the accent is for what is chosen. */
export const action = style({
  minBlockSize: size.touch,
  minInlineSize: size.touch,
  // Three actions in one line of the narrowest phones, also where their words are longer.
  selectors: {
    '&&': { '@media': { 'screen and (max-width: 419.98px)': { paddingInline: space[8] } } },
  },
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
export const commentCount = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  color: vars.text.secondary,
  fontSize: fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});
export const below = style({
  display: 'grid',
  gap: space[16],
  selectors: { '&:not(:empty)': { paddingBlockEnd: space[12] } },
});
