import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { displayText, media, pageTitleRule, size, space, vars } from '../../theme';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  maxInlineSize: size.content,
  marginInline: 'auto',
  color: vars.text.primary,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});

/**
 * A row of their own on phones, whatever fits beside the title: words that come in another font, or
 * language, move nothing.
 */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  '@media': { [media.narrow]: { flexBasis: '100%' } },
});
globalStyle(`${actions} > *`, { '@media': { [media.narrow]: { flex: '1 1 auto' } } });

export const clubHead = style({ position: 'relative', minBlockSize: size.touch });
const clubRow = style({ display: 'flex', justifyContent: 'space-between', gap: space[8] });
/** Back and settings, over the picture of the club's head where there is one. */
export const clubBar = styleVariants({
  alone: [clubRow],
  overPicture: [clubRow, { position: 'absolute', zIndex: 1, insetInline: 0, padding: space[8] }],
});
/** What follows stands together at the other end. */
export const title = style([
  displayText,
  pageTitleRule,
  { overflowWrap: 'anywhere', marginInlineEnd: 'auto' },
]);
export const tools = style({
  display: 'grid',
  gap: space[16],
  maxInlineSize: '480px',
  marginBlockEnd: space[24],
});

/** Stops under the top bar of the shell, which is 60 px high. */
export const tabRow = style({
  position: 'sticky',
  insetBlockStart: '60px',
  zIndex: 3,
  background: vars.surface.page,
});
// A club has many: closer together, those of most clubs fit beside the column of wide pages.
globalStyle(`${tabRow} [role='tab']`, { paddingInline: space[12] });
// What is said below the tabs, before the panel, which brings its own room.
globalStyle(`${tabRow} ~ [role='status'] > *`, { marginBlockStart: space[16] });
