import { style } from '@vanilla-extract/css';
import { fontSize, space, vars } from '../../theme';

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  blockSize: '100%',
});

export const scroller = style({
  position: 'relative',
  flexGrow: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The list keeps the place: browsers do nothing at offset 0, which is where people read when
  // older messages arrive.
  overflowAnchor: 'none',
  paddingInline: space[8],
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.border.focus}`, outlineOffset: '-2px' },
  },
});

export const older = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '44px',
  color: vars.text.secondary,
  fontSize: fontSize[14],
});
export const middle = style({ display: 'grid', placeItems: 'center', minBlockSize: '100%' });

export const list = style({
  containerType: 'inline-size',
  paddingBlock: '6px',
});
export const part = style({ display: 'grid', gap: space[4], paddingBlock: '2px' });
export const message = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space[12],
  paddingBlock: space[4],
  paddingInline: space[8],
  borderRadius: vars.radius.control,
  selectors: { '&:hover': { background: vars.surface.card } },
  // With little room, reactions stand below the words instead of squeezing them.
  '@container': { '(max-width: 360px)': { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const reactions = style({
  display: 'flex',
  alignItems: 'start',
  '@container': {
    '(max-width: 360px)': { gridColumn: 2, justifySelf: 'start', flexDirection: 'row-reverse' },
  },
});
export const body = style({ minInlineSize: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
  fontSize: fontSize[14],
});
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
/** Seen while its message is pointed at or has the focus; always where nothing can hover. */
export const quietUntilNear = style({
  '@media': {
    '(hover: hover)': {
      opacity: 0,
      selectors: {
        [`${message}:hover &, ${message}:focus-within &`]: { opacity: 1 },
      },
    },
  },
});
