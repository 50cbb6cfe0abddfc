import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, media as queries, space, vars } from '../../theme';

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  blockSize: '100%',
});

export const scroller = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minBlockSize: 0,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  // The list keeps the place: browsers do nothing at offset 0, which is where people read when
  // older messages arrive.
  overflowAnchor: 'none',
  paddingInline: space[8],
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.border.focus}`, outlineOffset: '-2px' },
  },
});

// Few messages stand at the end, above the field in which they are answered.
globalStyle(`${scroller} > *`, { flexShrink: 0 });
globalStyle(`${scroller} > :first-child`, { marginBlockStart: 'auto' });

export const older = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '44px',
  color: vars.text.secondary,
  fontSize: fontSize[14],
});
/** The button that leads to the newest messages lies above it. */
export const newer = style([older, { paddingBlockEnd: '44px' }]);
export const middle = style({ display: 'grid', placeItems: 'center', minBlockSize: '100%' });

export const list = style({
  containerType: 'inline-size',
  paddingBlock: '6px',
});
export const part = style({ display: 'grid', gap: space[4], paddingBlock: '2px' });
/** A centred label on a hairline. */
const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  paddingInline: space[8],
  fontSize: fontSize[12],
  fontWeight: 600,
  selectors: {
    '&::before, &::after': {
      content: '""',
      flex: 1,
      borderBlockStart: `1px solid ${vars.border.subtle}`,
    },
  },
});
/** Where another day begins. */
export const day = style([line, { paddingBlock: space[12], color: vars.text.muted }]);
/** Where what is new to the viewer begins. */
export const unread = style([
  line,
  {
    paddingBlock: space[4],
    color: vars.text.link,
    selectors: { '&::before, &::after': { borderColor: vars.accent.border } },
  },
]);
export const message = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[12],
  paddingBlock: '2px',
  paddingInline: space[8],
  borderRadius: vars.radius.control,
  selectors: { '&:hover, &:focus-within': { background: vars.surface.card } },
});
/** The room between people belongs to the name and picture, with which it comes and goes. */
const beginning = style({
  selectors: { [`${message}:not([data-continued]) &`]: { paddingBlockStart: '6px' } },
});
/** As wide as a picture, with or without one. */
export const face = style([beginning, { inlineSize: '32px' }]);
/** Below the words while somebody has reacted, else over its end, taking no room. */
export const actions = style({
  gridColumn: 2,
  display: 'flex',
  alignItems: 'center',
  // The symbol stands below the first letter of the words.
  marginInlineStart: '-10px',
  selectors: {
    '&:not(:has([data-reacted]))': {
      position: 'absolute',
      insetBlockStart: space[4],
      insetInlineEnd: space[8],
      zIndex: 1,
      border: `1px solid ${vars.border.subtle}`,
      borderRadius: vars.radius.pill,
      background: vars.surface.raised,
      boxShadow: vars.shadow.floating,
    },
  },
  // One's own messages, which have more buttons, are no higher than others.
  '@media': {
    [queries.hover]: { selectors: { '&:has([data-reacted])': { blockSize: space[24] } } },
  },
});
export const body = style({ minInlineSize: 0 });
export const head = style([
  beginning,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[8],
    fontSize: fontSize[14],
  },
]);
export const author = style({
  color: vars.text.primary,
  fontWeight: 650,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-own]': { color: vars.text.link },
    'a&:hover': { textDecoration: 'underline' },
  },
});
export const time = style({
  color: vars.text.muted,
  fontSize: fontSize[12],
  fontVariantNumeric: 'tabular-nums',
});
export const text = style({ color: vars.text.primary, fontSize: fontSize[14] });
export const media = style({ maxInlineSize: '320px', marginBlockStart: space[8] });
export const pill = style({
  position: 'absolute',
  insetBlockEnd: space[8],
  insetInlineStart: '50%',
  translate: '-50% 0',
  zIndex: 1,
  boxShadow: vars.shadow.floating,
  borderRadius: vars.radius.pill,
  selectors: { '[dir="rtl"] &': { translate: '50% 0' } },
});
/** Seen while its message is pointed at, has the focus, or has a picker open. */
export const quietUntilNear = style({});
const near = [':hover', ':focus-within', ':has([aria-expanded="true"])']
  .map((state) => `:not(${state})`)
  .join('');
for (const quiet of [
  quietUntilNear,
  `${actions}:not(:has([data-reacted]))`,
  `${actions} [aria-haspopup]`,
])
  globalStyle(`${message}${near} ${quiet}`, {
    opacity: 0,
    // A tap on what is not seen is none.
    '@media': { [queries.touch]: { pointerEvents: 'none' } },
  });
